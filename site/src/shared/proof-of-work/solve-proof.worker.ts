import { type SolveProof, solveProof } from '@pavilion/sdk';

/** The thread for the work before a login: answers each message with the solution, or with nothing when there is none. */
addEventListener('message', ({ data }: MessageEvent<Parameters<SolveProof>[0]>) => {
  solveProof(data).then(
    (solution) => postMessage(solution),
    () => postMessage(undefined),
  );
});
