import type { EventView } from '@pavilion/contract';
import { selectionId } from '@pavilion/contract/sports';
import { BusinessError } from '../business-error';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { createWallet } from '../domain/money';
import { createBus } from '../domain/operations';
import { createSettledBets } from '../domain/settled-bets';
import { type CreateEngine, createSportsBook } from '../domain/sports';
import { hourMs } from '../durations';
import { findDemoMember } from './find-demo-member';

/** How long ago the settled bet was placed: on a fast match, which has ended since. */
const ago = 3 * hourMs;
const unit = 10_00n;

/** The home side of the main line of an event before its start. */
const homeOf = ({ id, markets, status }: EventView) => {
  const market = markets.find(({ type, period }) => type === 'ah' && period === 'ft');
  const line = market?.lines[0];
  const selection = line?.selections[0];
  if (status !== 'scheduled' || market?.status !== 'open' || !selection?.open) return undefined;
  const parts = { event: id, type: 'ah', period: 'ft', q: line!.q, side: selection.side };
  return { selection: selectionId(parts), price: selection.price, epoch: market.epoch };
};

/**
 * Places sports bets of the demo member, so that its records have some: a bet on a match that has ended, and a parlay on
 * matches of tomorrow. The gateway settles them. Once a database: a start that ends meanwhile leaves fewer.
 */
export const seedSportsBets = async (
  db: Database,
  clock: Clock,
  { createEngine, timeZone }: { createEngine: CreateEngine; timeZone: string },
): Promise<void> => {
  const first = await db
    .insertInto('site_settings')
    .values({ key: 'seededSportsBets', value: 'true' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const demo = await findDemoMember(db);
  if (!first || !demo) return;

  const bookAt = (at: Clock) => {
    const wallet = createWallet({ db, clock: at, timeZone });
    const settledBets = createSettledBets({ clock: at });
    return createSportsBook({ db, clock: at, bus: createBus(), wallet, settledBets, createEngine, timeZone });
  };
  const place = async (at: Clock, key: string, legs: number, isWanted: (event: EventView) => boolean) => {
    const book = bookAt(at);
    const events: EventView[] = [];
    for (const tab of ['today', 'early'] as const) {
      events.push(...(await book.board({ provider: 'IMTY', sport: 'football', tab })).events);
    }
    const chosen = events.filter(isWanted).flatMap((event) => homeOf(event) ?? []);
    if (chosen.length < legs) return;
    const bet = {
      legs: chosen.slice(0, legs),
      sizes: [legs],
      unit,
      consent: 'any',
      isConfirmed: true,
    } as const;
    try {
      await book.place(demo.id, key, { provider: 'IMTY', ...bet });
    } catch (error) {
      // The gateway starts without it.
      if (!(error instanceof BusinessError)) throw error;
    }
  };

  const past = clock.now() - ago;
  await place(
    { now: () => past },
    'seed-single',
    1,
    ({ competition, startsAt }) => competition.speed > 1 && startsAt < past + ago / 2,
  );
  await place(clock, 'seed-parlay', 2, ({ startsAt }) => startsAt > clock.now() + 12 * hourMs);
};
