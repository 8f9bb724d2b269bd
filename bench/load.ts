import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { areaOf, headers, limits, sandboxSigningKey, signaturePayload } from '@pavilion/contract';
import { type WireCall, wire } from '@pavilion/contract/wire';
import autocannon from 'autocannon';
import type { Product } from '../e2e/product';
import { type Measurement, mib } from './measurement';

const connections = 32;
const seconds = 10;
/** A way to deposit that takes enough for the whole run at once. */
const channel = 'usdt';
const device = randomUUID();

const signed = (call: WireCall, token?: string): Record<string, string> => ({
  'content-type': 'application/json',
  [headers.client]: limits.client,
  [headers.version]: limits.apiVersion,
  [headers.site]: limits.siteId,
  [headers.device]: device,
  [headers.signature]: createHmac('sha256', sandboxSigningKey)
    .update(
      signaturePayload({ area: areaOf(call.path)!, version: limits.apiVersion, site: limits.siteId, device }),
    )
    .digest('hex'),
  ...(token ? { [headers.token]: token } : {}),
});

const ask = async <Data>(
  url: string,
  call: WireCall,
  body: object,
  token?: string,
  more: Record<string, string> = {},
): Promise<Data> => {
  const answer = await fetch(url + call.path, {
    method: call.method,
    headers: { ...signed(call, token), ...more },
    body: JSON.stringify({ ...call.defaults, ...body }),
  });
  const { status_code, message, data } = (await answer.json()) as {
    status_code: number;
    message: string;
    data: Data;
  };
  if (status_code !== limits.successCode) throw new Error(`${call.path}: ${status_code} ${message}`);
  return data;
};

/** A member with money and an open game. */
const player = async (product: Product, index: number) => {
  const account = `bench${index}x${Date.now().toString(36)}`.slice(0, 16);
  const { token } = await ask<{ token: string }>(product.url, wire.register, {
    account,
    password: 'Bench2026',
    ofAge: true,
    acceptsTerms: true,
  });
  const order = await ask<{ id: string }>(
    product.url,
    wire.depositCreate,
    { channel, amount: '100000.00' },
    token,
    { [headers.idempotencyKey]: randomUUID() },
  );
  await product.control('pay-deposit', { id: order.id });
  const launch = await ask<{ url: string; token: string }>(
    product.url,
    wire.venueLaunch,
    {
      enName: 'PAVILION',
      gameCode: (await ask<{ items: { code: string }[] }>(product.url, wire.gameList, { category: 'egame' }))
        .items[0]!.code,
    },
    token,
  );
  return new URLSearchParams(new URL(launch.url).hash.slice(1)).get('token') ?? launch.token;
};

const residentBytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

const shoot = (options: Omit<autocannon.Options, 'connections' | 'duration'>) =>
  autocannon({ connections, duration: seconds, ...options });

/** Requests a second and resident memory, with a database of its own on the same two cores. */
export const load = async (product: Product): Promise<Measurement> => {
  const idle = residentBytes(product.pid());
  const health = await shoot({ url: `${product.url}/healthz` });
  const preInfo = await shoot({
    url: product.url + wire.preInfo.path,
    method: 'POST',
    headers: signed(wire.preInfo),
    body: JSON.stringify(wire.preInfo.defaults),
  });
  const home = await shoot({
    url: product.url,
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  const afterPages = residentBytes(product.pid());
  const tokens = await Promise.all(Array.from({ length: connections }, (_, index) => player(product, index)));
  let next = 0;
  const bets = await shoot({
    url: `${product.venueUrl}/slots/api/spin`,
    setupClient: (client) => {
      const token = tokens[next++ % tokens.length]!;
      client.setRequests([
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify({ key: randomUUID(), stake: '2.00' }),
          }),
        },
      ]);
    },
  });
  const after = residentBytes(product.pid());
  const row = (name: string, { requests, latency, non2xx, errors }: autocannon.Result) => [
    name,
    Math.round(requests.average).toLocaleString('en'),
    latency.p50,
    latency.p99,
    non2xx + errors,
  ];
  return {
    title: 'Requests a second, and memory',
    method: `${connections} connections for ${seconds} s each, load and database on the same two cores, sandbox logging. The bare route answers without signature, schema or database. Goal: the gateway stays under 150 MB beside PostgreSQL’s own. Memory: ${mib(idle)} MB idle, ${mib(afterPages)} MB after rendering pages, ${mib(after)} MB after the whole load.`,
    columns: ['call', 'requests/s', 'p50 ms', 'p99 ms', 'failed'],
    rows: [
      row('bare route (/healthz)', health),
      row('preInfo', preInfo),
      row('Home, rendered', home),
      row('bet with its wallet movement', bets),
    ],
  };
};
