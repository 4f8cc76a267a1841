package groth16

import (
	"hash"
	"math/big"
	"sync"

	"github.com/consensys/gnark-crypto/ecc"
	curve "github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/hash_to_field"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/pedersen"
	gnark "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/constraint"
	cs "github.com/consensys/gnark/constraint/bn254"
	"github.com/consensys/gnark/constraint/solver"
	builder "github.com/consensys/gnark/frontend/cs"

	"msmith.invalid/msmith"
)

// commitments are those that a circuit asks for while it is solved: points that the proof has beside its three. The
// construction is that of https://eprint.iacr.org/2022/1072 as gnark has it.
type commitments struct {
	info constraint.Groth16Commitments
	keys []pedersen.ProvingKey
	// The values that each commits to, and the commitments.
	values [][]fr.Element
	points []curve.G1Affine
	// One that answers has the hash for itself.
	mutex sync.Mutex
	hash  hash.Hash
}

func newCommitments(r1cs *cs.R1CS, pk *gnark.ProvingKey, hash hash.Hash) (*commitments, error) {
	info, _ := r1cs.CommitmentInfo.(constraint.Groth16Commitments)
	n := len(info)
	if n != len(pk.CommitmentKeys) {
		return nil, refused(msmith.CodeLength, "%d commitments, and keys for %d: the key is not that of the circuit", n, len(pk.CommitmentKeys))
	}
	if hash == nil {
		hash = hash_to_field.New([]byte(constraint.CommitmentDst))
	}
	return &commitments{
		info: info, keys: pk.CommitmentKeys, hash: hash,
		values: make([][]fr.Element, n), points: make([]curve.G1Affine, n),
	}, nil
}

// options has the solver ask for the commitments.
func (c *commitments) options() []solver.Option {
	if len(c.info) == 0 {
		return nil
	}
	return []solver.Option{solver.OverrideHint(solver.GetHintID(builder.Bsb22CommitmentComputePlaceholder), c.answer)}
}

// answer commits to values: in has the number of the commitment, the values that are hashed beside it, and those that are
// committed to; out gets the hash.
func (c *commitments) answer(_ *big.Int, in, out []*big.Int) error {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	i := int(in[0].Int64())
	hashed, committed := in[1:1+len(c.info[i].PublicAndCommitmentCommitted)], in[1+len(c.info[i].PublicAndCommitmentCommitted):]
	values := make([]fr.Element, len(committed))
	for k, value := range committed {
		values[k].SetBigInt(value)
	}
	point, err := c.keys[i].Commit(values)
	if err != nil {
		return err
	}
	c.values[i], c.points[i] = values, point
	c.hash.Reset()
	c.hash.Write(constraint.SerializeCommitment(point.Marshal(), hashed, fr.Bytes))
	digest := c.hash.Sum(nil)
	var challenge fr.Element
	challenge.SetBytes(digest[:min(len(digest), fr.Bytes)])
	challenge.BigInt(out[0])
	return nil
}

// notInK says of each wire that is not public whether the key's K leaves it out: commitments, and what they commit to.
func (c *commitments) notInK(public, wires int) []bool {
	flags := make([]bool, wires-public)
	for _, one := range c.info {
		flags[one.CommitmentIndex-public] = true
	}
	for _, committed := range c.info.GetPrivateCommitted() {
		for _, wire := range committed {
			flags[wire-public] = true
		}
	}
	return flags
}

// prove sets pok to a proof that the values are known.
func (c *commitments) prove(wires []fr.Element, pok *curve.G1Affine) error {
	if len(c.info) == 0 {
		return nil
	}
	points := make([]curve.G1Affine, len(c.info))
	var hashed []byte
	for i := range c.info {
		var err error
		if points[i], err = c.keys[i].ProveKnowledge(c.values[i]); err != nil {
			return err
		}
		hashed = append(hashed, wires[c.info[i].CommitmentIndex].Marshal()...)
	}
	challenge, err := fr.Hash(hashed, []byte("G16-BSB22"), 1)
	if err != nil {
		return err
	}
	_, err = pok.Fold(points, challenge[0], ecc.MultiExpConfig{NbTasks: 1})
	return err
}
