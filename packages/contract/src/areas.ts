/**
 * The six API areas, named by the specification; the first part of a path is the subject of its calls. Each area has
 * its own signature (SIG-1).
 * - `site`: members, sessions, security and content of the site
 * - `act`: activities, that is promotions, pop-ups and bonuses
 * - `game`: lobby, launch of games and bet records
 * - `fd`: funds, that is deposits, withdrawals, payout accounts, wallet and rebates
 * - `page/fd`: paged records of funds, that is transactions, bonuses and coins; its files are in `page-fd/`
 * - `agent`: the agent programme
 */
export const areas = ['/site/api', '/act/api', '/game/api', '/fd/api', '/page/fd/api', '/agent/api'] as const;
/** One of the six API areas. */
export type Area = (typeof areas)[number];

/** Other prefixes of an area. */
const aliases: readonly (readonly [prefix: string, area: Area])[] = [
  ['/component', '/site/api'],
  ['/page/fd', '/fd/api'],
];

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/**
 * The area that a path belongs to, or undefined for a path outside the API. Areas come before aliases: `/page/fd/api` is
 * a separate area, while `/page/fd` belongs to `/fd/api`.
 */
export const areaOf = (path: string): Area | undefined =>
  areas.find((area) => isUnder(path, area)) ?? aliases.find(([prefix]) => isUnder(path, prefix))?.[1];
