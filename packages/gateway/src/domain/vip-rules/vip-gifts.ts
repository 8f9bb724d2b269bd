import { type LocalText, type VipGiftKind, vipGiftDays } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';
import { dayMs } from '../../durations';
import { monthText } from '../days';
import { settledPlay } from '../settled-bets';
import { composed, text } from '../texts';

/** A member to whom a gift is due. */
export interface DueGift {
  readonly id: string;
  /** The level by which the amount is chosen. */
  readonly level: number;
  /** What the gift is for, such as a month: a member gets a gift once for each. */
  readonly occasion: string;
  /** End of the time to claim it. */
  readonly ends: Date;
}

/** When a gift is granted. */
type Granting =
  | {
      readonly on: 'level-reached';
      /** Milliseconds. */
      readonly claimableFor: number;
    }
  | {
      readonly on: 'day';
      /**
       * A query for the columns of `DueGift`. It does not look for gifts that were granted before, for level 0 and for
       * blocked or closed accounts: these get none anyway.
       */
      readonly due: (at: Date, timeZone: string) => RawBuilder<unknown>;
    };

/** A gift of the VIP levels. */
export interface VipGift {
  /** Yuan, one for each level from 0; 0: the level has none. None may fall with the level. */
  readonly amounts: readonly number[];
  /** @param occasion that of the grant; `level-<number>` when the level is reached. */
  readonly title: (level: { readonly name: LocalText }, occasion: string) => LocalText;
  readonly granting: Granting;
  /**
   * How many of this gift a member can get while staying at a level for this many days. A test computes from it what a level
   * gives back. Round up for a gift that comes several times in that time (monthly: `Math.ceil(days / 30)`); for a rarer gift
   * return its share (yearly: `days / 365`).
   */
  readonly atMostIn: (days: number) => number;
}

/**
 * How much each gift is, and when it is granted. Its name and rule are a row of `vipGiftTexts`
 * (`packages/contract/src/vip-gift-kinds.ts`).
 *
 * Tested by `npm run test:unit -- vip-gifts vip-rules/levels vip.test`.
 */
export const vipGifts = {
  upgrade: {
    amounts: [0, 18, 58, 188, 588, 1_888, 5_888],
    title: ({ name }) => composed(text('{name}晋级礼金', '{name}: level-up bonus'), { name }),
    granting: { on: 'level-reached', claimableFor: vipGiftDays.upgrade * dayMs },
    // Once in a life, before the level is kept.
    atMostIn: () => 0,
  },

  /** By the level held on the 1st, to members who played in the month before. */
  month: {
    amounts: [0, 8, 28, 88, 288, 888, 2_888],
    title: ({ name }, occasion) => {
      const month = monthText(occasion);
      return composed(text(`{name}每月礼金（${month}）`, `{name}: bonus of ${month}`), { name });
    },
    atMostIn: (days) => Math.ceil(days / 30),
    granting: {
      on: 'day',
      due: (at, timeZone) => sql`
        with now as (select date_trunc('month', ${at}::timestamptz at time zone ${timeZone}) as month),
        months as (select to_char(month, 'YYYY-MM') as month, month at time zone ${timeZone} as starts,
          (month + interval '1 month') at time zone ${timeZone} as ends,
          (month - interval '1 month') at time zone ${timeZone} as before from now)
        select members.id, coalesce(pin.level, held.level) as level, now.month as occasion, now.ends
        from months now cross join members
        left join vip_pins pin on pin.member_id = members.id and pin.at <= now.starts
        left join lateral (select level from vip_periods where member_id = members.id and since <= now.starts
          order by number desc limit 1) held on true
        where exists ${settledPlay(sql.ref('members.id'))
          .where('at', '>=', sql.ref<Date>('now.before'))
          .where('at', '<', sql.ref<Date>('now.starts'))
          .where('is_correction', '=', false)
          .select('id')}`,
    },
  },

  /**
   * From the birthday on, 29 February on the 28th, for `vipGiftDays.birthday` days of 24 hours. The birthday must have been known for
   * `vipGiftDays.birthdayKnown` days, and not changed within a year, so that it is not set for the gift.
   */
  birthday: {
    amounts: [0, 18, 38, 88, 188, 588, 1_888],
    title: ({ name }) => composed(text('{name}生日礼金', '{name}: birthday bonus'), { name }),
    atMostIn: (days) => days / 365,
    granting: {
      on: 'day',
      due: (at, timeZone) => sql`
        with now as (select (${at}::timestamptz at time zone ${timeZone})::date as today),
        days as (select day, to_char(day, 'MM-DD') as name, day::timestamp at time zone ${timeZone} as starts
          from now, generate_series(today - ${vipGiftDays.birthday - 1}::int, today, interval '1 day') as day)
        select members.id, members.vip_level as level, to_char(now.day, 'YYYY') as occasion,
          now.starts + make_interval(hours => ${24 * vipGiftDays.birthday}::int) as ends
        from days now join members
          on case to_char(birthday, 'MM-DD') when '02-29' then '02-28' else to_char(birthday, 'MM-DD') end = now.name
        join member_security security on security.member_id = members.id and security.real_name_state = 'passed'
        where registered_at <= now.starts - make_interval(days => ${vipGiftDays.birthdayKnown}::int)
          and not exists (select 1 from profile_changes c where c.member_id = members.id
            and c.field = 'birthday' and c.state = 'passed' and c.ended_at > now.starts -
              case when c.before is null then make_interval(days => ${vipGiftDays.birthdayKnown}::int) else interval '365 days' end)`,
    },
  },
} as const satisfies Readonly<Record<VipGiftKind, VipGift>>;

/** The cause of the grants of a gift. */
export const vipGiftCause = (kind: VipGiftKind) => `vip-${kind}` as const;
