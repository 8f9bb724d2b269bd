import { type Static, Type } from '@sinclair/typebox';
import { Moment } from './common';

/** The `proof` in the data of 20005 proofRequired: work that the client does before the same call is accepted. */
export const ProofOfWork = Type.Object({
  challenge: Type.String({ description: 'ASCII without a blank' }),
  bits: Type.Integer({ minimum: 1, maximum: 32 }),
  expiresAt: Moment,
});
/**
 * Work that 20005 proofRequired asks for: find a text N for which SHA-256 of `<challenge>.N` begins with `bits` zero bits,
 * and repeat the call with the header `X-API-PROOF: <challenge>.N`. It is accepted once.
 */
export type ProofOfWork = Static<typeof ProofOfWork>;
