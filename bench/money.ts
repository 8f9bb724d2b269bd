import type { Measurement } from './measurement';
import { connections, measureBalances, measureRounds, measureTransfers, seconds } from './money/calls';
import { withGateway } from './money/gateway';
import {
  type Measured,
  measureAlternately,
  type Repeated,
  ratioOf,
  repetitions,
} from './money/measure-alternately';
import { members, writeEntries } from './money/members';
import { createUngatedLedger, statements, withoutGate } from './money/statements';

const rate = (name: string, { perSecond, p50, p99, failed }: Measured) => [
  name,
  Math.round(perSecond).toLocaleString('en'),
  p50.toFixed(1),
  p99.toFixed(1),
  failed,
];
const ratio = (name: string, one: Repeated, other: Repeated) => [
  name,
  ratioOf(one, other).toFixed(2),
  '',
  '',
  '',
];
const balance = (name: string, times: { p50: number; p99: number } | undefined) => [
  name,
  '',
  (times?.p50 ?? 0).toFixed(1),
  (times?.p99 ?? 0).toFixed(1),
  '',
];

/** Transfers and rounds through the gateway, compared with the same SQL by `pgbench` on the same server in one run. */
export const money = (): Promise<Measurement> =>
  withGateway(async ({ gateway, server, db, sendByPgbench }) => {
    const { switchGate } = await createUngatedLedger(db);
    const roundsWith = async (isGated: boolean) => {
      // Also to the same function: its plans are made again after each switch.
      await switchGate(isGated);
      const rate = await measureRounds(gateway);
      await switchGate(true);
      return rate;
    };
    const bench =
      (name: keyof typeof statements, isGated = true) =>
      () => {
        const { sql, parameters } = statements[name].compile(db);
        return sendByPgbench({ sql: isGated ? sql : withoutGate(sql), parameters });
      };
    const measured = await measureAlternately({
      transfers: () => measureTransfers(gateway),
      transferSql: bench('transfer'),
      rounds: () => roundsWith(true),
      ungatedRounds: () => roundsWith(false),
      roundSql: bench('round'),
      ungatedSql: bench('round', false),
      hot: bench('hot'),
    });
    const { transfers, transferSql, rounds, ungatedRounds, roundSql, ungatedSql, hot } = measured;
    await writeEntries(db, 1, 1_000);
    await writeEntries(db, 2, 1_000_000);
    const [few, many] = await measureBalances(gateway, [1, 2]);
    return {
      title: 'Money',
      method: `${connections} connections for ${seconds} s, ${repetitions} times, alternating in both orders; medians, also of the ratios of each turn; over ${members.toLocaleString('en')} random members, on ${server.kind}; load generator, gateway and database on the same two cores. Each call is compared with its own SQL statement, sent by \`pgbench\` in the same run. A transfer moves money between two wallets of a member; a round moves money from or to the one account of all games and records bet and turnover. Goals: 0.5 of the rate of the same SQL, p99 at most 1.3 times that of the same SQL, the house account at 0.8 of the rate of transfers, rounds at 0.97 of the rate without the gate of the player protection. Balance calls are sequential and alternate.`,
      columns: ['', 'per second', 'p50 ms', 'p99 ms', 'failed'],
      rows: [
        rate('transfers through the gateway', transfers),
        rate('the same SQL by pgbench', transferSql),
        ratio('gateway / pgbench', transfers, transferSql),
        rate('rounds through the gateway', rounds),
        rate('the same SQL by pgbench', roundSql),
        ratio('gateway / pgbench', rounds, roundSql),
        rate('rounds through the gateway without the gate of the player protection', ungatedRounds),
        ratio('with / without the gate', rounds, ungatedRounds),
        rate('SQL of a round without the gate, by pgbench', ungatedSql),
        ratio('SQL with / without the gate', roundSql, ungatedSql),
        rate('one movement against a house account, pgbench', hot),
        ratio('house account / wallets of members', hot, transferSql),
        balance('balances of a member with 1,000 entries', few),
        balance('balances of a member with 1,000,000 entries', many),
      ],
    };
  });
