import { errorCodes, limits, providerOfVenue, sportsProviders } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import type { VenueEngine } from '../venue';
import { registerSportsVenue } from './register-sports-venue';

/** The three sports providers, each with its own paths and envelope. */
export const sportsEngine: VenueEngine = {
  /** The parameters that all calls of a provider share are in the fragment (SPT-1, SPT-2). */
  async launch({ venue, memberId, sessionToken, venueOrigin, services: { sports, clock } }) {
    const provider = providerOfVenue(venue.code);
    if (!provider) throw new BusinessError(errorCodes.gameUnavailable);
    const token = await sports.open(sessionToken, provider);
    const shared = new URLSearchParams({
      TimeStamp: String(clock.now()),
      LanguageCode: limits.languageCode,
      MemberCode: memberId,
      cuid: memberId,
      languageType: limits.languageCode,
    });
    const resource = `${venueOrigin}${sportsProviders[provider].prefix}`;
    return { resource, url: `${resource}#${shared}`, token };
  },
  register: (app, { services, siteOrigins }) =>
    registerSportsVenue(app, { clock: services.clock, services, siteOrigins }),
};
