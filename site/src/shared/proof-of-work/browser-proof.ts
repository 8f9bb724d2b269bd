import { solveInWorker } from './solve-in-worker';

/** Does the work in a worker of the site. A module of its own: it is loaded when the first login needs it. */
export const solveProof = solveInWorker(
  () => new Worker(new URL('./solve-proof.worker.ts', import.meta.url), { type: 'module' }),
);
