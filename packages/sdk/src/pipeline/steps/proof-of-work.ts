import { errorCodes, headers, type ProofOfWork } from '@pavilion/contract';
import { SdkError } from '../../errors/sdk-error';
import type { LoggerPort } from '../../ports/ports';
import type { SolveProof } from '../../proof/solve-proof';
import type { Step } from '../step';

/** Repetitions of a call: the work can become harder while it is done. */
const maxRepetitions = 3;
/** Zero bits that are worth waiting for: 16 times those of the gateway's hardest challenge. */
const maxBits = 24;

const proofOf = (error: unknown): ProofOfWork | undefined => {
  if (!(error instanceof SdkError) || error.code !== errorCodes.proofRequired) return undefined;
  const { proof } = (error.data ?? {}) as { proof?: ProofOfWork };
  return proof && proof.bits <= maxBits ? proof : undefined;
};

/** Does the work that 20005 proofRequired asks for, and repeats the call with its result. */
export const proofOfWork = (solve: SolveProof, logger: LoggerPort): Step => ({
  name: 'proof-of-work',
  run: async (request, next) => {
    let attempt = request;
    for (let repetition = 0; ; repetition += 1) {
      try {
        return await next(attempt);
      } catch (error) {
        const proof = proofOf(error);
        if (!proof || !request.isOwnOrigin || repetition === maxRepetitions) throw error;
        const solution = await solve(proof, request.signal).catch((thrown: unknown) => {
          if (request.signal?.aborted) throw new SdkError({ kind: 'cancelled', cause: thrown });
          logger.warn('The security check could not be done.', thrown);
          throw error;
        });
        const header = { [headers.proof]: `${proof.challenge}.${solution}` };
        attempt = { ...request, headers: { ...request.headers, ...header } };
      }
    }
  },
});
