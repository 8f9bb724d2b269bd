import type { TransactionKind } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { goldPart } from '../../../shared/layout/parts-bar';

/** The colours of the kinds of transactions in a bar of sums. */
export const kindColours: Readonly<Record<TransactionKind, string>> = {
  deposit: token.color.series,
  withdrawal: token.color.danger,
  stake: token.color.info,
  payout: goldPart,
  transfer: token.color.lineStrong,
  bonus: token.color.success,
  rebate: token.color.warning,
  // Darker than its neighbours in both themes, and of another hue than gold and blue.
  commission: `color-mix(in srgb, ${token.color.success} 72%, black)`,
  adjustment: token.color.inkMuted,
};
