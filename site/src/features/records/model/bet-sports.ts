import type { LocalText, RoundDetail } from '@pavilion/contract';
import { type Sport, sportDefinitions } from '@pavilion/contract/sports';

const isSport = (sport: unknown): sport is Sport =>
  typeof sport === 'string' && Object.hasOwn(sportDefinitions, sport);

/** The names of the sports of a bet, each once in the order of its legs; none of a round of a game. */
export const betSports = (detail: RoundDetail): readonly LocalText[] => {
  const { legs } = detail as { readonly legs?: readonly { readonly event?: { readonly sport?: unknown } }[] };
  if (detail.kind !== 'sport' || !Array.isArray(legs)) return [];
  const sports = legs.map((leg) => leg?.event?.sport).filter(isSport);
  return [...new Set(sports)].map((sport) => sportDefinitions[sport].name);
};
