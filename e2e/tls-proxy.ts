import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A reverse proxy that ends TLS, as in front of a deployed gateway. */
export interface TlsProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** A certificate that browsers accept with `ignoreHTTPSErrors`. */
const selfSigned = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-subj', '/CN=pavilion.test', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
};

/** Starts a proxy on a free port. `target` is the port on this machine to which it forwards. */
export const createTlsProxy = async (target: number): Promise<TlsProxy> => {
  const forward = ({ method = 'GET', url = '/', headers, socket }: IncomingMessage) =>
    request({
      ...{ host: '127.0.0.1', port: target, method, path: url },
      headers: {
        ...headers,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': headers.host,
        'x-forwarded-for': socket.remoteAddress,
      },
    });
  const server = createServer(selfSigned(), (incoming, outgoing) => {
    const sent = forward(incoming);
    sent.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  });
  server.on('upgrade', (incoming: IncomingMessage, client) => {
    const sent = forward(incoming);
    client.on('error', () => sent.destroy());
    sent.on('error', () => client.destroy());
    sent.on('response', () => client.destroy());
    sent.on('upgrade', (answer, upstream) => {
      upstream.on('error', () => client.destroy());
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      client.pipe(upstream);
      upstream.pipe(client);
    });
    sent.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  return {
    port: address.port,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
