/* Written by `cargo xtask faces` of the tables in src/face: change those. */
/*
 * msmith in the shape of rapidsnark (prover.h and verifier.h of iden3/rapidsnark): the same names, arguments, answers
 * and texts, so that a program that calls rapidsnark is linked with msmith instead, with its headers or with this one.
 * A program cannot be linked statically with both.
 *
 * Proofs are JSON without blanks, as rapidsnark writes it. What differs: keys over BLS12-381 serve too; points of a key
 * are checked to be on the curve, once a prover; proofs and signals with numbers that are too large are refused and not
 * reduced. A message that is longer than error_msg is cut; error_msg may be NULL. All cores work, and a prover may be
 * used by several threads at a time. msmith_groth16.h has options, progress and cancelling.
 */
#ifndef MSMITH_RAPIDSNARK_H
#define MSMITH_RAPIDSNARK_H

#ifdef __cplusplus
extern "C" {
#endif

/* Answers of the functions that prove. */
#define PROVER_OK                     0x0
#define PROVER_ERROR                  0x1
#define PROVER_ERROR_SHORT_BUFFER     0x2
#define PROVER_INVALID_WITNESS_LENGTH 0x3

/* Answers of groth16_verify. */
#define VERIFIER_VALID_PROOF        0x0
#define VERIFIER_INVALID_PROOF      0x1
#define VERIFIER_ERROR              0x2

/* Bytes that are enough for the public signals of a key, in memory or in a file, with the zero byte behind them. */
int groth16_public_size_for_zkey_buf(const void *zkey_buffer, unsigned long long zkey_size,
                                     unsigned long long *public_size, char *error_msg,
                                     unsigned long long error_msg_maxsize);
int groth16_public_size_for_zkey_file(const char *zkey_fname, unsigned long long *public_size, char *error_msg,
                                      unsigned long long error_msg_maxsize);

/* Bytes that are enough for a proof with its zero byte. */
void groth16_proof_size(unsigned long long *proof_size);

/* A prover for many proofs. The buffer may go afterwards; the file must not be changed in place as long as it is. */
int groth16_prover_create(void **prover_object, const void *zkey_buffer, unsigned long long zkey_size, char *error_msg,
                          unsigned long long error_msg_maxsize);
int groth16_prover_create_zkey_file(void **prover_object, const char *zkey_file_path, char *error_msg,
                                    unsigned long long error_msg_maxsize);

/*
 * A proof of a witness (the bytes of a .wtns file), and its public signals. *proof_size and *public_size are the sizes
 * of the buffers, and then those of the texts, without their zero bytes; after PROVER_ERROR_SHORT_BUFFER what is enough
 * for any proof of the key. As in rapidsnark, whether the witness satisfies the circuit is not looked at:
 * msmith_groth16_prove does that.
 */
int groth16_prover_prove(void *prover_object, const void *wtns_buffer, unsigned long long wtns_size, char *proof_buffer,
                         unsigned long long *proof_size, char *public_buffer, unsigned long long *public_size,
                         char *error_msg, unsigned long long error_msg_maxsize);

/* Ends a prover; NULL, and what is none, is left alone. */
void groth16_prover_destroy(void *prover_object);

/* A prover, its proof, and its end in one. */
int groth16_prover(const void *zkey_buffer, unsigned long long zkey_size, const void *wtns_buffer,
                   unsigned long long wtns_size, char *proof_buffer, unsigned long long *proof_size,
                   char *public_buffer, unsigned long long *public_size, char *error_msg,
                   unsigned long long error_msg_maxsize);
int groth16_prover_zkey_file(const char *zkey_file_path, const void *wtns_buffer, unsigned long long wtns_size,
                             char *proof_buffer, unsigned long long *proof_size, char *public_buffer,
                             unsigned long long *public_size, char *error_msg, unsigned long long error_msg_maxsize);

/* Whether a proof is right, by the texts of proof.json, public.json and verification_key.json. */
int groth16_verify(const char *proof, const char *inputs, const char *verification_key, char *error_msg,
                   unsigned long error_msg_maxsize);

#ifdef __cplusplus
}
#endif

#endif
