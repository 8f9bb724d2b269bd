import type { GameCategory } from '@pavilion/contract';
import type { Brand, BrandFeature } from '../../brands';
import { paths } from '../../routes/paths';
import { roomParam } from '../rooms/room-address';

const { mine } = paths;
const { discounts, ...otherActivities } = paths.activity;

/** How a feature is reached: at its paths, or by a query parameter that opens it over any page. */
type Reach = readonly [path: string, ...more: string[]] | { readonly parameter: string };

/** Each feature that a brand can switch off. Proved by `npm run test:unit -- second-brand`. */
const features: Readonly<Record<BrandFeature, Reach>> = {
  promotions: [discounts, ...Object.values(otherActivities)],
  vip: [mine.vip, mine.vipDetails],
  rebate: [mine.rebate],
  mall: [mine.mall, mine.mallRecord, mine.mallCoins],
  mail: [mine.mail],
  feedback: [mine.feedback],
  agents: [paths.agent, paths.sponsors],
  tutorials: [mine.finance.tutorial, mine.finance.platformTutorials],
  assistedDeposit: [paths.customer.instead],
  demo: [paths.demo],
  // Phones are redirected to `downloadOnPhone`, which therefore always exists.
  download: [paths.download],
  rooms: { parameter: roomParam },
};

type Offer = Pick<Brand, 'off' | 'categories'>;

/** The category of the games at a path: its second part below `/game`, of a lobby and of the pages below it. */
const categoryOf = (path: string): GameCategory | undefined => {
  const [, area, category] = path.split('/');
  return area === 'game' ? (category as GameCategory) : undefined;
};

/** Whether a brand offers what an address opens: neither its path nor its query belongs to a feature or a category that the brand leaves out. */
export const offersAddress = ({ off = [], categories }: Offer, address: string): boolean => {
  const [path = '', query] = address.replace(/#.*/, '').split('?');
  const isOff = off.some((feature) => {
    const reach = features[feature];
    return 'parameter' in reach ? new URLSearchParams(query).has(reach.parameter) : reach.includes(path);
  });
  const category = categoryOf(path);
  return !isOff && (category === undefined || (categories?.includes(category) ?? true));
};

/** Items by the category of their names, in the order of the brand. Names that are no categories follow as they are. */
export const inCategoryOrder = <Item>(
  { categories = [] }: Offer,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] => {
  const rank = (item: Item) => {
    const index = (categories as readonly string[]).indexOf(nameOf(item));
    return index < 0 ? categories.length : index;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
};
