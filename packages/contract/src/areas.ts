/**
 * The six API areas. Each has its own signature.
 * Source: section 7 of the specification.
 */
export const areas = ['/site/api', '/act/api', '/game/api', '/fd/api', '/page/fd/api', '/agent/api'] as const;
/** One of the six API areas. */
export type Area = (typeof areas)[number];

/** Prefixes that belong to an area without carrying its name. */
const aliases: readonly (readonly [prefix: string, area: Area])[] = [
  ['/component', '/site/api'],
  ['/page/fd', '/fd/api'],
];

/** Longest prefix first, since `/page/fd/api` is an area of its own while `/page/fd` means `/fd/api`. */
const prefixes = [...areas.map((area) => [area, area] as const), ...aliases].sort(
  ([a], [b]) => b.length - a.length,
);

const startsWithSegments = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** The area whose signature a path carries, or undefined when the path is none of ours. */
export const areaOf = (path: string): Area | undefined =>
  prefixes.find(([prefix]) => startsWithSegments(path, prefix))?.[1];
