import type { LocalText } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { type RawBuilder, sql } from 'kysely';
import { momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { dayEnd, dayStart, daysUpTo, idsWithin } from '../../domain/days';
import type { Operator } from '../../domain/operators';
import { hourMs } from '../../durations';
import type { Services } from '../../services';
import type { OperatorCall, OperatorResponse } from '../contract';
import { mayCall } from '../permission';

/** Days of the overview, today included. */
const shownDays = 30;
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
}

interface DailyFigure {
  readonly name: LocalText;
  /** Money in minor units. */
  readonly unit: FigureUnit;
  /** Besides administrators and auditors. */
  readonly roles: OperatorCall['roles'];
  /**
   * Selects the figure of one day in SQL, from facts that no longer change when the day is over: the figures of past days are stored.
   * An index must find the rows of the day, which `daily-figures.test.ts` tests.
   */
  readonly select: (day: FigureDay) => RawBuilder<unknown>;
}

/** The figures by day on the overview of operators, in the order of the page (OPS-5). Demo members count in none. */
export const dailyFigures = {
  /** Members who placed a bet on the day, whatever became of it later. A sports bet that was refused was not placed. */
  activeMembers: {
    name: { 'zh-CN': '活跃会员', en: 'Active members' },
    unit: 'members',
    roles: 'everyone',
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
    select: (day) => sql`select count(*) from members where ${day.contains('registered_at')} and not is_demo`,
  },
  deposits: {
    name: { 'zh-CN': '到账存款', en: 'Paid deposits' },
    unit: 'money',
    roles: ['cashier'],
    select: (day) => sql`select coalesce(sum(amount), 0) from deposit_orders
      where state = 'paid' and ${day.contains('paid_at')}`,
  },
  withdrawals: {
    name: { 'zh-CN': '已付取款', en: 'Paid withdrawals' },
    unit: 'money',
    roles: ['cashier'],
    select: (day) => sql`select coalesce(sum(amount), 0) from withdrawal_orders
      where state = 'paid' and ${day.contains('ended_at')}`,
  },
} as const satisfies Readonly<Record<string, DailyFigure>>;

type FigureCode = keyof typeof dailyFigures;

const codes = Object.keys(dailyFigures) as FigureCode[];
const definitions: Readonly<Record<FigureCode, DailyFigure>> = dailyFigures;

const readDay = async (db: Database, day: string, timeZone: string): Promise<FigureDay> => {
  const { first, end } = await idsWithin(db, { from: day, to: day }, timeZone);
  return {
    contains: (column) =>
      sql<boolean>`(${sql.ref(column)} >= ${dayStart(day, timeZone)} and ${sql.ref(column)} < ${dayEnd(day, timeZone)})`,
    containsId: (column) => sql<boolean>`(${sql.ref(column)} >= ${first} and ${sql.ref(column)} < ${end})`,
  };
};

/** The values by day and code. */
type Values = Map<string, Partial<Record<FigureCode, bigint>>>;

const readStored = async (db: Database, from: string): Promise<Values> => {
  const rows = await db.selectFrom('daily_figures').selectAll().where('day', '>=', from).execute();
  const values: Values = new Map();
  for (const { code, day, value } of rows) values.set(day, { ...values.get(day), [code]: value });
  return values;
};

const countDay = async (
  db: Database,
  day: string,
  timeZone: string,
  counted: readonly FigureCode[],
): Promise<Partial<Record<FigureCode, bigint>>> => {
  if (counted.length === 0) return {};
  const within = await readDay(db, day, timeZone);
  const { rows } = await sql<Partial<Record<FigureCode, bigint>>>`select ${sql.join(
    counted.map((code) => sql`(${definitions[code].select(within)})::bigint as ${sql.id(code)}`),
  )}`.execute(db);
  return rows[0]!;
};

const presentValue: Readonly<Record<FigureUnit, (value: bigint) => string>> = {
  members: String,
  money: formatMinor,
};

/**
 * The figures that the roles of an operator show. Past days are read from `daily_figures`; today, and days that are not stored yet, are
 * counted, so that the figures are exact at every moment, and what a reading costs grows with the bets of one day alone.
 */
export const readDailyFigures = async (
  { db, clock, brands }: Pick<Services, 'db' | 'clock' | 'brands'>,
  operator: Pick<Operator, 'roles'>,
): Promise<DailyFigures> => {
  const { timeZone } = brands.main;
  const days = daysUpTo(momentOf(clock), shownDays, timeZone);
  const shown = codes.filter((code) => mayCall(operator, { kind: 'read', roles: definitions[code].roles }));
  const values = await readStored(db, days[0] as string);
  for (const day of days) {
    const stored = values.get(day) ?? {};
    const missing = shown.filter((code) => stored[code] === undefined);
    values.set(day, { ...stored, ...(await countDay(db, day, timeZone, missing)) });
  }
  return shown.map((code) => {
    const { name, unit } = definitions[code];
    const textOf = (day: string) => presentValue[unit](values.get(day)?.[code] ?? 0n);
    return { code, name, unit, days: days.map((day) => ({ day, value: textOf(day) })) };
  });
};

/**
 * Stores the figures of the days that are over, and deletes those of days that are no longer shown. Gateways may do it at the same time.
 * After a change of a figure's SQL, `rebuild` counts the stored days again.
 */
export const storeDailyFigures = async ({
  db,
  clock,
  brands,
}: Pick<Services, 'db' | 'clock' | 'brands'>): Promise<void> => {
  const { timeZone } = brands.main;
  const days = daysUpTo(new Date(clock.now() - settleTime), shownDays, timeZone).slice(0, -1);
  const first = days[0] as string;
  await db.deleteFrom('daily_figures').where('day', '<', first).execute();
  for (const day of days) {
    // Read for each day, since another gateway may be storing the same ones.
    const stored = (await readStored(db, day)).get(day);
    const missing = codes.filter((code) => stored?.[code] === undefined);
    const counted = await countDay(db, day, timeZone, missing);
    if (missing.length > 0)
      await db
        .insertInto('daily_figures')
        .values(missing.map((code) => ({ code, day, value: counted[code] as bigint })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
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
    .where('code', 'in', codes)
    .execute();
  const days = new Map<string, FigureDay>();
  for (const { day } of stored) if (!days.has(day)) days.set(day, await readDay(db, day, timeZone));
  const none = sql`select code, day, value from daily_figures where false`;
  const counted = stored.map(({ code, day }) => {
    const select = definitions[code as FigureCode].select(days.get(day) as FigureDay);
    return sql`select ${code}::text, ${day}::date, (${select})::bigint`;
  });
  return sql`${sql.join([none, ...counted], sql` union all `)}`;
};
