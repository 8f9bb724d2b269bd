import { errorCodes, type FieldErrors } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { BusinessError } from '../../../business-error';
import { stakesOf, type Title } from '../title';

/**
 * Parses a stake, minor units.
 *
 * @throws BusinessError 20103 with `{ min, max }` outside the limits; 10003 for a stake between two that the game
 * offers.
 */
export const readStake = (title: Title, text: string): bigint => {
  const stake = parseMinor(text);
  const stakes = stakesOf(title);
  const [min, max] = [stakes[0]!, stakes.at(-1)!];
  if (stake < min || stake > max)
    throw new BusinessError(errorCodes.stakeOutOfRange, { min: formatMinor(min), max: formatMinor(max) });
  // guard: stake-that-the-game-offers
  if (!stakes.includes(stake)) {
    throw new BusinessError(errorCodes.validationError, {
      fields: [{ field: 'stake', reason: 'unknown' }],
    } satisfies FieldErrors);
  }
  return stake;
};
