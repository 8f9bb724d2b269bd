import { errorCodes, headers, type ProofOfWork } from '@pavilion/contract';
import type { SdkError } from '../errors/sdk-error';
import type { Next, PipelineRequest, PipelineResponse } from '../pipeline/step';
import { findSolution } from './find-solution';
import type { SolveProof } from './solve-proof';

/** Does the work that an error asks for and repeats the call with its result. Other errors are thrown. */
export const repeatWithProof = async (
  error: SdkError,
  request: PipelineRequest,
  next: Next,
  solve: SolveProof = findSolution,
  // The work can become harder while it is done.
  repetitions = 3,
): Promise<PipelineResponse> => {
  if (error.code !== errorCodes.proofRequired || !repetitions) throw error;
  const { proof } = (error.data ?? {}) as { proof?: ProofOfWork };
  if (!proof) throw error;
  const { signal } = request;
  const solution = await solve(proof, signal).catch(() => undefined);
  // An aborted call is repeated all the same: it rejects as cancelled.
  if (!solution && !signal?.aborted) throw error;
  return next({
    ...request,
    headers: { ...request.headers, [headers.proof]: `${proof.challenge}.${solution}` },
  }).catch((again) => repeatWithProof(again, request, next, solve, repetitions - 1));
};
