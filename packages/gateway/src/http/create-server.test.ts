import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { answerNotFound, type ConnectionLimits, connectionLimits, createServer } from './create-server';

describe('the HTTP server of site and games', () => {
  let app: FastifyInstance;
  let sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
    await app.close();
  });

  const start = async (limits: Partial<ConnectionLimits>, trustProxy?: readonly string[]) => {
    app = createServer({ trustProxy, limits: { ...connectionLimits, checkInterval: 20, ...limits } });
    app.post('/echo', async (request) => request.body);
    await app.listen({ port: 0, host: '127.0.0.1' });
  };
  const open = async (text = '') => {
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  /** What the server sends until it closes the connection. */
  const received = async (socket: Socket) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    if (!socket.destroyed) await once(socket, 'close');
    return text;
  };
  const headers = 'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  it.each([
    ['no request', ''],
    ['unfinished headers', headers],
  ])('[REQ-3] closes a connection with %s after the header timeout', async (_case, text) => {
    await start({ headersTimeout: 60, requestTimeout: 0 });
    expect(await received(await open(text))).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('[REQ-3] closes a connection with an unfinished body after the request timeout', async () => {
    await start({ headersTimeout: 30, requestTimeout: 60 });
    expect(await received(await open(`${headers}Content-Length: 9\r\n\r\n{"a"`))).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('[REQ-3] closes a connection without a further request after the keep-alive timeout', async () => {
    await start({ keepAliveTimeout: 30 });
    expect(await received(await open(`${headers}Content-Length: 2\r\n\r\n{}`))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('[REQ-3] closes a connection without a byte after the idle timeout', async () => {
    await start({ idleTimeout: 30 });
    expect(await received(await open(headers))).toBe('');
  });

  it('[REQ-3] closes connections above the limit of an address, and accepts one again after one has closed', async () => {
    await start({ perAddress: 2 });
    const [first] = [await open(), await open()];
    expect(await received(await open())).toBe('');
    first?.destroy();
    // The server sees the end of the first connection soon after.
    for (;;) {
      const socket = await open(`${headers}Connection: close\r\nContent-Length: 2\r\n\r\n{}`);
      if ((await received(socket)).startsWith('HTTP/1.1 200')) break;
    }
  });

  it('[REQ-3] counts the connections of a trusted proxy in the total only', async () => {
    await start({ perAddress: 1, total: 3 }, ['127.0.0.0/8']);
    const answer = async () =>
      received(await open(`${headers}Connection: close\r\nContent-Length: 2\r\n\r\n{}`));
    await Promise.all([open(), open()]);
    expect(await answer()).toMatch(/^HTTP\/1\.1 200 /);
    await open();
    expect(await answer()).toBe('');
  });

  it('[REQ-7] logs no token and no query, whether or not a route matches', async () => {
    let log = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    });
    const token = 'Zm9vYmFyYmF6_Zm9vYmFyYmF6-Zm9vYmFyYmF6Zm9vY';
    app = createServer({ trustProxy: undefined, logger: { level: 'trace', stream } });
    answerNotFound(app);
    app.get('/:token', async () => 'found');
    for (const url of [`/${token}?a=${token}`, `/none/${token}?a=hidden`, `/%zz${token}?a=hidden`])
      await app.inject(url);
    await app.inject({ method: 'POST', url: `/${token}?a=hidden` });
    expect(log).toContain('"path":"/[redacted]"');
    expect(log).not.toContain(token);
    expect(log).not.toContain('hidden');
  });
});
