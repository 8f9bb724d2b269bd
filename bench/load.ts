import { randomUUID } from 'node:crypto';
import { wire } from '@pavilion/contract/wire';
import autocannon from 'autocannon';
import type { Product } from '../e2e/product';
import { type Measurement, mib, processorSeconds, residentBytes } from './measurement';
import { gameCode, venueCode } from './money/members';
import { callHeaders, launchGame, registerPlayer } from './players';

const connections = 32;
const seconds = 10;

/** Registers a member with money and opens a game; returns the tokens of session and game. */
const createPlayer = async (product: Product, index: number) => {
  const token = await registerPlayer(product, `bench${index}`);
  const { token: game } = await launchGame(product, token, { enName: venueCode, gameCode });
  return { token, game };
};

const measureRequests = (options: Omit<autocannon.Options, 'connections' | 'duration'>) =>
  autocannon({ connections, duration: seconds, ...options });

/** A compressed size between that of a skeleton and that of the smallest page, bytes. */
const maxSkeletonBytes = 16_000;

/** Requests Home, each connection with a cookie of its own, and counts the responses with a skeleton instead of the page. */
const measureHome = async (product: Product, cookies: readonly string[] = ['']) => {
  let skeletons = 0;
  let clients = 0;
  const before = processorSeconds(product.pid());
  const result = await measureRequests({
    url: product.url,
    setupClient: (client) => {
      const cookie = cookies[clients++ % cookies.length] ?? '';
      const headers = { accept: 'text/html', 'accept-encoding': 'br', cookie };
      client.setRequests([{ method: 'GET', headers }]);
      client.on('body', (body) => {
        if (body.length < maxSkeletonBytes) skeletons += 1;
      });
    },
  });
  const perPage = (1_000 * (processorSeconds(product.pid()) - before)) / result.requests.total;
  return { result, skeletons, perPage };
};

/** Requests per second and resident memory, with a separate database on the same two cores. */
export const load = async (product: Product): Promise<Measurement> => {
  const idle = residentBytes(product.pid());
  const health = await measureRequests({ url: `${product.url}/healthz` });
  const preInfo = await measureRequests({
    url: product.url + wire.preInfo.path,
    method: 'POST',
    headers: callHeaders(wire.preInfo),
    body: JSON.stringify(wire.preInfo.defaults),
  });
  const home = await measureHome(product);
  const players = await Promise.all(
    Array.from({ length: connections }, (_, index) => createPlayer(product, index)),
  );
  const ownHome = await measureHome(
    product,
    players.map(({ token }) => `token=${token}`),
  );
  const afterPages = residentBytes(product.pid());
  let next = 0;
  const bets = await measureRequests({
    url: `${product.venueUrl}/slots/api/spin`,
    setupClient: (client) => {
      const { game } = players[next++ % players.length]!;
      client.setRequests([
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${game}` },
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify({ key: randomUUID(), stake: '2.00' }),
          }),
        },
      ]);
    },
  });
  const after = residentBytes(product.pid());
  const row = (
    name: string,
    { requests, latency, non2xx, errors }: autocannon.Result,
    { skeletons, perPage }: { skeletons?: number; perPage?: number } = {},
  ) => [
    name,
    Math.round(requests.average).toLocaleString('en'),
    latency.p50,
    latency.p99,
    non2xx + errors,
    perPage === undefined ? '' : perPage.toFixed(1),
    skeletons === undefined ? '' : `${Math.round((100 * skeletons) / requests.total)} %`,
  ];
  return {
    title: 'Requests per second, and memory',
    method: `${connections} connections for ${seconds} s each; load generator and database on the same two cores; sandbox logging on. The bare route has no signature, schema or database. Home of visitors is rendered at most once a second for all, and sent while the next rendering replaces it; each connection asks for the Home of another member, whose shared parts are rendered once a second; a request that would wait too long gets a skeleton in the layout of the page, which the browser renders. Processor time is that of the gateway, without PostgreSQL. Goals: Home of visitors p99 at most 30 ms; Home of a member at least 120 a second, p99 at most 400 ms, at most 8 ms of processor time, no skeleton; under 150 MB for the gateway, without PostgreSQL. Memory: ${mib(idle)} MB idle, ${mib(afterPages)} MB after rendering pages, ${mib(after)} MB after the whole load.`,
    columns: ['call', 'requests/s', 'p50 ms', 'p99 ms', 'failed', 'processor ms', 'skeletons'],
    rows: [
      row('bare route (/healthz)', health),
      row('preInfo', preInfo),
      row('Home of visitors', home.result, home),
      row('Home of a member', ownHome.result, ownHome),
      row('bet with its wallet movement', bets),
    ],
  };
};
