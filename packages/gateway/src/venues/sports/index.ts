import { errorCodes, limits, providerOfVenue, sportsProviders } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { registerGamePages } from '../game-page';
import type { VenueEngine } from '../venue';
import { sportsPageCalls } from './page-calls';
import { pageNames, pagePath } from './pages';
import { registerSportsVenue } from './register-sports-venue';

export { sportsPages } from './pages';
export { assertProviderOpen, checkNewBet } from './provider-open';

/** The three sports providers, each with its own paths and envelope, and a page for sports and one for esports. */
export const sportsEngine: VenueEngine = {
  /** The parameters that all calls of a provider share are in the fragment (SPT-1, SPT-2), as is the token of the page. */
  async launch({ venue, gameCode = '', memberId, sessionToken, venueOrigin, services: { sports, clock } }) {
    const provider = providerOfVenue(venue.code);
    const path = provider && pagePath(provider, gameCode);
    if (!path) throw new BusinessError(errorCodes.gameUnavailable);
    const token = await sports.open(sessionToken, provider);
    const fragment = new URLSearchParams({
      TimeStamp: String(clock.now()),
      LanguageCode: limits.languageCode,
      MemberCode: memberId,
      cuid: memberId,
      languageType: limits.languageCode,
      token,
    });
    return {
      resource: `${venueOrigin}${sportsProviders[provider].prefix}`,
      url: `${venueOrigin}${path}#${fragment}`,
      token,
    };
  },

  register: (app, { services, clientDir, siteOrigins }) => {
    registerSportsVenue(app, { clock: services.clock, services, siteOrigins });
    registerGamePages(app, {
      engine: 'sports',
      clientDir,
      siteOrigins,
      nameOf: (code) => pageNames.get(code),
      calls: sportsPageCalls(services),
    });
  },
};
