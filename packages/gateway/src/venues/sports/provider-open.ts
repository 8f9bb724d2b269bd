import { type SportsProvider, sportsProviders } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import type { Services } from '../../services';

/** @throws BusinessError 6014 venueMaintenance while the venue of the provider, or the site, is under maintenance. */
export const assertProviderOpen = (
  provider: SportsProvider,
  { siteState }: Pick<Services, 'siteState'>,
): Promise<void> => siteState.assertVenueOpen(sportsProviders[provider].venue);

/** Runs the checks of a new bet. A repeated key answers its bet, also when what it would be refused for began since. */
export const checkNewBet = (
  { memberId, key }: { memberId: string; key: string },
  { sportsBook }: Pick<Services, 'sportsBook'>,
  check: () => Promise<void>,
): Promise<void> =>
  check().catch(async (error: unknown) => {
    if (!(error instanceof BusinessError && (await sportsBook.isKeyUsed(memberId, key)))) throw error;
  });
