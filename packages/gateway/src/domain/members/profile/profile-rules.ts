import type { FieldErrors, ProfileField } from '@pavilion/contract';
import { maskName, maskPhone } from '@pavilion/format';
import type { Database } from '../../../db/database';
import { coolingHours } from '../../payout-cooling';
import { maskBirthday, maskEmail } from '../members/masks';
import { judgePhone, normalPhone } from '../members/registration-rules';
import { normalName } from '../security/real-name';

type Reason = FieldErrors['fields'][number]['reason'];

interface Circumstances {
  disabledPhones: readonly string[];
  /** YYYY-MM-DD, of the brand's calendar. */
  today: string;
}

/** How one part of the profile is judged, hidden and changed. */
interface ProfileRules {
  /** In its one stored form, or why it is refused. */
  judge(given: string, circumstances: Circumstances): { value: string } | { reason: Reason };
  mask(value: string): string;
  current(db: Database, memberId: string): Promise<string | null>;
  /** Whether there must be one before it can be changed: the first is handed in elsewhere. */
  needsCurrent: boolean;
  apply(transaction: Database, memberId: string, value: string, at: Date): Promise<void>;
}

/** Whether a text is a day of the calendar. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The same day of another year. Days of this form sort as texts. */
const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const ofAge = 18;
const oldest = 120;

/** A part that is a column of the member. */
const columnOf = (
  column: 'phone' | 'birthday' | 'email',
): Pick<ProfileRules, 'needsCurrent' | 'current' | 'apply'> => ({
  needsCurrent: false,
  async current(db, memberId) {
    const row = await db
      .selectFrom('members')
      .select(column)
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return row[column];
  },
  async apply(transaction, memberId, value) {
    await transaction
      .updateTable('members')
      .set({ [column]: value })
      .where('id', '=', memberId)
      .execute();
  },
});

export const profileRules: Readonly<Record<ProfileField, ProfileRules>> = {
  'real-name': {
    judge(given) {
      const value = normalName(given);
      return value === undefined ? { reason: 'format' } : { value };
    },
    mask: maskName,
    needsCurrent: true,
    async current(db, memberId) {
      const row = await db
        .selectFrom('member_security')
        .select(['real_name', 'real_name_state'])
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row?.real_name_state === 'passed' ? row.real_name : null;
    },
    /** Accounts follow the name that owns them, and wait as new ones do: money must not leave with the change. */
    async apply(transaction, memberId, value, at) {
      await transaction
        .updateTable('member_security')
        .set({ real_name: value })
        .where('member_id', '=', memberId)
        .execute();
      await transaction
        .updateTable('payout_accounts')
        .set({ owner: value, usable_at: new Date(at.getTime() + coolingHours * 3_600_000) })
        .where('member_id', '=', memberId)
        .where('removed_at', 'is', null)
        .where('owner', 'is not', null)
        .execute();
    },
  },
  phone: {
    judge(given, { disabledPhones }) {
      const fault = judgePhone(given, disabledPhones);
      if (fault) return { reason: fault.reason };
      const value = normalPhone(given);
      return value === undefined ? { reason: 'format' } : { value };
    },
    mask: maskPhone,
    ...columnOf('phone'),
  },
  birthday: {
    judge(given, { today }) {
      if (!isDay(given)) return { reason: 'format' };
      const isPossible = given <= yearsBefore(today, ofAge) && given > yearsBefore(today, oldest);
      return isPossible ? { value: given } : { reason: 'blocked' };
    },
    mask: maskBirthday,
    ...columnOf('birthday'),
  },
  email: {
    judge(given) {
      const value = given.trim().toLowerCase();
      return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? { value } : { reason: 'format' };
    },
    mask: maskEmail,
    ...columnOf('email'),
  },
};
