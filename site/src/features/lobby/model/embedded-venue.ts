import { type Game, type SportsProvider, sportsProviders } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { embeddedPaths } from '../../../shared/sports/embedded-pages';

/** The `gameCode` of each page of a sports venue. */
const codes: Readonly<Record<SportArea, string>> = { sport: 'sport', gaming: 'esports' };

/** What to launch at the path of an embedded page; undefined for other paths. */
export const embeddedVenue = (path: string): Pick<Game, 'venue' | 'code'> | undefined => {
  for (const area of Object.keys(embeddedPaths) as SportArea[]) {
    const pages = embeddedPaths[area];
    const provider = (Object.keys(pages) as SportsProvider[]).find((each) => pages[each] === path);
    if (provider) return { venue: sportsProviders[provider].venue, code: codes[area] };
  }
  return undefined;
};
