import { randomUUID } from 'node:crypto';
import { headers, limits } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import autocannon from 'autocannon';
import { callHeaders } from '../players';
import type { GatewayProcess } from '../reliability/gateway-process';
import type { Measured } from './measure-alternately';
import { gameTokenOf, randomMember, tokenOf, venueCode } from './members';

export const connections = 64;
export const seconds = 5;

const rateOf = ({ requests, latency, non2xx, errors, mismatches }: autocannon.Result): Measured => ({
  perSecond: requests.average,
  p50: latency.p50,
  p99: latency.p99,
  failed: non2xx + errors + mismatches,
});

/** Whether the envelope of an answer has a code. A rejected call has HTTP status 200, too. */
export const hasCode = (body: unknown, code: number): boolean =>
  String(body).includes(`"status_code":${code}`);

/** Posts requests as fast as they are answered. `next` creates the headers and body of each, such as a new key. */
export const measureRequests = async (
  url: string,
  next: () => { headers: Record<string, string>; body: string },
  options: Pick<autocannon.Options, 'amount' | 'verifyBody'> = {},
): Promise<Measured> =>
  rateOf(
    await autocannon({
      url,
      connections,
      duration: seconds,
      verifyBody: (body) => hasCode(body, limits.successCode),
      requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, ...next() }) }],
      ...options,
    }),
  );

/** The headers with which a game page calls its venue. */
export const gameHeaders = (index: number, code?: string): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${gameTokenOf(index, code)}`,
});

export const measureTransfers = async ({ url }: GatewayProcess) => {
  const common = callHeaders(wire.walletTransfer);
  return measureRequests(url + wire.walletTransfer.path, () => ({
    headers: {
      ...common,
      [headers.token]: tokenOf(randomMember()),
      [headers.idempotencyKey]: randomUUID(),
    },
    body: JSON.stringify({
      venue: venueCode,
      direction: Math.random() < 0.5 ? 'in' : 'out',
      amount: '0.01',
    }),
  }));
};

export const measureRounds = ({ venueUrl }: GatewayProcess) =>
  measureRequests(`${venueUrl}/slots/api/spin`, () => ({
    headers: gameHeaders(randomMember()),
    body: JSON.stringify({ key: randomUUID(), stake: '1.50' }),
  }));

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Times sequential balance calls, alternating between members, ms. */
export const measureBalances = async ({ url }: GatewayProcess, indexes: readonly number[]) => {
  const times = indexes.map((): number[] => []);
  const common = callHeaders(wire.walletBalances);
  for (let round = 0; round < 500; round++) {
    for (const [place, index] of indexes.entries()) {
      const start = performance.now();
      const answer = await fetch(url + wire.walletBalances.path, {
        method: 'POST',
        headers: { ...common, [headers.token]: tokenOf(index) },
        body: '{}',
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`walletBalances: ${answer.status}`);
      // The first 100 calls of each member are a warm-up.
      if (round >= 100) times[place]?.push(performance.now() - start);
    }
  }
  return times.map((each) => ({ p50: percentile(each, 0.5), p99: percentile(each, 0.99) }));
};
