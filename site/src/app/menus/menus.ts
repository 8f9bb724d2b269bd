import type { Brand } from '../../brands';
import { helpRowId, type TitleKey } from '../../routes/titles';
import { type HelpTopic, helpTopics } from '../../shared/help/topics.generated';
import type { appMessages } from '../app-messages';

type GroupKey = Extract<keyof (typeof appMessages)['zh-CN'], `group${string}` | `footer${string}`>;

/** A heading and the ids of the routes under it. */
export interface MenuGroup {
  readonly title: GroupKey;
  readonly pages: readonly TitleKey[];
}

/** The articles of some groups, in their order. */
const helpArticles = (...groups: readonly (typeof helpTopics)[HelpTopic]['group'][]): TitleKey[] =>
  Object.entries(helpTopics)
    .filter(([, { group }]) => groups.includes(group))
    .map(([topic]) => helpRowId(topic));

/** The main menu in the header. */
export const mainMenu: readonly TitleKey[] = [
  'sport',
  'realbet',
  'egame',
  'chess',
  'fishing',
  'lottery',
  'gaming',
  'discounts',
];

/**
 * The account menu: the few pages that members open most, in the popover of the header (`AccountMenu`). Every page of members is
 * in the member menu (`memberSections`). It has an entry for each section with an unread count, which the header adds up.
 */
export const accountMenu = [
  'wallet',
  'transactionRecord',
  'betRecord',
  'profile',
  'vip',
  'mail',
  'customer',
] as const satisfies readonly TitleKey[];

/** A page of the account menu. */
export type AccountMenuPage = (typeof accountMenu)[number];

/** The pages of the account menu in the order of a brand. */
export const accountMenuOf = ({
  accountMenu: first = [],
}: Pick<Brand, 'accountMenu'>): readonly TitleKey[] => [...new Set([...first, ...accountMenu])];

/** The links in the footer, with every help article by its group. */
export const footerMenu: readonly MenuGroup[] = [
  {
    title: 'footerGames',
    pages: ['sport', 'realbet', 'egame', 'chess', 'fishing', 'lottery', 'gaming', 'demo'],
  },
  {
    title: 'footerActivities',
    pages: ['discounts', 'friendInvitation', 'friendPeakBet', 'luckyFlip', 'calendar', 'agent', 'sponsors'],
  },
  { title: 'footerHelp', pages: helpArticles('start', 'money') },
  { title: 'footerQuestions', pages: helpArticles('play') },
  {
    title: 'footerAbout',
    pages: [...helpArticles('safety', 'about'), 'customer', 'download'],
  },
];
