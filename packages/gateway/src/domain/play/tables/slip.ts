import { errorCodes, type LocalText } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { BusinessError, fieldError } from '../../../business-error';
import { canReturnMoreThan, selectionOf, type TableGame } from '../../../venues/tables';

/** Limits of a slip. The payout is in minor units. */
export const slipLimits = { maxLines: 40, maxPayout: 100_000_000n } as const;

/** Stakes are whole multiples of it, so that hundredths of a stake are whole minor units. */
const chip = 100n;

/** A line as a client sends it; the stake is decimal text. */
export interface GivenLine {
  readonly selection: string;
  readonly stake: string;
}

export interface SlipLine {
  readonly selection: string;
  readonly name: LocalText;
  /** Minor units. */
  readonly stake: bigint;
}

/** A line as bet records and clients see it. Amounts are decimal text; the payout is null until the round is settled. */
export interface LineView {
  readonly selection: string;
  readonly name: LocalText;
  readonly stake: string;
  readonly payout: string | null;
}

export interface SlipView {
  readonly id: string;
  readonly round: string;
  readonly stake: string;
  readonly state: 'open' | 'settled' | 'void';
  readonly payout: string | null;
  readonly lines: readonly LineView[];
}

/** Stakes on one selection are one line. */
const mergeLines = (given: readonly GivenLine[]): ReadonlyMap<string, bigint> => {
  const stakes = new Map<string, bigint>();
  for (const { selection, stake } of given) {
    stakes.set(selection, (stakes.get(selection) ?? 0n) + parseMinor(stake));
  }
  return stakes;
};

const validateStake = ({ minStake, maxStake }: TableGame, stake: bigint): void => {
  // guard: line-stake-range
  if (stake < minStake || stake > maxStake) {
    throw new BusinessError(errorCodes.stakeOutOfRange, {
      min: formatMinor(minStake),
      max: formatMinor(maxStake),
    });
  }
  // guard: line-stake-of-whole-chips
  if (stake % chip !== 0n) throw fieldError({ field: 'stake', reason: 'unknown' });
};

/**
 * Parses and validates the lines of a slip.
 *
 * @throws BusinessError 10003 validationError for an unknown selection, a stake between two chips or too many lines, 20103
 * stakeOutOfRange for a line outside the limits, 20654 payoutTooHigh when the lines together could return more than a slip
 * may (`canReturnMoreThan`).
 */
export const readLines = (game: TableGame, given: readonly GivenLine[]): readonly SlipLine[] => {
  // guard: slip-of-few-lines
  if (given.length === 0 || given.length > slipLimits.maxLines)
    throw fieldError({ field: 'lines', reason: 'format' });
  const lines = [...mergeLines(given)].map(([selection, stake]) => {
    const known = selectionOf(game, selection);
    // guard: slip-of-known-selections
    if (!known) throw fieldError({ field: 'selection', reason: 'unknown' });
    validateStake(game, stake);
    return { selection, name: known.name, stake };
  });
  // guard: slip-payout-limit
  if (canReturnMoreThan(game, lines, slipLimits.maxPayout)) {
    throw new BusinessError(errorCodes.payoutTooHigh, { max: formatMinor(slipLimits.maxPayout) });
  }
  return lines;
};

export const openLine = ({ selection, name, stake }: SlipLine): LineView => ({
  selection,
  name,
  stake: formatMinor(stake),
  payout: null,
});
