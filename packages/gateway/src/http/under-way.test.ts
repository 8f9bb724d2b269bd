import { fastify } from 'fastify';
import { finishRequests } from './under-way';

const listening = async () => {
  const app = fastify({ forceCloseConnections: true });
  finishRequests(app);
  let begun = () => {};
  let goOn = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let ended = false;
  app.get('/slow', async () => {
    begun();
    await mayGoOn;
    ended = true;
    return { done: true };
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, hasBegun, goOn, ended: () => ended };
};

describe('a gateway that stops', () => {
  it('[REQ-10] answers what is under way before it is gone, and takes nothing new', async () => {
    const { app, url, hasBegun, goOn } = await listening();
    const asked = fetch(`${url}/slow`);
    await hasBegun;
    const closed = app.close();
    await new Promise(setImmediate);
    expect((await fetch(`${url}/slow`)).status).toBe(503);
    goOn();
    expect(await (await asked).json()).toEqual({ done: true });
    await closed;
    await expect(fetch(`${url}/slow`)).rejects.toThrow();
  });

  it('waits for a handler also when nobody is there any more to take its answer', async () => {
    const { app, url, hasBegun, goOn, ended } = await listening();
    const gone = new AbortController();
    const asked = fetch(`${url}/slow`, { signal: gone.signal }).catch(() => 'gone');
    await hasBegun;
    gone.abort();
    expect(await asked).toBe('gone');
    const closed = app.close();
    await new Promise(setImmediate);
    goOn();
    await closed;
    expect(ended()).toBe(true);
  });
});
