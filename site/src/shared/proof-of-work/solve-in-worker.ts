import { type SolveProof, solveProof } from '@pavilion/sdk';

/** Resolves with the solution of a worker; rejects when it fails, or when the signal is aborted. */
const solutionOf = (worker: Worker, ...[proof, signal]: Parameters<SolveProof>) =>
  new Promise<string>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', () => reject(new Error('The worker has failed.')));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      typeof data === 'string' ? resolve(data) : reject(new Error('The worker has found no solution.')),
    );
    worker.postMessage(proof);
  });

/**
 * Does the work that many failed logins ask for (20005 proofRequired) in a worker, so that the page stays usable. Without
 * workers it is done on the page's thread, between other tasks.
 */
export const solveInWorker =
  (start: () => Worker): SolveProof =>
  async (proof, signal) => {
    let worker: Worker | undefined;
    try {
      worker = start();
      return await solutionOf(worker, proof, signal);
    } catch (error) {
      if (signal?.aborted) throw error;
      return solveProof(proof, signal);
    } finally {
      worker?.terminate();
    }
  };
