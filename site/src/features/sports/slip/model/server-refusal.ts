import { errorCodes, type SportsProvider } from '@pavilion/contract';
import { slipRefusals } from '@pavilion/contract/sports';
import type { SdkErrorData } from '@pavilion/sdk';
import type { ShownRefusal } from '../../../../shared/sports/refusal-text';
import type { Placement } from './placement';
import type { Ticket } from './slip-facts';

/** The refusal in an error of `sportsPlace`; undefined for other errors, which have texts of their own. */
export const refusalOf = (error: SdkErrorData | undefined): ShownRefusal | undefined => {
  if (Number(error?.code) !== errorCodes.slipRefused) return undefined;
  const data = (error?.data ?? {}) as ShownRefusal;
  return slipRefusals.some((reason) => reason === data.reason) ? data : undefined;
};

/** A bet that the gateway refused. */
export interface RefusedTicket {
  readonly placement: Placement;
  readonly refusal: ShownRefusal;
}

const listOf = (values: readonly (string | number)[]) => values.join(' ');

/**
 * The refusal of a ticket as it is now. A refused bet with other selections, sizes or stake says nothing about it, nor does one
 * of another provider: cells of the board change the slip while the refusal is shown.
 */
export const refusedTicket = (
  placements: readonly Placement[],
  provider: SportsProvider,
  { legs, sizes, unit }: Ticket,
): RefusedTicket | undefined => {
  const selections = listOf(legs.map(({ leg }) => leg.selection));
  for (const placement of placements) {
    const { body } = placement.request;
    const refusal = placement.status === 'not-placed' ? refusalOf(placement.error) : undefined;
    const isSame =
      body.provider === provider &&
      body.unit === unit &&
      listOf(body.sizes) === listOf(sizes) &&
      listOf(body.legs.map(({ selection }) => selection)) === selections;
    if (refusal && isSame) return { placement, refusal };
  }
  return undefined;
};
