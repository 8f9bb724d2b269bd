import { type GameCategory, gameCategories } from '@pavilion/contract';
import type { Brand, BrandFeature } from '../../brands';
import { paths } from '../../routes/paths';

const { mine, game } = paths;

/** The pages of each feature that a brand can switch off. */
const featurePages: Readonly<Record<BrandFeature, readonly string[]>> = {
  promotions: Object.values(paths.activity),
  vip: [mine.vip, mine.vipDetails],
  rebate: [mine.rebate],
  mall: [mine.mall, mine.mallOrders, mine.mallCoins],
  mail: [mine.mail],
  feedback: [mine.feedback],
  agents: [paths.agent, paths.sponsors],
  tutorials: [mine.finance.tutorial, mine.finance.platformTutorials],
  assistedDeposit: [paths.customer.instead],
  demo: [paths.demo],
  // Phones are redirected to `downloadOnPhone`, which therefore always exists.
  download: [paths.download],
};

/** The pages of each category of games. */
const categoryPages = (category: GameCategory): readonly string[] => {
  const { v188, imSport, obSport, ...esports } = game.embedded;
  const embedded = { sport: [v188, imSport, obSport], gaming: Object.values(esports) };
  return [game[category], ...((embedded as Partial<Record<GameCategory, string[]>>)[category] ?? [])];
};

const byPath = <Name extends string>(names: readonly Name[], pagesOf: (name: Name) => readonly string[]) =>
  new Map(names.flatMap((name) => pagesOf(name).map((path) => [path, name] as const)));

const featureOf: ReadonlyMap<string, BrandFeature> = byPath(
  Object.keys(featurePages) as BrandFeature[],
  (feature) => featurePages[feature],
);
const categoryOf: ReadonlyMap<string, GameCategory> = byPath(gameCategories, categoryPages);

type Offer = Pick<Brand, 'off' | 'categories'>;

/** Whether a brand has the page at a path: it is of no feature and no category that the brand leaves out. */
export const offersPath = ({ off, categories }: Offer, path: string): boolean => {
  const feature = featureOf.get(path);
  const category = categoryOf.get(path);
  return (
    (feature === undefined || !off?.includes(feature)) &&
    (category === undefined || (categories?.includes(category) ?? true))
  );
};

/** The items of the categories that a brand offers, in its order. Items without a category follow as they are. */
export const inCategoryOrder = <Item>(
  { categories }: Offer,
  items: readonly Item[],
  categoryOfItem: (item: Item) => string | undefined,
): readonly Item[] => {
  if (!categories) return items;
  const rank = (item: Item) => {
    const category = categoryOfItem(item);
    if (!(gameCategories as readonly (string | undefined)[]).includes(category)) return categories.length;
    return categories.indexOf(category as GameCategory);
  };
  return items.filter((item) => rank(item) >= 0).sort((a, b) => rank(a) - rank(b));
};
