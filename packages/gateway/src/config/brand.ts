import { StartupError } from '../startup-error';

/** What the gateway says of a brand. The site has its own, larger file of it. */
export interface GatewayBrand {
  title: string;
  icon: string;
  domain: string;
  address: string;
  servicePhone: string;
  /** Of the brand's calendar: where a day begins. */
  timeZone: string;
  /** Whether a withdrawal may be taken back until it is paid. */
  withdrawalsMayBeCancelled: boolean;
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
