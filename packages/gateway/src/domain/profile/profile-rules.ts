import type { FieldErrors, ProfileField } from '@pavilion/contract';
import { maskName, maskPhone } from '@pavilion/format';
import type { Database } from '../../db/database';
import { judgePhone, normalPhone } from '../members/registration-rules';
import { coolingHours } from '../payout/payout-accounts';
import { normalName } from '../security/real-name';

type Reason = FieldErrors['fields'][number]['reason'];

interface Circumstances {
  disabledPhones: readonly string[];
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
    needsCurrent: false,
    async current(db, memberId) {
      const { phone } = await db
        .selectFrom('members')
        .select('phone')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      return phone;
    },
    async apply(transaction, memberId, value) {
      await transaction.updateTable('members').set({ phone: value }).where('id', '=', memberId).execute();
    },
  },
};
