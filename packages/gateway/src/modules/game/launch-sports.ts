import { limits, type SportsProvider, sportsProviders } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import type { Services } from '../../services';

interface Asker {
  readonly memberId: string;
  /** The member's session token. */
  readonly session: string;
  readonly services: Pick<Services, 'sports' | 'venueOrigin' | 'clock'>;
}

/**
 * Opens a sports provider. What its calls share stands in the fragment of the address, beside the token.
 *
 * Source: SPT-1, SPT-2.
 */
export const launchSports = async (
  provider: SportsProvider,
  { memberId, session, services }: Asker,
): Promise<CallResponse<'venueLaunch'>> => {
  const { sports, venueOrigin, clock } = services;
  const token = await sports.open(session, provider);
  const shared = new URLSearchParams({
    TimeStamp: String(clock.now()),
    LanguageCode: limits.languageCode,
    MemberCode: memberId,
    cuid: memberId,
    languageType: limits.languageCode,
  });
  const resource = `${venueOrigin}${sportsProviders[provider].prefix}`;
  const url = `${resource}#${shared}`;
  return { url, h5Url: url, activityUrl: '', resource, token, apiUrl: venueOrigin };
};
