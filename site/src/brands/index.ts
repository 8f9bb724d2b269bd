import type { Brand } from './brand';
import { jade } from './jade';
import { pavilion } from './pavilion';

/** Every brand of this deployment. The first is the default for unknown hosts. */
export const brands: readonly [Brand, ...Brand[]] = [pavilion, jade];

export {
  type Brand,
  type BrandFeature,
  type BrandPicture,
  brandFeatures,
  offeredLocales,
  offeredThemes,
  pictureIn,
  type ScenePicture,
} from './brand';

/** Finds a brand by its name; the first brand if unknown. */
export const brandOf = (name: string): Brand => brands.find(({ brand }) => brand === name) ?? brands[0];

/** The host names of a brand: those of its file, and one that every browser finds on this machine. */
export const hostsOf = ({ brand, hosts }: Brand): readonly string[] => [
  ...new Set([...hosts, `${brand}.localhost`]),
];

/** What the gateway needs to know of each brand (`BrandIdentity`). */
export const gatewayBrands = () =>
  brands.map((brand) => ({ ...brand, hosts: hostsOf(brand), servicePhone: brand.support?.phone }));

/** Finds the brand of a `Host` header; that of unknown hosts if no brand lists it. */
export const brandOfHost = (host = '', ofUnknownHosts: Brand = brands[0]): Brand => {
  const hostname = host.replace(/:\d+$/, '').toLowerCase();
  return brands.find((brand) => hostsOf(brand).includes(hostname)) ?? ofUnknownHosts;
};
