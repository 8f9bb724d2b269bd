import { createHash, type Hash } from 'node:crypto';
import { type Sport, sports } from '@pavilion/contract/sports';
import { hourMs } from '../../../durations';
import { type EventParams, pricedBook, simulate, unpricedBookOf } from './book';
import { eventSeed } from './seeds';
import type { SimulationModel } from './simulation-model';

/** Examples that are recorded in another form than they have: longer matches, or faster ones. */
const changes: Partial<Readonly<Record<Sport, Partial<Pick<EventParams, 'speed' | 'bestOf'>>>>> = {
  basketball: { speed: 9 },
  tennis: { bestOf: 5 },
  cs2: { speed: 9 },
  moba: { bestOf: 5 },
};

/** States of each event, from before the start to after the end. */
const states = 10;
const digestLength = 16;

/** Digests by what they are of: a sport, and each of its distributions and market types; a venue. */
export type Digests = Readonly<Record<string, string>>;

/**
 * Digests of the books of these states, with every bit of the distributions behind their prices. Each type of a market has
 * its own, so that a further type or sport changes none.
 */
export const digestsOf = ({ sports: models, profiles }: SimulationModel): Digests => {
  const digests = new Map<string, Hash>();
  const add = (key: string, value: object) => {
    const digest = digests.get(key) ?? createHash('sha256');
    digests.set(key, digest.update(JSON.stringify(value)));
  };
  for (const sport of sports) {
    const id = `golden.${sport}`;
    const params = {
      id,
      sport,
      speed: 1,
      ...models[sport].example,
      ...changes[sport],
      opensAt: 0,
      startsAt: 10 * hourMs,
      seed: eventSeed('golden', id),
    };
    const match = simulate(params, undefined, models);
    const duration = match.incidents.at(-1)!.at / (params.speed / 1000);
    for (let state = 0; state < states; state += 1) {
      const now = params.startsAt + Math.floor((duration * (2 * state - 1)) / (2 * (states - 1)));
      const unpriced = unpricedBookOf(match, [], now);
      const { markets, distributions, ...book } = pricedBook(unpriced);
      add(sport, book);
      for (const each of distributions) add(`${sport}, ${each.quantity} of ${each.period}`, each);
      for (const market of markets) add(`${sport}, market ${market.type} ${market.period}`, market);
      if (sport !== 'football') continue;
      for (const [provider, profile] of Object.entries(profiles)) {
        const main = pricedBook(unpriced, profile).markets.filter(
          ({ type }) => type === 'ah' || type === 'ou',
        );
        add(`venue ${provider}`, main);
      }
    }
  }
  return Object.fromEntries(
    [...digests].map(([key, digest]) => [key, digest.digest('hex').slice(0, digestLength)]),
  );
};

/** What is wrong with models as they are recorded, as sentences that say what to do. */
export const modelErrors = (
  models: readonly SimulationModel[],
  recorded: Readonly<Record<number, Digests>>,
): readonly string[] => {
  const next = Math.max(...models.map(({ number }) => number), ...Object.keys(recorded).map(Number)) + 1;
  return models.flatMap((model) => {
    const { number } = model;
    const digests = digestsOf(model);
    const known = recorded[number] ?? {};
    const changed = Object.keys(known).filter((key) => digests[key] !== known[key]);
    if (changed.length > 0) {
      return [
        `Model ${number} computes other books than recorded (${changed.slice(0, 3).join('; ')}${changed.length > 3 ? '; …' : ''}). Matches under open bets would be played again with other results. Leave model ${number} as it was: keep the code before the change beside the new one. Add the new one as model ${next} to simulation-models.ts; models before ${next - 1} may go. Then run \`npm run record:sports-engine\`.`,
      ];
    }
    const isComplete = Object.keys(digests).every((key) => known[key] !== undefined);
    return isComplete ? [] : [`Model ${number} is not recorded: run \`npm run record:sports-engine\`.`];
  });
};
