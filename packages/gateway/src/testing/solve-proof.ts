import { createHash } from 'node:crypto';
import type { ProofOfWork } from '@pavilion/contract';

/** The value of the header `X-API-PROOF` for the work that 20005 proofRequired asks for. */
export const solveProof = ({ challenge, bits }: ProofOfWork): string => {
  for (let attempt = 0; ; attempt += 1) {
    const proof = `${challenge}.${attempt}`;
    if (Math.clz32(createHash('sha256').update(proof).digest().readUInt32BE(0)) >= bits) return proof;
  }
};
