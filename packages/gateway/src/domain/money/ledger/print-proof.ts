import { formatMinor } from '@pavilion/format';
import type { LedgerProof } from './verify-ledger';

/** Formats a proof for a terminal. */
export const printProof = (proof: LedgerProof): string =>
  [
    `${proof.transactions} transactions, ${proof.entries} entries`,
    `members ${formatMinor(proof.members)}, house ${formatMinor(proof.house)}`,
    ...proof.checks.map(
      ({ rule, violations }) =>
        `${violations === 0 ? 'ok    ' : 'BROKEN'} ${rule}${violations ? ` (${violations})` : ''}`,
    ),
    proof.sound ? 'The ledger is sound.' : 'The ledger is NOT sound.',
  ].join('\n');
