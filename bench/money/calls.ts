import { randomUUID } from 'node:crypto';
import { headers, limits } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import autocannon from 'autocannon';
import { signed } from '../players';
import type { GatewayProcess } from '../reliability/gateway-process';
import { anyone, gameTokenOf, tokenOf, venueCode } from './members';
import type { Measured } from './turns';

export const connections = 64;
export const seconds = 5;

const rateOf = ({ requests, latency, non2xx, errors, mismatches }: autocannon.Result): Measured => ({
  perSecond: requests.average,
  p50: latency.p50,
  p99: latency.p99,
  failed: non2xx + errors + mismatches,
});

/** Whether a body is the answer of the contract with a code. A rejected call has HTTP status 200, too. */
export const hasCode = (body: unknown, code: number): boolean =>
  String(body).includes(`"status_code":${code}`);

/** Posts requests, all different, as fast as they are answered. */
export const shoot = async (
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

/** The headers of a call of a game's page. */
export const gameHeaders = (index: number, code?: string): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${gameTokenOf(index, code)}`,
});

export const shootTransfers = async ({ url }: GatewayProcess) => {
  const common = signed(wire.walletTransfer);
  return shoot(url + wire.walletTransfer.path, () => ({
    headers: {
      ...common,
      [headers.token]: tokenOf(anyone()),
      [headers.idempotencyKey]: randomUUID(),
    },
    body: JSON.stringify({
      venue: venueCode,
      direction: Math.random() < 0.5 ? 'in' : 'out',
      amount: '0.01',
    }),
  }));
};

export const shootRounds = ({ venueUrl }: GatewayProcess) =>
  shoot(`${venueUrl}/slots/api/spin`, () => ({
    headers: gameHeaders(anyone()),
    body: JSON.stringify({ key: randomUUID(), stake: '1.50' }),
  }));

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Sequential balance calls, alternating between members. */
export const askBalances = async ({ url }: GatewayProcess, indexes: readonly number[]) => {
  const times = indexes.map((): number[] => []);
  const common = signed(wire.walletBalances);
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
      // The first rounds warm up.
      if (round >= 100) times[place]?.push(performance.now() - start);
    }
  }
  return times.map((each) => ({ p50: percentile(each, 0.5), p99: percentile(each, 0.99) }));
};
