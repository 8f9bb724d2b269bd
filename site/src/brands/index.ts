import type { Brand } from './brand';
import { jade } from './jade';
import { pavilion } from './pavilion';

/** Every brand of this deployment. The first is the default for unknown hosts. */
export const brands: readonly [Brand, ...Brand[]] = [pavilion, jade];

export { type Brand, offeredThemes } from './brand';

/** Finds a brand by its name; the first brand if unknown. */
export const brandOf = (name: string): Brand => brands.find(({ brand }) => brand === name) ?? brands[0];

/** Finds the brand of a `Host` header. */
export const brandOfHost = (host = ''): Brand =>
  brands.find(({ hosts }) => hosts.includes(host.replace(/:\d+$/, '').toLowerCase())) ?? brands[0];
