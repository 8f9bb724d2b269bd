import type { WithdrawalLock, WithdrawalLockReason } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import {
  BetIcon,
  CardIcon,
  ClockIcon,
  CoinIcon,
  type Icon,
  LockIcon,
  ShieldIcon,
  UserIcon,
  WarningIcon,
} from '@pavilion/ui';
import { paths } from '../../../../routes/paths';
import { formatMoment } from '../../../../shared/calendar/moment';
import type { Locale } from '../../../../shared/messages';
import type { WithdrawalText } from '../messages/withdrawal-messages';

/** How a reason shows that nothing can be withdrawn now: what it is, and the link that mends it. */
export interface LockView {
  readonly icon: Icon;
  readonly title: WithdrawalText;
  readonly text: WithdrawalText;
  /** What the placeholders of the text stand for. */
  readonly values: { readonly until: string; readonly amount: string };
  readonly way: { readonly text: WithdrawalText; readonly to: string };
}

/** Nobody's money moves. */
export const halted: WithdrawalLock = { reason: 'cashier-halted', until: null, amount: null };

const { mine, customer } = paths;

type Row = readonly [icon: Icon, name: string, to: string];

const rows = {
  'cashier-halted': [WarningIcon, 'halted', customer.main],
  'real-name-missing': [UserIcon, 'realName', mine.authentication],
  'real-name-pending': [ClockIcon, 'realNamePending', mine.authentication],
  'account-missing': [CardIcon, 'account', mine.addBankCard],
  'payment-password-missing': [ShieldIcon, 'password', mine.authentication],
  'payment-password-locked': [LockIcon, 'passwordLocked', mine.authentication],
  'account-cooling': [ClockIcon, 'cooling', mine.addBankCard],
  turnover: [BetIcon, 'turnover', mine.audit],
  times: [ClockIcon, 'times', mine.vipDetails],
  'day-limit': [ClockIcon, 'day', mine.vipDetails],
  balance: [CoinIcon, 'balance', mine.balance],
} as const satisfies Readonly<Record<WithdrawalLockReason, Row>>;

/**
 * From the reason why a member can not withdraw to what the page says about it.
 *
 * Source: section 2 of the specification (finance/withdrawal).
 */
export const lockView = ({ reason, until, amount }: WithdrawalLock, locale: Locale): LockView => {
  const [icon, name, to] = rows[reason];
  return {
    icon,
    title: `${name}Title`,
    text: `${name}Text`,
    values: {
      until: until === null ? '' : formatMoment(until, locale, 'brief'),
      amount: amount === null ? '' : formatAmount(amount),
    },
    way: { text: `${name}Way`, to },
  };
};
