import { type Measurement, median } from './measurement';
import { connections, seconds } from './money/calls';
import { withGateway } from './money/gateway';
import { measureAlternately, ratioOf, repetitions } from './money/measure-alternately';
import { members, openGames, randomMember } from './money/members';
import { bettingRound, tableGame } from './tables/rounds';
import { linesOfSlip, measureSlips, slipStatement } from './tables/slips';
import { watchedRounds, watchers, watchResults } from './tables/watchers';

/** A table with short rounds. */
const watched = tableGame('dragon-tiger');
/** The table with the longest rounds. */
const played = tableGame('mark-six');
/** How long a round must accept slips to contain a whole measurement, ms. */
const timeForMeasurement = (seconds + 3) * 1_000;

/** Measures slips through the gateway against the same SQL by `pgbench`, and the delay of results to the watchers of a table. */
export const tableGames = (): Promise<Measurement> =>
  withGateway(async ({ gateway, server, db, sendByPgbench }) => {
    const delays = await watchResults(gateway, watched, { db, server });

    await openGames(db, played.code);
    let refused = 0;
    const { slips, statements } = await measureAlternately({
      slips: async () => {
        const round = await bettingRound(gateway, played, timeForMeasurement);
        const measured = await measureSlips(gateway, played, round, randomMember);
        refused += measured.refused;
        return measured;
      },
      statements: async () => {
        const round = await bettingRound(gateway, played, timeForMeasurement);
        return sendByPgbench(slipStatement(played, round).compile(db));
      },
    });

    const delay = (name: string, of: (values: number[]) => number) => [
      name,
      '',
      of(delays.map(({ p50 }) => p50)).toFixed(1),
      of(delays.map(({ p99 }) => p99)).toFixed(1),
      of(delays.map(({ last }) => last)).toFixed(1),
      '',
      '',
    ];
    const allWatchers = watchers.toLocaleString('en');
    return {
      title: 'Table games',
      method: `Slips: ${connections} connections for ${seconds} s, ${repetitions} times, alternating with the gateway’s own statement sent by \`pgbench\`, medians; ${linesOfSlip} lines a slip, all slips on the running round of one table, over ${members.toLocaleString('en')} random members, on ${server.kind}; load generator, gateway and database on the same two cores. Refused slips are those of a round that had closed. Results: ${allWatchers} members hold the stream of a table and have a slip on each of ${watchedRounds} rounds; time counts from the commit of the draw to the line of the result. Goals: 0.5 of the rate of the same SQL, p99 at most 1.3 times that of pgbench, the last watcher within 100 ms.`,
      columns: ['', 'per second', 'p50 ms', 'p99 ms', 'last ms', 'refused', 'failed'],
      rows: [
        [
          'slips through the gateway',
          Math.round(slips.perSecond).toLocaleString('en'),
          slips.p50.toFixed(1),
          slips.p99.toFixed(1),
          '',
          refused,
          slips.failed,
        ],
        [
          'the same SQL by pgbench',
          Math.round(statements.perSecond).toLocaleString('en'),
          statements.p50.toFixed(1),
          statements.p99.toFixed(1),
          '',
          '',
          statements.failed,
        ],
        [
          'gateway / pgbench',
          ratioOf(slips, statements).toFixed(2),
          (slips.p50 / statements.p50).toFixed(2),
          (slips.p99 / statements.p99).toFixed(2),
          '',
          '',
          '',
        ],
        delay(`result to ${allWatchers} watchers, median of ${watchedRounds} rounds`, median),
        delay('slowest of these rounds', (values) => Math.max(...values)),
      ],
    };
  });
