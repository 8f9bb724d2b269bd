import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WireCall, wire } from '@pavilion/contract/wire';
import { createClient, serverPorts } from '@pavilion/sdk';
import { createMemoryCookies, createMemoryStorage } from '@pavilion/sdk/testing';
import { type Measurement, median } from './measurement';

const rounds = 15;
const warmRequests = 400;
const coldClients = 40;
const answer = JSON.stringify({ status_code: 6000, message: '', data: { items: [], total: 0 } });
const body = { category: 'egame' };
const signed: WireCall = wire.gameList;
const unsigned: WireCall = { ...signed, path: '/api/measured' };

type Ask = () => Promise<unknown>;

/** A request by `fetch` without the client. */
const bare =
  (send: typeof fetch, url: string): Ask =>
  async () => {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return JSON.parse(await response.text());
  };

/** A client as in a browser: with cookies, and a storage for the encrypted signatures. */
const clientOf = (send: typeof fetch, host: string) =>
  createClient(
    { host, runtime: 'browser' },
    { ...serverPorts(), fetch: send, storage: createMemoryStorage(), cookies: createMemoryCookies() },
  );

const timed = async (times: number, ask: Ask): Promise<number> => {
  const start = performance.now();
  for (let i = 0; i < times; i += 1) await ask();
  return ((performance.now() - start) * 1_000) / times;
};

interface Row {
  readonly name: string;
  readonly warm: Ask;
  /** Creates a client, whose first request is measured. */
  readonly cold?: () => Ask;
}

const rowsOf = (where: string, send: typeof fetch, host: string): Row[] => {
  const through = (call: WireCall) => {
    const client = clientOf(send, host);
    return () => client.request(call, body);
  };
  return [
    { name: `bare fetch, ${where}`, warm: bare(send, `${host}${signed.path}`) },
    { name: `client, not signed, ${where}`, warm: through(unsigned), cold: () => through(unsigned) },
    { name: `client, signed, ${where}`, warm: through(signed), cold: () => through(signed) },
  ];
};

const micro = (values: number[]) => median(values).toFixed(0);

const measure = async (rows: readonly Row[]) => {
  const warm = rows.map((): number[] => []);
  const cold = rows.map((): number[] => []);
  for (const row of rows) await timed(warmRequests, row.warm);
  // In turn, so that a busy moment of the machine affects all variants.
  for (let round = 0; round < rounds; round += 1)
    for (const [index, row] of rows.entries()) warm[index]!.push(await timed(warmRequests, row.warm));
  for (let turn = 0; turn < coldClients; turn += 1)
    for (const [index, { cold: make }] of rows.entries()) if (make) cold[index]!.push(await timed(1, make()));
  return rows.map(({ name }, index) => [
    name,
    cold[index]!.length === 0 ? '' : micro(cold[index]!),
    micro(warm[index]!),
    (median(warm[index]!) - median(warm[0]!)).toFixed(0),
  ]);
};

/** The cost of the client's pipeline per request, compared with `fetch`. */
export const sdk = async (): Promise<Measurement> => {
  const canned: typeof fetch = async () => new Response(answer);
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rows = [
    ...(await measure(rowsOf('immediate response', canned, 'http://measured.invalid'))),
    ...(await measure(rowsOf('over loopback', (input, init) => fetch(input, init), host))),
  ];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return {
    title: 'A request through the client',
    method: `In Node, sequentially: ${rounds} rounds of ${warmRequests} requests per variant, alternating, medians. Cold is the first request of a new client (${coldClients} clients, with the signing module loaded): it computes the signature of the area and the device id. Bare is fetch and JSON only.`,
    columns: ['', 'cold µs', 'warm µs', 'over bare µs'],
    rows,
  };
};
