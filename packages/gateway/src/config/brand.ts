import type { LimitCaps } from '../domain/protection';
import { StartupError } from '../startup-error';

/** The part of a brand that the gateway needs. The site has its own, larger configuration. */
export interface GatewayBrand {
  title: string;
  icon: string;
  domain: string;
  address: string;
  servicePhone: string;
  /** Time zone of the brand's calendar. */
  timeZone: string;
  /**
   * Whether members may cancel a withdrawal until it is paid. False unless the brand is for play money only: taking money
   * back to play on is a known harm, and many regulators forbid it.
   */
  withdrawalsMayBeCancelled?: boolean;
  /** Limits of deposits, stakes, losses and playing time for all members (PRO-1); none unless given. */
  limitCaps?: LimitCaps;
}

const brands: Readonly<Record<string, GatewayBrand>> = {
  pavilion: {
    title: '华亭 Pavilion · 模拟娱乐平台',
    icon: '/favicon.svg',
    domain: '',
    address: '',
    servicePhone: '',
    timeZone: 'Asia/Shanghai',
    withdrawalsMayBeCancelled: true,
  },
  jade: {
    title: 'Jade · play-money games',
    icon: '/jade.svg',
    domain: '',
    address: '',
    servicePhone: '',
    timeZone: 'Asia/Shanghai',
    withdrawalsMayBeCancelled: true,
  },
};

/** @throws StartupError for a name that is not in the table. */
export const brandOf = (name: string): GatewayBrand => {
  const brand = Object.hasOwn(brands, name) ? brands[name] : undefined;
  if (brand) return brand;
  throw new StartupError(`There is no brand "${name}". BRAND is one of: ${Object.keys(brands).join(', ')}.`);
};
