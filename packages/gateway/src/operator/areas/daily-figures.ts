import { gameCategories, type LocalText } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { type RawBuilder, sql } from 'kysely';
import { momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { dayEnd, dayOf, dayStart, daysUpTo, idsWithin, isDay } from '../../domain/days';
import { earningAccounts, houseAccounts, selectHouseFlows, sumOfFlows } from '../../domain/money';
import { type Operator, OperatorError } from '../../domain/operators';
import { dayMs, hourMs } from '../../durations';
import type { Services } from '../../services';
import type { OperatorCall, OperatorResponse } from '../contract';
import { gameCategoryNames } from '../contract/game-category-names';
import { maxReportDays } from '../contract/overview';
import { mayCall } from '../permission';

/** Days of the overview and of a report without a span, today included. */
const shownDays = 30;
/** Days whose figures are kept for reports, today included: the same day of the year before is one of them. */
const keptDays = 400;
/** Days that one run of the background counts. Reports count those that are not stored yet. */
const daysAtOnce = 31;
/** How long after the end of a day its figures are stored, ms. Until then a transaction of that day may still commit. */
const settleTime = hourMs;

type DailyFigures = OperatorResponse<'dailyFigures'>['items'];
type FigureUnit = DailyFigures[number]['unit'];

/** A day of the brand's calendar, for the conditions of a figure. */
interface FigureDay {
  /** Whether the moment in a column is within the day. An index of the column finds the rows. */
  contains(column: string): RawBuilder<boolean>;
  /** Whether an id in a column is of the day, for tables whose ids are of the moment that counts: their primary key finds the rows. */
  containsId(column: string): RawBuilder<boolean>;
  /** What the accounts of the house moved on the day. A query of figures reads it once, as `flows`. */
  readonly flows: (options: { byCategory: boolean }) => RawBuilder<unknown>;
}

interface DailyFigure {
  readonly name: LocalText;
  /** Money in minor units. */
  readonly unit: FigureUnit;
  /** Besides administrators and auditors. */
  readonly roles: OperatorCall['roles'];
  /** Shown as a chart on the overview too. */
  readonly isCharted: boolean;
  /** Whether the values of several days are added up: a member who is active on two days is one member. */
  readonly isAdditive: boolean;
  /**
   * Summed from the ledger, `byCategory` of the games. A whole day of the ledger may be long, so that readings count the days alone that
   * the background does not store yet; past days that are not stored have no value.
   */
  readonly ledger?: 'all' | 'byCategory';
  /**
   * Selects the figure of one day in SQL, from facts that no longer change when the day is over: the figures of past days are stored.
   * An index must find the rows of the day, which `daily-figures.test.ts` tests.
   */
  readonly select: (day: FigureDay) => RawBuilder<unknown>;
}

/** A row that selects from the ledger what the house got, or what it paid out if `isPaidOut`. */
const moneyOfHouse = (
  name: LocalText,
  flows: Parameters<typeof sumOfFlows>[1],
  { isPaidOut = false, isCharted = false } = {},
): DailyFigure => ({
  ...{ name, isCharted, unit: 'money', isAdditive: true, roles: ['cashier'] },
  ledger: flows.category === undefined ? 'all' : 'byCategory',
  select: () => {
    const sum = sumOfFlows('flows', flows);
    return isPaidOut ? sql`select -(${sum})` : sum;
  },
});

const { games, promotions, commissions, fees, adjustments } = houseAccounts;

/** The figures by day of the overview and the report, in their order there (OPS-5). Demo members count in none. */
export const dailyFigures = {
  /** Members who placed a bet on the day, whatever became of it later. A sports bet that was refused was not placed. */
  activeMembers: {
    name: { 'zh-CN': '活跃会员', en: 'Active members' },
    unit: 'members',
    roles: 'everyone',
    isCharted: true,
    isAdditive: false,
    // Not by a join, for which the planner could read all members.
    select: (day) => sql`select count(*) from (
        select member_id from bets where ${day.contains('placed_at')}
        union select member_id from sport_bets where ${day.containsId('id')} and state not in ('pending', 'refused')
      ) as placed where not (select is_demo from members where members.id = placed.member_id)`,
  },
  newMembers: {
    name: { 'zh-CN': '新增会员', en: 'New members' },
    unit: 'members',
    roles: 'everyone',
    isCharted: true,
    isAdditive: true,
    select: (day) => sql`select count(*) from members where ${day.contains('registered_at')} and not is_demo`,
  },
  deposits: {
    name: { 'zh-CN': '到账存款', en: 'Paid deposits' },
    unit: 'money',
    roles: ['cashier'],
    isCharted: true,
    isAdditive: true,
    select: (day) => sql`select coalesce(sum(amount), 0) from deposit_orders
      where state = 'paid' and ${day.contains('paid_at')}`,
  },
  withdrawals: {
    name: { 'zh-CN': '已付取款', en: 'Paid withdrawals' },
    unit: 'money',
    roles: ['cashier'],
    isCharted: true,
    isAdditive: true,
    select: (day) => sql`select coalesce(sum(amount), 0) from withdrawal_orders
      where state = 'paid' and ${day.contains('ended_at')}`,
  },
  stakes: moneyOfHouse({ 'zh-CN': '投注额', en: 'Stakes' }, { accounts: [games], flow: 'stakes' }),
  payouts: moneyOfHouse(
    { 'zh-CN': '派彩', en: 'Payouts' },
    { accounts: [games], flow: 'payouts' },
    { isPaidOut: true },
  ),
  gross: moneyOfHouse(
    { 'zh-CN': '游戏毛利', en: 'Gross win' },
    { accounts: [games], flow: 'all' },
    { isCharted: true },
  ),
  bonuses: moneyOfHouse(
    { 'zh-CN': '红利与返水', en: 'Bonuses and rebates' },
    { accounts: [promotions], flow: 'all' },
    { isPaidOut: true },
  ),
  commissions: moneyOfHouse(
    { 'zh-CN': '代理佣金', en: 'Commissions' },
    { accounts: [commissions], flow: 'all' },
    { isPaidOut: true },
  ),
  adjustments: moneyOfHouse(
    { 'zh-CN': '调整与核销', en: 'Adjustments and write-offs' },
    { accounts: [adjustments], flow: 'all' },
    { isPaidOut: true },
  ),
  fees: moneyOfHouse({ 'zh-CN': '手续费', en: 'Fees' }, { accounts: [fees], flow: 'all' }),
  net: moneyOfHouse({ 'zh-CN': '净收入', en: 'Net win' }, { accounts: earningAccounts, flow: 'all' }),
} as const satisfies Readonly<Record<string, DailyFigure>>;

/** The play of a category, under codes such as `stakes.egame`. */
const categoryFigures = Object.fromEntries(
  gameCategories.flatMap((category) =>
    (['stakes', 'gross'] as const).map((code): [string, DailyFigure] => [
      `${code}.${category}`,
      moneyOfHouse(gameCategoryNames[category], {
        accounts: [games],
        flow: code === 'gross' ? 'all' : 'stakes',
        category,
      }),
    ]),
  ),
);

const definitions: Readonly<Record<string, DailyFigure>> = { ...dailyFigures, ...categoryFigures };
const ofReport = Object.keys(dailyFigures);
const definitionOf = (code: string) => definitions[code] as DailyFigure;

/** The codes of all figures, which the background stores. */
export const figureCodes: readonly string[] = Object.keys(definitions);

const readDay = async (db: Database, day: string, timeZone: string): Promise<FigureDay> => {
  const { first, end } = (await idsWithin(db, { from: day, to: day }, timeZone)) as {
    first: string;
    end: string;
  };
  return {
    contains: (column) =>
      sql<boolean>`(${sql.ref(column)} >= ${dayStart(day, timeZone)} and ${sql.ref(column)} < ${dayEnd(day, timeZone)})`,
    containsId: (column) => sql<boolean>`(${sql.ref(column)} >= ${first} and ${sql.ref(column)} < ${end})`,
    flows: (options) => selectHouseFlows({ first, end }, options),
  };
};

type FigureServices = Pick<Services, 'db' | 'clock' | 'brands'>;
type Counted = Readonly<Record<string, bigint>>;
/** The values by day and code. */
type Values = Map<string, Counted>;

const readStored = async (db: Database, from: string, to: string): Promise<Values> => {
  const rows = await db
    .selectFrom('daily_figures')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const values = new Map<string, Record<string, bigint>>();
  for (const { code, day, value } of rows) {
    const ofDay = values.get(day) ?? {};
    ofDay[code] = value;
    values.set(day, ofDay);
  }
  return values;
};

const countDay = async (
  db: Database,
  day: string,
  timeZone: string,
  counted: readonly string[],
): Promise<Counted> => {
  if (counted.length === 0) return {};
  const within = await readDay(db, day, timeZone);
  const byCategory = counted.some((code) => definitionOf(code).ledger === 'byCategory');
  // Without a figure of the ledger, PostgreSQL leaves it out.
  const { rows } = await sql<Counted>`with flows as materialized (${within.flows({ byCategory })})
    select ${sql.join(
      counted.map((code) => sql`(${definitionOf(code).select(within)})::bigint as ${sql.id(code)}`),
    )}`.execute(db);
  return rows[0]!;
};

/** The days that the background may not have stored yet, since they are not over, or not for long enough. */
const isUnsettled = (day: string, now: Date, timeZone: string) =>
  day >= dayOf(new Date(now.getTime() - settleTime), timeZone);

/**
 * The values of days. Past days are read from `daily_figures`; today, and days that are not stored yet, are counted, so that the figures
 * are exact at every moment. What a reading costs does not grow with the past.
 */
const readValues = async (
  { db, clock, brands }: FigureServices,
  days: readonly string[],
  codes: readonly string[],
): Promise<Values> => {
  const { timeZone } = brands.main;
  const now = momentOf(clock);
  const values = await readStored(db, days[0] as string, days.at(-1) as string);
  for (const day of days) {
    const stored = values.get(day) ?? {};
    const missing = codes.filter(
      (code) => stored[code] === undefined && (!definitionOf(code).ledger || isUnsettled(day, now, timeZone)),
    );
    values.set(day, { ...stored, ...(await countDay(db, day, timeZone, missing)) });
  }
  return values;
};

const presentValue: Readonly<Record<FigureUnit, (value: bigint) => string>> = {
  members: String,
  money: formatMinor,
};
const present = (code: string, value: bigint | undefined) =>
  presentValue[definitionOf(code).unit](value ?? 0n);

const mayRead = (operator: Pick<Operator, 'roles'>) => (code: string) =>
  mayCall(operator, { kind: 'read', roles: definitionOf(code).roles });

/** The figures of the overview that the roles of an operator show, without those of which a day has no value yet. */
export const readDailyFigures = async (
  services: FigureServices,
  operator: Pick<Operator, 'roles'>,
): Promise<DailyFigures> => {
  const days = daysUpTo(momentOf(services.clock), shownDays, services.brands.main.timeZone);
  const codes = ofReport.filter((code) => definitionOf(code).isCharted).filter(mayRead(operator));
  const values = await readValues(services, days, codes);
  return codes.flatMap((code) => {
    const { name, unit } = definitionOf(code);
    const known = days.flatMap((day) => {
      const value = values.get(day)?.[code];
      return value === undefined ? [] : [{ day, value: present(code, value) }];
    });
    return known.length === days.length ? [{ code, name, unit, days: known }] : [];
  });
};

/** The days of a span, the earliest first. */
const daysBetween = (from: string, to: string): string[] => {
  const start = Date.parse(from);
  const count = (Date.parse(to) - start) / dayMs + 1;
  return Array.from({ length: count }, (_, n) => new Date(start + n * dayMs).toISOString().slice(0, 10));
};

/** @throws OperatorError `invalid-request` for a span that is no span of days, too long, or not among those that are kept. */
export const readReport = async (
  services: FigureServices,
  operator: Pick<Operator, 'roles'>,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<OperatorResponse<'report'>> => {
  const { timeZone } = services.brands.main;
  const now = momentOf(services.clock);
  const today = dayOf(now, timeZone);
  const first = daysUpTo(now, keptDays, timeZone)[0] as string;
  const to = asked.to ?? today;
  const from = asked.from ?? (daysUpTo(new Date(`${to}T00:00:00Z`), shownDays, 'UTC')[0] as string);
  const isSpan = isDay(from) && isDay(to) && first <= from && from <= to && to <= today;
  if (!isSpan || daysBetween(from, to).length > maxReportDays) throw new OperatorError('invalid-request');
  const days = daysBetween(from, to);
  const codes = ofReport.filter(mayRead(operator));
  const values = await readValues(services, days, [...codes, ...Object.keys(categoryFigures)]);
  const valueOn = (day: string, code: string) => values.get(day)?.[code];
  const totalOf = (code: string): string | null => {
    const known = days.flatMap((day) => valueOn(day, code) ?? []);
    if (!definitionOf(code).isAdditive || known.length < days.length) return null;
    return present(
      code,
      known.reduce((total, value) => total + value, 0n),
    );
  };
  return {
    ...{ from, to, first, today, maxDays: maxReportDays },
    figures: codes.map((code) => {
      const { name, unit } = definitionOf(code);
      return { code, name, unit, total: totalOf(code) };
    }),
    items: days
      .map((day) => ({
        day,
        values: Object.fromEntries(
          codes.map((code) => {
            const value = valueOn(day, code);
            return [code, value === undefined ? null : present(code, value)];
          }),
        ),
      }))
      .reverse(),
    categories: gameCategories.map((category) => ({
      code: category,
      name: gameCategoryNames[category],
      stakes: totalOf(`stakes.${category}`),
      gross: totalOf(`gross.${category}`),
    })),
    isComplete: days.every((day) => codes.every((code) => valueOn(day, code) !== undefined)),
  };
};

/**
 * Stores the figures of the days that are over, some in each run, the latest first, and deletes those of days that are no longer kept.
 * One gateway at a time counts. After a change of a figure's SQL, `rebuild` counts the stored days again.
 */
export const storeDailyFigures = async ({ db, clock, brands }: FigureServices): Promise<void> => {
  const { timeZone } = brands.main;
  const days = daysUpTo(new Date(clock.now() - settleTime), keptDays, timeZone).slice(0, -1);
  const first = days[0] as string;
  await db.deleteFrom('daily_figures').where('day', '<', first).execute();
  const missingOf = (stored: Counted | undefined) =>
    figureCodes.filter((code) => stored?.[code] === undefined);
  const stored = await readStored(db, first, days.at(-1) as string);
  const incomplete = days.filter((day) => missingOf(stored.get(day)).length > 0).reverse();
  for (const day of incomplete.slice(0, daysAtOnce)) {
    const isAlone = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('daily figures')) as free`.execute(transaction);
      if (!rows[0]?.free) return false;
      const missing = missingOf((await readStored(transaction, day, day)).get(day));
      const counted = await countDay(transaction, day, timeZone, missing);
      if (missing.length > 0)
        await transaction
          .insertInto('daily_figures')
          .values(missing.map((code) => ({ code, day, value: counted[code] as bigint })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return true;
    });
    if (!isAlone) return;
  }
};

/** Selects the stored figures, counted again, as code, day and value; not those of a code that no longer exists. */
export const selectStoredFigures = async (db: Database): Promise<RawBuilder<unknown>> => {
  const { time_zone: timeZone } = await db
    .selectFrom('protection_settings')
    .select('time_zone')
    .executeTakeFirstOrThrow();
  const stored = await db
    .selectFrom('daily_figures')
    .select(['code', 'day'])
    .where('code', 'in', figureCodes)
    .orderBy('day')
    .execute();
  const codesOf = new Map<string, string[]>();
  for (const { code, day } of stored) codesOf.set(day, [...(codesOf.get(day) ?? []), code]);
  // Day by day, since one statement for all kept days would have more parameters than PostgreSQL takes.
  const counted: (readonly [code: string, day: string, value: bigint])[] = [];
  for (const [day, codes] of codesOf)
    for (const [code, value] of Object.entries(await countDay(db, day, timeZone, codes)))
      counted.push([code, day, value]);
  const column = (index: 0 | 1 | 2) => counted.map((row) => String(row[index]));
  return sql`select * from unnest(${column(0)}::text[], ${column(1)}::date[], ${column(2)}::bigint[])
    as figure (code, day, value)`;
};
