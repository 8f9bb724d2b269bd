import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allLimits,
  type LimitKind,
  type LimitKindOf,
  type LimitSpan,
  limitDefinitions,
} from '@pavilion/contract';
import { BusinessError } from '../business-error';
import { chooseBrands } from '../config/brand';
import { type GateKind, gateSumLimits } from '../db/gate-columns';
import { newId } from '../ids';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { dayOf } from './days';
import { createThrottle } from './members/sessions/throttle';
import { text } from './texts';

const hour = 3_600_000;
const day = 24 * hour;
const { main: brand } = chooseBrands('pavilion');
const gameCode = 'golden-dragon';

/** The window of the brand's calendar that a moment is in. */
const windowOf: Readonly<Record<LimitSpan, (at: Date) => string>> = {
  day: (at) => dayOf(at, brand.timeZone),
  week: (at) => {
    const [today, weekday] = [
      Date.parse(dayOf(at, brand.timeZone)),
      new Date(dayOf(at, brand.timeZone)).getUTCDay(),
    ];
    return new Date(today - ((weekday + 6) % 7) * day).toISOString().slice(0, 10);
  },
  month: (at) => dayOf(at, brand.timeZone).slice(0, 7),
};

interface Stored {
  readonly at: Date;
  /** What it counts in its window. */
  readonly amount?: bigint | number;
  /** The window that the row itself names, if it does. */
  readonly window?: string;
}

interface Window {
  readonly name: string;
  readonly span: LimitSpan;
  /** What a window allows. */
  readonly most: bigint;
  /** Uses all that the running window allows. */
  prepare(memberId: string): Promise<unknown>;
  /** Tries to use more. */
  attempt(memberId: string): Promise<unknown>;
  stored(memberId: string): Promise<readonly Stored[]>;
}

/**
 * Files that compute windows and are not in the table, with what shows them to be right. A window that is only displayed
 * limits nothing.
 */
const elsewhere: Readonly<Record<string, string>> = {
  'domain/days.ts': 'the functions themselves',
  'db/functions.ts': 'the gate: the limits of the table, and protection.test.ts',
  'db/bet-days.ts': 'rollups.test.ts: “are what their rows add up to after a mixed history”',
  'db/gate-columns.ts': 'the gate: the limits of the table, and protection.test.ts',
  'domain/protection/gate.ts': 'the gate: the limits of the table, and protection.test.ts',
  'domain/protection/play-row.ts': 'the gate: the limits of the table, and protection.test.ts',
  'domain/money/withdrawals/withdrawal-conditions.ts':
    'withdrawals.test.ts: “keep to the limit of each day, at whichever reading of the clock midnight passes”',
  'domain/members/sessions/throttle.ts': 'below: “counts an attempt by one reading of the clock”',
  'domain/support/threads.ts': 'its daily limit is that of the throttle',
  'domain/members/challenges/challenges.ts': 'its daily limit is that of the throttle',
  'domain/vip-rules/vip-gifts.ts': 'vip.test.ts: each occasion has one gift, by a unique key',
  'domain/engagement/vip/vip.ts': 'a job of the day; each occasion has one gift, by a unique key',
  'domain/engagement/promotions/promotion-counts.ts': 'promotions.test.ts: “grant days of play, each once”',
  'domain/engagement/flips/chance-sources.ts':
    'each chance of a month has one reference, spent once: flips.test.ts',
  'domain/placements.ts':
    'operator/placements.test.ts: “show a banner from its start until its end on the clock of the brand”',
  'domain/engagement/peak/peak.ts': 'a job; a week is closed once it is over',
  'domain/engagement/peak/peak-scores.ts': 'a job; a week is closed once it is over',
  'domain/engagement/agents/settlements.ts': 'a job; a month is counted once it is over',
  'operator/areas/daily-figures.ts': 'displayed; a day is stored an hour after it is over',
  'domain/engagement/agents/agents.ts': 'displayed',
  'domain/engagement/grants/grants.ts': 'displayed: the last day to claim a grant',
  'domain/money/records/records.ts': 'displayed',
  'domain/money/wallet/wallet.ts': 'displayed',
  'domain/money/ledger/daily-totals.ts': 'displayed',
  'domain/money/ledger/verify-ledger.ts': 'displayed',
  'domain/play/bets/bet-totals.ts': 'displayed',
  'domain/play/bets/bets.ts': 'displayed',
  'domain/play/tables/round-clock.ts': 'rounds are numbered from their own moment',
  'domain/play/tables/seed-chain.ts': 'a chain is committed for each day, before it',
  'domain/protection/play-summary.ts': 'displayed',
  'domain/content/content/content.ts': 'displayed',
  'domain/members/profile/profile-changes.ts': 'the age at a birthday',
  'domain/members/members/members.ts': 'the age at a birthday that registration asks for',
  'domain/sports/events.ts': 'displayed',
  'seed/seed-coins.ts': 'displayed',
  'rollups.ts': 'rollups.test.ts: “are what their rows add up to after a mixed history”',
};
/** Files of the windows in the table. */
const tested = [
  'domain/engagement/sign-ins/sign-ins.ts',
  'domain/engagement/mall/mall.ts',
  'domain/engagement/flips/flips.ts',
  'domain/engagement/promotions/promotions.ts',
];

describe('a window of time', () => {
  let gateway: TestGateway;
  let keys = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ isPaced: false, payerDelay: null });
  });
  afterAll(() => gateway.close());

  const db = () => gateway.services.db;
  const key = (owner: string) => ({ owner, key: `window-key-${keys++}`, requestHash: 'window' });
  const setLimit = (memberId: string, kind: LimitKind, span: LimitSpan, amount: string) =>
    gateway.services.protection.setLimit(memberId, { kind, span, amount });
  const stake = (memberId: string, amount: bigint) =>
    gateway.services.house.settleRound({
      session: { memberId, gameCode },
      key: `window-round-${keys++}`,
      stake: amount,
      payout: 0n,
      detail: { kind: 'test' },
    });
  const stakes = async (memberId: string) =>
    (
      await db().selectFrom('bets').select(['placed_at', 'stake']).where('member_id', '=', memberId).execute()
    ).map((row) => ({ at: row.placed_at, amount: row.stake }));
  const deposit = (memberId: string, amount: string) =>
    gateway.services.deposits.create(memberId, { channel: 'alipay', amount }, key(memberId), brand);

  type Use = (span: LimitSpan) => Pick<Window, 'prepare' | 'attempt' | 'stored' | 'most'>;
  /** A stake of 5 yuan uses up a limit of 5 yuan, and of one thing. */
  const sums = Object.fromEntries(
    gateSumLimits.map(({ kind }): [string, Use] => {
      const isMoney = limitDefinitions[kind].unit === 'money';
      return [
        kind,
        (span) => ({
          most: isMoney ? 500n : 1n,
          async prepare(id) {
            await gateway.services.adjustments.adjust(id, 10_000n);
            await setLimit(id, kind, span, isMoney ? '5' : '1');
            await stake(id, 500n);
          },
          attempt: (id) => stake(id, 200n),
          stored: async (id) => (isMoney ? await stakes(id) : (await stakes(id)).map(({ at }) => ({ at }))),
        }),
      ];
    }),
  ) as Readonly<Record<GateKind<'sum'>, Use>>;
  /** How each kind of limit is used up; a new kind on deposits is a compile error. Time is counted by the gate with the stakes. */
  const uses: Readonly<Record<LimitKindOf<'sum'>, Use>> = {
    deposit: (span) => ({
      most: 10_000n,
      async prepare(id) {
        await setLimit(id, 'deposit', span, '100');
        await deposit(id, '100');
      },
      attempt: (id) => deposit(id, '100'),
      stored: async (id) =>
        (
          await db()
            .selectFrom('deposit_orders')
            .select(['created_at', 'amount'])
            .where('member_id', '=', id)
            .execute()
        ).map((row) => ({ at: row.created_at, amount: row.amount })),
    }),
    ...sums,
  };
  const signIns = (isMakeUp: boolean) => async (id: string) =>
    (
      await db()
        .selectFrom('sign_ins')
        .select(['at', 'day'])
        .where('member_id', '=', id)
        .where('is_make_up', '=', isMakeUp)
        .execute()
    ).map((row) => ({ at: row.at, ...(!isMakeUp && { window: row.day }) }));

  const windows: readonly Window[] = [
    ...allLimits.flatMap(({ kind, span }) =>
      kind === 'time' || span === 'each'
        ? []
        : [{ name: `${kind} limit of a ${span}`, span, ...uses[kind](span) }],
    ),
    {
      name: 'sign-in of a day',
      span: 'day',
      most: 1n,
      prepare: (id) => gateway.services.signIns.signIn(id),
      attempt: (id) => gateway.services.signIns.signIn(id),
      stored: signIns(false),
    },
    {
      name: 'sign-ins made up for in a month',
      span: 'month',
      most: 2n,
      async prepare(id) {
        await db()
          .updateTable('members')
          .set({ registered_at: new Date(gateway.clock.now() - 60 * day) })
          .where('id', '=', id)
          .execute();
        await gateway.services.adjustments.adjustCoins(id, 100_000n);
        for (const missed of ['2026-06-01', '2026-06-02']) await gateway.services.signIns.makeUp(id, missed);
      },
      attempt: (id) => gateway.services.signIns.makeUp(id, '2026-06-03'),
      stored: signIns(true),
    },
    {
      name: 'orders of a gift in a month',
      span: 'month',
      most: 1n,
      async prepare(id) {
        await gateway.services.adjustments.adjustCoins(id, 100_000n);
        const gift = {
          id: `gift-${id}`,
          kind: 'cash' as const,
          rank: 99,
          title: JSON.stringify(text('礼金', 'Cash')),
          picture: 'fan',
          price: 1_000n,
          money: 100n,
          stock: 10,
          per_month: 1,
        };
        await db().insertInto('mall_gifts').values(gift).execute();
        await this.attempt(id);
      },
      attempt: (id) =>
        gateway.services.mall.order(id, { gift: `gift-${id}`, version: 1, quantity: 1 }, key(id)),
      stored: async (id) =>
        db()
          .selectFrom('mall_orders')
          .select(['at', 'quantity as amount'])
          .where('member_id', '=', id)
          .execute(),
    },
    {
      name: 'round of the card game, counted in the budget of its day',
      span: 'day',
      most: 1n,
      async prepare(id) {
        await gateway.services.signIns.signIn(id);
      },
      attempt: (id) => gateway.services.flips.start(id),
      stored: async (id) =>
        (
          await db()
            .selectFrom('flip_rounds')
            .select(['started_at', 'day'])
            .where('member_id', '=', id)
            .execute()
        ).map((row) => ({ at: row.started_at, window: row.day })),
    },
    {
      name: 'entry of a promotion in its period',
      span: 'day',
      most: 1n,
      async prepare(id) {
        const now = new Date(gateway.clock.now());
        const words = JSON.stringify(text('活动', 'Promotion'));
        await db()
          .insertInto('promotions')
          .values({
            ...{ id: `window-${id}`, slug: `window-${id}`, category: 'daily', rank: keys++ },
            ...{ title: words, summary: words, terms: '[]', scene: 'festival', period: 'day' },
            rule: JSON.stringify({
              ...{ type: 'deposit-match', percent: 20, max: '88.00', minDeposit: '100.00', hours: 24 },
            }),
            ...{ budget: 1_000_000n, starts_at: now, published_at: now },
          })
          .execute();
      },
      attempt: (id) => gateway.services.promotions.apply(id, { slug: `window-${id}`, version: 1 }, key(id)),
      stored: async (id) =>
        (
          await db()
            .selectFrom('promotion_entries')
            .select(['at', 'period_key'])
            .where('member_id', '=', id)
            .execute()
        ).map((row) => ({ at: row.at, window: row.period_key })),
    },
  ];

  /** The first moment after the running window, by halving. */
  const endOf = (span: LimitSpan, now: number): number => {
    const running = windowOf[span](new Date(now));
    let [within, after] = [now, now + 40 * day];
    while (after - within > 1) {
      const middle = Math.floor((within + after) / 2);
      if (windowOf[span](new Date(middle)) === running) within = middle;
      else after = middle;
    }
    return after;
  };

  it.each(windows)(
    '[REQ-10] allows what it allows, at whichever reading of the clock it ends: $name',
    async (window) => {
      const end = endOf(window.span, gateway.clock.now());
      let reads = 0;
      let wasPassed = true;
      for (let read = 1; wasPassed; read++) {
        const { id } = await gateway.newMember(`windowed${keys++}`);
        await window.prepare(id);
        reads = 0;
        const readings = jest
          .spyOn(gateway.clock, 'now')
          .mockImplementation(() => (++reads < read ? end - 1 : end));
        await window.attempt(id).catch((error: unknown) => {
          if (!(error instanceof BusinessError)) throw error;
        });
        readings.mockRestore();
        wasPassed = reads >= read;
        const used = new Map<string, bigint>();
        for (const { at, amount = 1, window: named } of await window.stored(id)) {
          const own = windowOf[window.span](at);
          expect({ read, window: named ?? own }).toEqual({ read, window: own });
          used.set(own, (used.get(own) ?? 0n) + BigInt(amount));
        }
        expect([...used.values()].filter((each) => each > window.most)).toEqual([]);
      }
      // A loop without an attempt after the end would prove nothing.
      expect(reads).toBeGreaterThan(0);
    },
  );

  it.each([
    ['a quarter of an hour', 'consume', hour / 4],
    ['a day', 'consumeDaily', day],
  ] as const)(
    '[SEC-5] counts an attempt of %s by one reading of the clock',
    async (_name, consume, length) => {
      const start = gateway.clock.now();
      let reads = 0;
      let now = start;
      const clock = {
        now: () => {
          reads += 1;
          return now;
        },
      };
      const throttle = createThrottle({ db: db(), clock });
      const name = newId(new Date(start));
      await throttle[consume](name, 2);
      // The last moment of the window is still in it.
      now = start + length;
      await throttle[consume](name, 2);
      await expect(throttle[consume](name, 2)).rejects.toMatchObject({ code: 20004 });
      expect(reads).toBe(3);
      now += 1;
      await throttle[consume](name, 2);
    },
  );

  it('[REQ-10] is in the table, or in the list of files whose windows other tests show (fix: add it)', () => {
    const root = join(__dirname, '..');
    const computes = /\b(dayOf|dayStart|dayEnd|daysUpTo|gateDay|consumeDaily)\(|at time zone|date_trunc\(/;
    const found = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        !/\.test\.ts$|^testing\/|\/testing\/|^db\/migrations\//.test(file) &&
        computes.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(found.sort()).toEqual([...tested, ...Object.keys(elsewhere)].sort());
  });
});
