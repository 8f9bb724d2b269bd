import { type SportsProvider, sportsProviders } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import { useWalletBalancesQuery } from '@pavilion/sdk/react/money';
import { paths } from '../../../../routes/paths';

/** The account that pays stakes, and where it is refilled. */
export interface StakeAccount {
  /** Decimal text; undefined until it is known. */
  readonly balance: string | undefined;
  readonly isLoading: boolean;
  /** Whether money operations are halted. */
  readonly isHalted: boolean;
  readonly refill: { readonly to: string; readonly isTransfer: boolean };
}

const transferInto = (venue: string) => `${paths.mine.finance.transfer}?venue=${venue}&direction=in`;

/** With automatic transfer the main wallet pays the stake, otherwise the wallet of the venue. */
export const useStakeAccount = (provider: SportsProvider, isMember: boolean): StakeAccount => {
  const { data, isLoading } = useWalletBalancesQuery({}, { skip: !isMember });
  const { venue } = sportsProviders[provider];
  const wallet = data?.venues.find((each) => each.venue.code === venue)?.balance ?? '0.00';
  const isTransfer = data !== undefined && !data.autoTransfer && compareAmounts(data.main, '0') > 0;
  return {
    balance: data && (data.autoTransfer ? data.main : wallet),
    isLoading: isMember && isLoading,
    isHalted: data?.halted ?? false,
    refill: { to: isTransfer ? transferInto(venue) : paths.mine.finance.deposit, isTransfer },
  };
};
