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

/** One icon a kind of transaction. */
export const transactionIcons: Readonly<Record<TransactionKind, Icon>> = {
  deposit: DepositIcon,
  withdrawal: WithdrawIcon,
  transfer: TransferIcon,
  stake: BetIcon,
  payout: TrophyIcon,
  bonus: GiftIcon,
  rebate: CoinIcon,
  commission: UserPlusIcon,
  adjustment: SettingsIcon,
};
