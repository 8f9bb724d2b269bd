import type { ProofOfWork } from '@pavilion/contract';

/** Finds the text N that a proof of work asks for; rejects when it cannot, or when the signal is aborted. */
export type SolveProof = (proof: ProofOfWork, signal?: AbortSignal) => Promise<string>;

/**
 * Does the work of 20005 proofRequired on the thread of the caller, in slices between other tasks. Call it in a
 * worker to leave the page alone; its code is loaded at the first use.
 */
export const solveProof: SolveProof = async (proof, signal) =>
  (await import('./find-solution')).findSolution(proof, signal);
