import type { Brand } from './brand';
import { pavilion } from './pavilion';

/** Every brand of this deployment. The first answers for hosts that nobody claims. */
export const brands: readonly [Brand, ...Brand[]] = [pavilion];

export type { Brand } from './brand';

/** The brand of a name. */
export const brandOf = (name: string): Brand => brands.find(({ brand }) => brand === name) ?? brands[0];

/** The brand that a `Host` header asks for. */
export const brandOfHost = (host = ''): Brand =>
  brands.find(({ hosts }) => hosts.includes(host.replace(/:\d+$/, '').toLowerCase())) ?? brands[0];
