import { randomUUID } from 'node:crypto';
import { headers, limits } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import autocannon from 'autocannon';
import { signed } from '../load';
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

/** Sends requests of random members, each with a new key. */
const shoot = (url: string, method: 'POST', next: () => { headers: Record<string, string>; body: string }) =>
  autocannon({
    url,
    connections,
    duration: seconds,
    // A rejected call has HTTP status 200, too.
    verifyBody: (body) => String(body).includes(`"status_code":${limits.successCode}`),
    requests: [{ method, setupRequest: (request) => ({ ...request, ...next() }) }],
  });

export const shootTransfers = async ({ url }: GatewayProcess) => {
  const common = signed(wire.walletTransfer);
  return rateOf(
    await shoot(url + wire.walletTransfer.path, 'POST', () => ({
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
    })),
  );
};

export const shootRounds = async ({ venueUrl }: GatewayProcess) =>
  rateOf(
    await shoot(`${venueUrl}/slots/api/spin`, 'POST', () => ({
      headers: { 'content-type': 'application/json', authorization: `Bearer ${gameTokenOf(anyone())}` },
      body: JSON.stringify({ key: randomUUID(), stake: '1.50' }),
    })),
  );

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
