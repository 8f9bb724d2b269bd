import { errorCodes } from '@pavilion/contract';
import type { SdkError } from '../../errors/sdk-error';
import type { SolveProof } from '../../proof/solve-proof';
import type { Step } from '../step';

/**
 * Does the work that 20005 proofRequired asks for, and repeats the call with its result. The code for it is loaded when
 * it is needed.
 */
export const proofOfWork = (solve: SolveProof | undefined): Step => ({
  name: 'proof-of-work',
  run: (request, next) =>
    next(request).catch(async (error: SdkError) => {
      if (error.code !== errorCodes.proofRequired || !request.isOwnOrigin) throw error;
      return (await import('../../proof/repeat-with-proof')).repeatWithProof(error, request, next, solve);
    }),
});
