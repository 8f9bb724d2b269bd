import type { LocalText, Transaction, TransactionKind } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';

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

export const presentMovement = (movement: Movement): Transaction => ({
  id: String(movement.seq),
  kind: movement.kind,
  amount: formatMinor(movement.amount),
  balanceAfter: formatMinor(movement.balance_after ?? 0n),
  at: movement.at.toISOString(),
  reference: movement.reference,
  title: movement.subject,
});
