import { type Balances, limits, type TransferDirection, transferDirections } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import { paths } from '../../../../routes/paths';

type VenueBalance = Balances['venues'][number];

/** Venue and direction of a transfer, as in the query. */
export interface TransferChoice {
  readonly venue: string | undefined;
  readonly direction: TransferDirection;
}

/** Reads the choice from the query. Without a venue, `venueOf` chooses one. */
export const readChoice = (search: URLSearchParams): TransferChoice => ({
  venue: search.get('venue') ?? undefined,
  direction: transferDirections.find((each) => each === search.get('direction')) ?? 'in',
});

export const writeChoice = ({ venue, direction }: TransferChoice): Record<string, string> => ({
  ...(venue !== undefined && { venue }),
  direction,
});

/** The address of the transfer page with a choice. */
export const transferAddress = (choice: TransferChoice): string =>
  `${paths.mine.finance.transfer}?${new URLSearchParams(writeChoice(choice))}`;

/** The chosen venue. If none is chosen or it is gone, the first one that has money to transfer out, else the first one. */
export const venueOf = (
  venues: readonly VenueBalance[],
  { venue: code, direction }: TransferChoice,
): VenueBalance | undefined =>
  venues.find(({ venue }) => venue.code === code) ??
  (direction === 'out' ? venues.find(({ balance }) => compareAmounts(balance, '0') > 0) : undefined) ??
  venues[0];

/** The limits of an amount, given the balance of the source wallet. */
export const transferLimits = (movable: string) => {
  const { min, max } = limits.transfer;
  return { min, max: compareAmounts(movable, max) < 0 ? movable : max };
};

/** The balance of the source wallet. */
export const movableOf = (
  { main }: Pick<Balances, 'main'>,
  venue: VenueBalance,
  direction: TransferDirection,
): string => (direction === 'in' ? main : venue.balance);
