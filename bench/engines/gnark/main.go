// A benchmark engine: gnark-crypto's multi-scalar multiplication behind pipes.
//
// The parent writes requests to stdin and reads one reply for each from stdout; all integers are
// little-endian. A request begins with one byte:
//
//	'L'  u8 length, name ("bls12-381/g1"), u64 n, points, scalars   load      -> u32 slot
//	'R'  u32 slot, u32 times                                         run       -> u64 wall ns, u64 CPU ns, u32 length, point
//	'F'  u32 slot                                                    free      -> nothing
//
// A reply begins with the byte 0, or with 1, u32 length and an error message. Coordinates and
// scalars are canonical little-endian integers of fixed width (an extension: c0 then c1);
// infinity is all zero. `run` computes the sum `times` times and reports the total time.
package main

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"syscall"
	"time"
)

type sample struct {
	wall, cpu uint64
	point     []byte
}

// job is one loaded input.
type job interface {
	run(times uint32, tasks int) (sample, error)
}

// loader reads n points and n scalars.
type loader func(r io.Reader, n uint64) (job, error)

func cpuNanos() uint64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return uint64(u.Utime.Nano() + u.Stime.Nano())
}

type server struct {
	in    *bufio.Reader
	out   *bufio.Writer
	jobs  map[uint32]job
	next  uint32
	tasks int
}

func (s *server) u32() (v uint32, err error) {
	err = binary.Read(s.in, binary.LittleEndian, &v)
	return
}

func (s *server) load() error {
	length, err := s.in.ReadByte()
	if err != nil {
		return err
	}
	name := make([]byte, length)
	if _, err := io.ReadFull(s.in, name); err != nil {
		return err
	}
	var n uint64
	if err := binary.Read(s.in, binary.LittleEndian, &n); err != nil {
		return err
	}
	load, ok := loaders[string(name)]
	if !ok {
		return fmt.Errorf("unknown group %q", name)
	}
	j, err := load(s.in, n)
	if err != nil {
		return err
	}
	s.next++
	s.jobs[s.next] = j
	s.out.WriteByte(0)
	return binary.Write(s.out, binary.LittleEndian, s.next)
}

func (s *server) run() error {
	slot, err := s.u32()
	if err != nil {
		return err
	}
	times, err := s.u32()
	if err != nil {
		return err
	}
	j, ok := s.jobs[slot]
	if !ok {
		return errors.New("no such slot")
	}
	got, err := j.run(times, s.tasks)
	if err != nil {
		return err
	}
	s.out.WriteByte(0)
	binary.Write(s.out, binary.LittleEndian, got.wall)
	binary.Write(s.out, binary.LittleEndian, got.cpu)
	binary.Write(s.out, binary.LittleEndian, uint32(len(got.point)))
	_, err = s.out.Write(got.point)
	return err
}

func (s *server) free() error {
	slot, err := s.u32()
	if err != nil {
		return err
	}
	delete(s.jobs, slot)
	debug.FreeOSMemory()
	return s.out.WriteByte(0)
}

func main() {
	s := server{
		in:    bufio.NewReaderSize(os.Stdin, 1<<20),
		out:   bufio.NewWriter(os.Stdout),
		jobs:  map[uint32]job{},
		tasks: runtime.GOMAXPROCS(0),
	}
	for {
		op, err := s.in.ReadByte()
		if err != nil {
			return // the parent has gone
		}
		switch op {
		case 'L':
			err = s.load()
		case 'R':
			err = s.run()
		case 'F':
			err = s.free()
		default:
			err = fmt.Errorf("unknown request %q", op)
		}
		if err != nil {
			message := err.Error()
			s.out.WriteByte(1)
			binary.Write(s.out, binary.LittleEndian, uint32(len(message)))
			s.out.WriteString(message)
		}
		if s.out.Flush() != nil || err != nil {
			return // after an error the stream may be out of step
		}
	}
}

// group says how one group of one curve is read, multiplied and written.
//
// P: affine point, J: Jacobian point, E: base field element, S: scalar.
type group[P, J, E, S any] struct {
	field, scalar int // bytes
	multiExp      func(*J, []P, []S, config) (*J, error)
	toAffine      func(*P, *J) *P
	coords        func(*P) []*E
	getField      func([]byte) (E, error)
	putField      func([]byte, E)
	getScalar     func([]byte) (S, error)
}

type loaded[P, J, E, S any] struct {
	group   *group[P, J, E, S]
	points  []P
	scalars []S
}

func (g group[P, J, E, S]) load(r io.Reader, n uint64) (job, error) {
	l := loaded[P, J, E, S]{group: &g, points: make([]P, n), scalars: make([]S, n)}
	buf := make([]byte, max(g.field, g.scalar))
	for i := range l.points {
		for _, c := range g.coords(&l.points[i]) {
			if _, err := io.ReadFull(r, buf[:g.field]); err != nil {
				return nil, err
			}
			e, err := g.getField(buf[:g.field])
			if err != nil {
				return nil, err
			}
			*c = e
		}
	}
	for i := range l.scalars {
		if _, err := io.ReadFull(r, buf[:g.scalar]); err != nil {
			return nil, err
		}
		s, err := g.getScalar(buf[:g.scalar])
		if err != nil {
			return nil, err
		}
		l.scalars[i] = s
	}
	return &l, nil
}

func (l *loaded[P, J, E, S]) run(times uint32, tasks int) (sample, error) {
	var sum J
	cpu, start := cpuNanos(), time.Now()
	for range times {
		if _, err := l.group.multiExp(&sum, l.points, l.scalars, config{NbTasks: tasks}); err != nil {
			return sample{}, err
		}
	}
	wall := uint64(time.Since(start).Nanoseconds())
	cpu = cpuNanos() - cpu
	var p P
	l.group.toAffine(&p, &sum)
	var point []byte
	for _, c := range l.group.coords(&p) {
		b := make([]byte, l.group.field)
		l.group.putField(b, *c)
		point = append(point, b...)
	}
	return sample{wall, cpu, point}, nil
}
