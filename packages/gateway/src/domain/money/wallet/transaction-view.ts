import type { LocalText, Transaction, TransactionKind } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';

/** Title of a transaction. */
const kindNames: Record<TransactionKind, LocalText> = {
  deposit: { 'zh-CN': '存款', en: 'Deposit' },
  withdrawal: { 'zh-CN': '取款', en: 'Withdrawal' },
  transfer: { 'zh-CN': '转账', en: 'Transfer' },
  stake: { 'zh-CN': '投注', en: 'Stake' },
  payout: { 'zh-CN': '派彩', en: 'Payout' },
  bonus: { 'zh-CN': '红利', en: 'Bonus' },
  rebate: { 'zh-CN': '返水', en: 'Rebate' },
  commission: { 'zh-CN': '代理佣金', en: 'Agent commission' },
  adjustment: { 'zh-CN': '调整', en: 'Adjustment' },
};

/** An entry with the columns of its transaction. */
export interface Movement {
  seq: bigint;
  kind: TransactionKind;
  amount: bigint;
  balance_after: bigint | null;
  at: Date;
  reference: string;
  subject: LocalText;
}

const title = (kind: TransactionKind, subject: LocalText): LocalText => ({
  'zh-CN': `${kindNames[kind]['zh-CN']} · ${subject['zh-CN']}`,
  en: `${kindNames[kind].en} · ${subject.en}`,
});

export const presentMovement = (movement: Movement): Transaction => ({
  id: String(movement.seq),
  kind: movement.kind,
  amount: formatMinor(movement.amount),
  balanceAfter: formatMinor(movement.balance_after ?? 0n),
  at: movement.at.toISOString(),
  reference: movement.reference,
  title: title(movement.kind, movement.subject),
});
