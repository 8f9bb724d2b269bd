import type { CallRequest, SportBet } from '@pavilion/contract';
import { hourMs } from '../../../durations';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { verifyLedger } from '../../money';
import type { Bus } from '../../operations';
import { createScriptedEngine, type Script } from './scripted-engine';

const start = Date.parse('2026-06-18T04:00:00Z');
/** When events of the script start, unless a test says otherwise. */

/** A gateway whose sportsbook follows scripts. */
export const createTestBook = async (options: { bus?: Bus } = {}) => {
  const starts = new Map<string, number>();
  const startsAt = (id: string) => starts.get(id) ?? start + hourMs;
  const scripted = createScriptedEngine(startsAt, ['fb.scheduled.1', 'fb.scheduled.2']);
  const gateway = await createTestGateway({ ...options, sportsEngine: () => scripted.engine });
  let events = 0;
  let members = 0;
  let keys = 0;

  const newKey = () => {
    keys += 1;
    return `sports-key-${keys}`;
  };

  type Place = CallRequest<'sportsPlace'>;
  const slipOf = (
    legs: readonly (string | Place['legs'][number])[],
    changed: Partial<Place> = {},
  ): Place => ({
    provider: 'IMTY',
    legs: legs.map((leg) => (typeof leg === 'string' ? { selection: leg, price: 2000, epoch: 1 } : leg)),
    sizes: [legs.length],
    unit: '100',
    consent: 'better',
    ...changed,
  });

  return {
    gateway,
    scripted,
    newKey,
    slipOf,

    /** Stores an event that starts after a time, with a script from its opening on. */
    async newEvent(startsIn = hourMs, script: Script = {}): Promise<string> {
      events += 1;
      const id = `fb.test.${events}`;
      starts.set(id, gateway.clock.now() + startsIn);
      await gateway.services.db
        .insertInto('sport_events')
        .values({
          id,
          sport: 'football',
          competition: 'river',
          starts_at: new Date(startsAt(id)),
          model: 1,
          params: '{}',
        })
        .execute();
      if (Object.keys(script).length > 0) scripted.script(id, -1000 * hourMs, script);
      return id;
    },

    /** Changes a script from now on. */
    change(id: string, script: Script): void {
      scripted.script(id, gateway.clock.now() - startsAt(id), script);
    },

    async newMember(amount = 1_000_00n): Promise<{ id: string; token: string }> {
      members += 1;
      const member = await gateway.newMember(`bettor${members}`);
      if (amount > 0n) await gateway.credit(member.id, amount);
      return member;
    },

    place: (
      member: { token: string },
      legs: readonly (string | Place['legs'][number])[],
      changed: Partial<Place> = {},
      key = newKey(),
    ) => gateway.call('sportsPlace', slipOf(legs, changed), { token: member.token, idempotencyKey: key }),

    async bet(member: { token: string }, id: string): Promise<SportBet | undefined> {
      for (const state of ['open', 'settled'] as const) {
        const { data } = await gateway.call('sportsBets', { state, limit: 100 }, { token: member.token });
        const found = data.items.find((each) => each.id === id);
        if (found) return found;
      }
      return undefined;
    },

    async balanceOf(member: { id: string }): Promise<bigint> {
      return gateway.services.wallet.balance(member.id);
    },

    held: (member: { id: string }): Promise<bigint> =>
      gateway.services.wallet.balanceOf(`stake:${member.id}`),

    /** Broken rules of the ledger and of the bets. */
    async broken(): Promise<string[]> {
      const { checks } = await verifyLedger(gateway.services.db);
      return [...checks, ...(await gateway.services.sportsBook.verify())]
        .filter(({ violations }) => violations > 0)
        .map(({ rule }) => rule);
    },
  };
};

export type TestBook = Awaited<ReturnType<typeof createTestBook>> & { readonly gateway: TestGateway };

/** The selection of the home side at handicap -0.5. */
export const home = (event: string): string => `${event}:ah:ft:-2:h`;
export const away = (event: string): string => `${event}:ah:ft:-2:a`;
/** Over 2.5. */
export const over = (event: string): string => `${event}:ou:ft:10:o`;
