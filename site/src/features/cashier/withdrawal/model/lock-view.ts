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
import type { TimeText } from '../../../../shared/calendar/time-zone';
import type { WithdrawalText } from '../messages/withdrawal-messages';

interface LockRow {
  readonly icon: Icon;
  readonly title: WithdrawalText;
  readonly text: WithdrawalText;
  /** The link to the page where the member can resolve the lock. */
  readonly link: {
    readonly text: WithdrawalText;
    readonly to: string;
    /** What the member does there leads to the end of the lock: the main action of the view. */
    readonly isStep?: boolean;
  };
}

/** View model of a withdrawal lock. */
export interface LockView extends LockRow {
  /** The values of the placeholders in `text`. */
  readonly values: { readonly until: string; readonly amount: string };
}

const { mine, customer } = paths;

const rows: Readonly<Record<WithdrawalLockReason, LockRow>> = {
  'cashier-halted': {
    icon: WarningIcon,
    title: 'haltedTitle',
    text: 'haltedText',
    link: { text: 'haltedLink', to: customer.main },
  },
  'real-name-missing': {
    icon: UserIcon,
    title: 'realNameTitle',
    text: 'realNameText',
    link: { text: 'realNameLink', to: mine.authentication, isStep: true },
  },
  'real-name-pending': {
    icon: ClockIcon,
    title: 'realNamePendingTitle',
    text: 'realNamePendingText',
    link: { text: 'realNamePendingLink', to: mine.authentication },
  },
  'payout-account-missing': {
    icon: CardIcon,
    title: 'accountTitle',
    text: 'accountText',
    link: { text: 'accountLink', to: mine.addBankCard, isStep: true },
  },
  'payment-password-missing': {
    icon: ShieldIcon,
    title: 'passwordTitle',
    text: 'passwordText',
    link: { text: 'passwordLink', to: mine.authentication, isStep: true },
  },
  'payment-password-locked': {
    icon: LockIcon,
    title: 'passwordLockedTitle',
    text: 'passwordLockedText',
    link: { text: 'passwordLockedLink', to: mine.authentication, isStep: true },
  },
  'payout-account-cooling': {
    icon: ClockIcon,
    title: 'coolingTitle',
    text: 'coolingText',
    link: { text: 'coolingLink', to: mine.addBankCard },
  },
  turnover: {
    icon: BetIcon,
    title: 'turnoverTitle',
    text: 'turnoverText',
    link: { text: 'turnoverLink', to: mine.audit, isStep: true },
  },
  times: {
    icon: ClockIcon,
    title: 'timesTitle',
    text: 'timesText',
    link: { text: 'timesLink', to: mine.vipDetails },
  },
  'day-limit': {
    icon: ClockIcon,
    title: 'dayTitle',
    text: 'dayText',
    link: { text: 'dayLink', to: mine.vipDetails },
  },
  balance: {
    icon: CoinIcon,
    title: 'balanceTitle',
    text: 'balanceText',
    link: { text: 'balanceLink', to: mine.balance },
  },
};

/** The title, the explanation and the link for the lock of a withdrawal (RTE-1). */
export const lockView = ({ reason, until, amount }: WithdrawalLock, timeText: TimeText): LockView => ({
  ...rows[reason],
  values: {
    until: until === null ? '' : timeText(until, 'brief'),
    amount: amount === null ? '' : formatAmount(amount),
  },
});
