import type { TransactionKind } from '@pavilion/contract';
import {
  BetIcon,
  CoinIcon,
  DepositIcon,
  GiftIcon,
  type Icon,
  SettingsIcon,
  TransferIcon,
  TrophyIcon,
  UserPlusIcon,
  WithdrawIcon,
} from '@pavilion/ui';
import type { IconTone } from '../layout/icon-tile';
import { defineMessages } from '../messages';
import { transactionKindTexts as en } from './messages/en';
import { transactionKindTexts as zh } from './messages/zh-CN';

/** The name of a kind of transaction, under its id. */
export const transactionKindMessages = defineMessages('transactionKind', zh, en);

/** The icon of a kind of transaction, and the tone of its tile. */
export const transactionIcons: Readonly<
  Record<TransactionKind, { readonly icon: Icon; readonly tone: IconTone }>
> = {
  deposit: { icon: DepositIcon, tone: 'success' },
  withdrawal: { icon: WithdrawIcon, tone: 'info' },
  transfer: { icon: TransferIcon, tone: 'accent' },
  stake: { icon: BetIcon, tone: 'value' },
  payout: { icon: TrophyIcon, tone: 'danger' },
  bonus: { icon: GiftIcon, tone: 'danger' },
  rebate: { icon: CoinIcon, tone: 'warning' },
  commission: { icon: UserPlusIcon, tone: 'warning' },
  adjustment: { icon: SettingsIcon, tone: 'info' },
};
