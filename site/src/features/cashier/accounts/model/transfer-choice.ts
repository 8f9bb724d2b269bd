import { type Balances, type TransferDirection, transferDirections } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import { paths } from '../../../../routes/paths';

type VenueBalance = Balances['venues'][number];

/** Which wallets a transfer is between, as the address says it. */
export interface TransferChoice {
  readonly venue: string | undefined;
  readonly direction: TransferDirection;
}

/** Reads the words of an address; what it does not say is chosen when the balances are known. */
export const readChoice = (search: URLSearchParams): TransferChoice => ({
  venue: search.get('venue') ?? undefined,
  direction: transferDirections.find((each) => each === search.get('direction')) ?? 'in',
});

export const writeChoice = ({ venue, direction }: TransferChoice): Record<string, string> => ({
  ...(venue !== undefined && { venue }),
  direction,
});

/** Where a transfer is made. */
export const transferAddress = (choice: TransferChoice): string =>
  `${paths.mine.finance.transfer}?${new URLSearchParams(writeChoice(choice))}`;

/** The chosen venue; without a choice, or when the chosen one went away, the first that fits the direction. */
export const venueOf = (
  venues: readonly VenueBalance[],
  { venue: code, direction }: TransferChoice,
): VenueBalance | undefined =>
  venues.find(({ venue }) => venue.code === code) ??
  (direction === 'out' ? venues.find(({ balance }) => compareAmounts(balance, '0') > 0) : undefined) ??
  venues[0];

/** What the wallet holds that the money leaves. */
export const movableOf = (
  { main }: Pick<Balances, 'main'>,
  venue: VenueBalance,
  direction: TransferDirection,
): string => (direction === 'in' ? main : venue.balance);
