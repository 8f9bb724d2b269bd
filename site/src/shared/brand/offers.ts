import type { GameCategory } from '@pavilion/contract';
import type { Brand, BrandFeature } from '../../brands';
import { paths } from '../../routes/paths';

const { mine } = paths;

/** The pages of each feature that a brand can switch off. */
const featurePages: Readonly<Record<BrandFeature, readonly string[]>> = {
  promotions: Object.values(paths.activity),
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
};

type Offer = Pick<Brand, 'off' | 'categories'>;

/** The category of the games at a path: its second part below `/game`, of a lobby and of the pages below it. */
const categoryOf = (path: string): GameCategory | undefined => {
  const [, area, category] = path.split('/');
  return area === 'game' ? (category as GameCategory) : undefined;
};

/** Whether a brand has the page at a path: it is of no feature and no category that the brand leaves out. */
export const offersPath = ({ off = [], categories }: Offer, path: string): boolean => {
  const category = categoryOf(path);
  const isOff = off.some((feature) => featurePages[feature].includes(path));
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
