import { type SportsProvider, sportsProviders } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import type { Services } from '../../services';

/** @throws BusinessError 6014 venueMaintenance while the venue of the provider, or the site, is under maintenance. */
export const assertProviderOpen = (
  provider: SportsProvider,
  { siteState }: Pick<Services, 'siteState'>,
): Promise<void> => siteState.assertVenueOpen(sportsProviders[provider].venue);

/**
 * For a bet. A repeated key answers its bet, also when the venue was closed since.
 *
 * @throws BusinessError 6014 venueMaintenance while the venue of the provider, or the site, is under maintenance.
 */
export const assertProviderTakesBet = (
  provider: SportsProvider,
  { memberId, key }: { memberId: string; key: string },
  services: Pick<Services, 'siteState' | 'sportsBook'>,
): Promise<void> =>
  assertProviderOpen(provider, services).catch(async (error: unknown) => {
    if (!(error instanceof BusinessError && (await services.sportsBook.isKeyUsed(memberId, key))))
      throw error;
  });
