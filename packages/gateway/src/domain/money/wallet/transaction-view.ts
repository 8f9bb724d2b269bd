import type { LocalText, Transaction, TransactionKind } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';

/** A ledger entry of a main wallet, with the columns of its ledger transaction. */
export interface WalletEntry {
  seq: bigint;
  kind: TransactionKind;
  amount: bigint;
  balance_after: bigint | null;
  at: Date;
  reference: string;
  subject: LocalText;
}

/** A row of the wallet’s record, which the contract calls a transaction. */
export const presentTransaction = (entry: WalletEntry): Transaction => ({
  id: String(entry.seq),
  kind: entry.kind,
  amount: formatMinor(entry.amount),
  balanceAfter: formatMinor(entry.balance_after ?? 0n),
  at: entry.at.toISOString(),
  reference: entry.reference,
  title: entry.subject,
});
