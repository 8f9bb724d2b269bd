import { errorCodes, headers, type ProofOfWork } from '@pavilion/contract';
import type { SdkError } from '../../errors/sdk-error';
import type { SolveProof } from '../../proof/solve-proof';
import type { Step } from '../step';

/** Repetitions of a call: the work can become harder while it is done. */
const maxRepetitions = 3;

/** Does the work that 20005 proofRequired asks for, and repeats the call with its result. */
export const proofOfWork = (solve: SolveProof): Step => ({
  name: 'proof-of-work',
  run: async (request, next) => {
    let attempt = request;
    for (let repetition = 0; ; repetition += 1) {
      try {
        return await next(attempt);
      } catch (error) {
        const { isOwnOrigin, signal } = request;
        const { code, data } = error as SdkError;
        if (code !== errorCodes.proofRequired || !isOwnOrigin || repetition === maxRepetitions) throw error;
        const { proof } = data as { proof: ProofOfWork };
        const solution = await solve(proof, signal).catch(() => undefined);
        // An aborted call is repeated all the same: it rejects as cancelled.
        if (!solution && !signal?.aborted) throw error;
        const header = { [headers.proof]: `${proof.challenge}.${solution}` };
        attempt = { ...request, headers: { ...request.headers, ...header } };
      }
    }
  },
});
