import { type Static, Type } from '@sinclair/typebox';
import { Amount, Day, Id, LocalText, Moment, Nullable } from './common';

/** A day that the member signed in, or made up for. */
export const SignInDay = Type.Object({
  day: Day,
  /** Coins received, the bonus of a full month included; 0 for a made-up day that completes none. */
  coins: Amount,
  isMakeUp: Type.Boolean(),
});
export type SignInDay = Static<typeof SignInDay>;

/** An event of a month; a bar of the calendar. */
export const CalendarEvent = Type.Object({
  id: Id,
  title: LocalText,
  from: Day,
  to: Day,
  href: Type.String({ description: 'A path of this site', examples: ['/game/egame'] }),
});
export type CalendarEvent = Static<typeof CalendarEvent>;

/** What a member has in the month, and can do today. */
export const OwnSignIns = Type.Object({
  days: Type.Array(SignInDay),
  /** Days in a row up to today, or up to yesterday while today is open. */
  streak: Type.Integer({ minimum: 0 }),
  hasSignedIn: Type.Boolean({ description: 'Whether the member has signed in today' }),
  /** Coins of the next sign-in: that of today, or of tomorrow after it. */
  nextCoins: Amount,
  coins: Amount,
  /** Make-ups left this month. */
  makeUpsLeft: Type.Integer({ minimum: 0 }),
  /** Days of the shown month that can be made up for, whether or not the coins suffice. */
  makeUpDays: Type.Array(Day),
});
export type OwnSignIns = Static<typeof OwnSignIns>;

const Month = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', examples: ['2026-06'] });

/** The request for a month, this one by default. */
export const signInMonth = { month: Type.Optional(Month) };

/** A month of the calendar. */
export const SignInInfo = Type.Object({
  month: Month,
  today: Day,
  /** When the next day begins. */
  nextDayAt: Moment,
  /** Coins by the place of a day in a week of days in a row. */
  rewards: Type.Array(Amount),
  fullMonthCoins: Amount,
  makeUpCost: Amount,
  makeUpsAMonth: Type.Integer({ minimum: 0 }),
  events: Type.Array(CalendarEvent),
  /** Null for visitors. */
  own: Nullable(OwnSignIns),
});
export type SignInInfo = Static<typeof SignInInfo>;
