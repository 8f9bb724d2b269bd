/** @jest-environment jsdom */
import { solveInWorker } from './solve-in-worker';

const proof = { challenge: 'abc', bits: 4, expiresAt: '2026-01-01T00:00:00.000Z' };

/** A worker that answers a message by an event. */
const workerWith = (answer: Event | undefined) => {
  const target = new EventTarget();
  const terminate = jest.fn();
  const postMessage = () => void (answer && queueMicrotask(() => target.dispatchEvent(answer)));
  return { worker: Object.assign(target, { terminate, postMessage }) as unknown as Worker, terminate };
};

describe('solveInWorker', () => {
  it('[ERR-7] returns the solution of the worker and ends it', async () => {
    const { worker, terminate } = workerWith(new MessageEvent('message', { data: 'aaaaaaah' }));
    expect(await solveInWorker(() => worker)(proof)).toBe('aaaaaaah');
    expect(terminate).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a worker that fails', () => workerWith(new Event('error')).worker],
    ['a worker without a solution', () => workerWith(new MessageEvent('message')).worker],
    [
      'a browser without workers',
      () => {
        throw new TypeError('Worker is not defined');
      },
    ],
  ])('[ERR-7] does the work itself with %s', async (_, start) => {
    expect(await solveInWorker(start)(proof)).toMatch(/^[a-p]{8}$/);
  });

  it('[REQ-3] ends the worker when it is aborted', async () => {
    const { worker, terminate } = workerWith(undefined);
    const controller = new AbortController();
    const solving = solveInWorker(() => worker)(proof, controller.signal);
    controller.abort(new Error('left the page'));
    await expect(solving).rejects.toThrow('left the page');
    expect(terminate).toHaveBeenCalledTimes(1);
  });
});
