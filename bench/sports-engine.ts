import { bookOf, eventsOfDay, paramsOf, simulate } from '../packages/gateway/src/domain/sports';
import { calibrate } from '../packages/gateway/src/domain/sports/engine/testing/calibration';
import { sampleEvents } from '../packages/gateway/src/domain/sports/engine/testing/sample-events';

/**
 * Measures the CPU time of the sports engine. With a number as argument it also compares the engine's probabilities with
 * that many simulated matches of each sport: `npx tsx --conditions=source bench/sports-engine.ts 1000000`.
 */
const second = 1000;

/** CPU time of a call, in microseconds. */
const cost = (times: number, run: (index: number) => unknown): number => {
  for (let index = 0; index < times / 2; index += 1) run(index);
  const before = process.cpuUsage();
  for (let index = 0; index < times; index += 1) run(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
};

const report = (name: string, microseconds: number) =>
  console.log(`${name.padEnd(34)} ${microseconds.toFixed(0)} µs`);

for (const event of sampleEvents) {
  const matches = Array.from({ length: 40 }, (_, index) =>
    simulate({ ...event, seed: new Uint8Array(32).fill(index) }),
  );
  const live = (from: number) => (index: number) =>
    bookOf(matches[index % 40]!, [], event.startsAt + (from + (index % 1200)) * second);
  report(
    `${event.sport}: simulation`,
    cost(100, (index) => simulate({ ...event, seed: new Uint8Array(32).fill(index % 250) })),
  );
  report(`${event.sport}: book, early`, cost(4000, live(600)));
  report(`${event.sport}: book, late`, cost(4000, live(4200)));
  report(
    `${event.sport}: book before start`,
    cost(500, (index) => bookOf(matches[index % 40]!, [], event.startsAt - (60 + index) * second)),
  );
}

const day = eventsOfDay('2026-11-22').map((event) => simulate(paramsOf(event, 'secret')));
const noon = Date.parse('2026-11-22T04:00:00Z');
const liveMatches = day.filter((match) => bookOf(match, [], noon).status === 'live');
const tick = cost(600, (index) => {
  for (const match of liveMatches) bookOf(match, [], noon + index * second);
});
const share = ((tick / liveMatches.length) * 40) / 10_000;
console.log(
  `${liveMatches.length} live events of the schedule: 40 each second take ${share.toFixed(2)} % of a core`,
);

const count = Number(process.argv[2] ?? 0);
if (count > 0) {
  for (const event of sampleEvents) {
    const scores = [...calibrate(event, count)].map(
      ([name, list]) => [name, Math.max(...list.map(Math.abs))] as const,
    );
    const [name, worst] = scores.sort((one, other) => other[1] - one[1])[0]!;
    console.log(`${event.sport}: ${count} matches, largest difference ${worst.toFixed(2)} σ (${name})`);
  }
}
