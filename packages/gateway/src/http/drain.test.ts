import { fastify } from 'fastify';
import { drainRequestsOnClose } from './drain';

/** A listening server whose only route waits until the test releases it. */
const startSlowServer = async () => {
  const app = fastify({ forceCloseConnections: true });
  drainRequestsOnClose(app);
  let markStarted = () => {};
  let release = () => {};
  const started = new Promise<void>((resolve) => {
    markStarted = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hasEnded = false;
  app.get('/slow', async () => {
    markStarted();
    await released;
    hasEnded = true;
    return { done: true };
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, started, release, hasEnded: () => hasEnded };
};

describe('a closing server', () => {
  it('[REQ-10] answers running requests and rejects new ones', async () => {
    const { app, url, started, release } = await startSlowServer();
    const answer = fetch(`${url}/slow`);
    await started;
    const closed = app.close();
    await new Promise(setImmediate);
    expect((await fetch(`${url}/slow`)).status).toBe(503);
    release();
    expect(await (await answer).json()).toEqual({ done: true });
    await closed;
    await expect(fetch(`${url}/slow`)).rejects.toThrow();
  });

  it('waits for a handler whose client has disconnected', async () => {
    const { app, url, started, release, hasEnded } = await startSlowServer();
    const abort = new AbortController();
    const answer = fetch(`${url}/slow`, { signal: abort.signal }).catch(() => 'aborted');
    await started;
    abort.abort();
    expect(await answer).toBe('aborted');
    const closed = app.close();
    await new Promise(setImmediate);
    release();
    await closed;
    expect(hasEnded()).toBe(true);
  });
});
