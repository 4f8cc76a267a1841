// Package serve runs jobs of a benchmark behind pipes.
//
// The parent writes requests to stdin and reads one reply for each from stdout; all integers are
// little-endian. A request begins with one byte:
//
//	'L'  u8 length, name, inputs    load   -> u32 slot
//	'R'  u32 slot, u32 times        run    -> u64 wall ns, u64 CPU ns, u32 length, result
//	'F'  u32 slot                   free   -> nothing
//
// A reply begins with the byte 0, or with 1, u32 length and an error message. Inputs and results are the
// program's own. A job is run `times` times, and the total time is reported.
package serve

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

// Job computes a result from inputs that were loaded.
type Job interface {
	// Run computes it as many times, by as many tasks.
	Run(times uint32, tasks int) error
	// Bytes writes the last result.
	Bytes() []byte
}

// Loader reads the inputs of a job.
type Loader func(r io.Reader) (Job, error)

// CPUNanos is the CPU time that the process has used.
func CPUNanos() uint64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return uint64(u.Utime.Nano() + u.Stime.Nano())
}

type server struct {
	in      *bufio.Reader
	out     *bufio.Writer
	loaders map[string]Loader
	jobs    map[uint32]Job
	next    uint32
	tasks   int
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
	load, ok := s.loaders[string(name)]
	if !ok {
		return fmt.Errorf("unknown job %q", name)
	}
	j, err := load(s.in)
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
	cpu, start := CPUNanos(), time.Now()
	if err := j.Run(times, s.tasks); err != nil {
		return err
	}
	wall := uint64(time.Since(start).Nanoseconds())
	cpu = CPUNanos() - cpu
	result := j.Bytes()
	s.out.WriteByte(0)
	binary.Write(s.out, binary.LittleEndian, wall)
	binary.Write(s.out, binary.LittleEndian, cpu)
	binary.Write(s.out, binary.LittleEndian, uint32(len(result)))
	_, err = s.out.Write(result)
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

// Serve answers requests on stdin until it ends or one fails.
func Serve(loaders map[string]Loader) {
	s := server{
		in:      bufio.NewReaderSize(os.Stdin, 1<<20),
		out:     bufio.NewWriter(os.Stdout),
		loaders: loaders,
		jobs:    map[uint32]Job{},
		tasks:   runtime.GOMAXPROCS(0),
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
