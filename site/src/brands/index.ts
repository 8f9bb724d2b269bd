import type { Brand } from './brand';
import { jade } from './jade';
import { pavilion } from './pavilion';

/** Every brand of this deployment. The first serves every host that no brand names. */
export const brands: readonly [Brand, ...Brand[]] = [pavilion, jade];

export type { Brand } from './brand';

/** The brand of a name; the first for an unknown one. */
export const brandOf = (name: string): Brand => brands.find(({ brand }) => brand === name) ?? brands[0];

/** The brand that serves a `Host` header. */
export const brandOfHost = (host = ''): Brand =>
  brands.find(({ hosts }) => hosts.includes(host.replace(/:\d+$/, '').toLowerCase())) ?? brands[0];
