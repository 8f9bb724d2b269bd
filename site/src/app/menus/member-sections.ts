import {
  BetIcon,
  CardIcon,
  CoinIcon,
  CrownIcon,
  DepositIcon,
  GiftIcon,
  type Icon,
  MailIcon,
  RecordIcon,
  RefreshIcon,
  ServiceIcon,
  ShieldIcon,
  UserIcon,
  WalletIcon,
  WithdrawIcon,
} from '@pavilion/ui';
import type { TitleKey } from '../../routes/titles';
import type { MenuGroup } from './menus';
import { useOfferedPages } from './page-link';

/** An entry of the member menu, with the pages that belong to it: tabs over each of them link to the others. */
export interface MemberSection {
  readonly page: TitleKey;
  readonly icon: Icon;
  readonly beside?: readonly TitleKey[];
}

/**
 * The member menu, with all pages of members: aside of them on wide screens (`MemberMenu`), in a sheet of the tab bar on narrow
 * ones (`MemberSheet`). At most 14 sections: a further page goes beside one.
 */
export const memberSections: readonly {
  readonly title: MenuGroup['title'];
  readonly sections: readonly MemberSection[];
  /** Whether the tabs over each page link to those of all its sections: steps that members take one after another. */
  readonly isOneFlow?: boolean;
}[] = [
  {
    title: 'groupFunds',
    isOneFlow: true,
    sections: [
      { page: 'wallet', icon: WalletIcon, beside: ['transfer', 'balance', 'audit'] },
      { page: 'deposit', icon: DepositIcon, beside: ['tutorial', 'platformTutorials'] },
      { page: 'withdrawal', icon: WithdrawIcon },
    ],
  },
  {
    title: 'groupRecords',
    sections: [
      { page: 'transactionRecord', icon: RecordIcon },
      { page: 'betRecord', icon: BetIcon },
      { page: 'giftRecord', icon: GiftIcon, beside: ['welfareRecord', 'currencyRecord'] },
    ],
  },
  {
    title: 'groupAccount',
    sections: [
      { page: 'profile', icon: UserIcon, beside: ['authentication', 'informationAudit', 'registerGuide'] },
      {
        page: 'payoutAccounts',
        icon: CardIcon,
        beside: [
          'addBankCard',
          'coinAddresses',
          'alipayAccounts',
          'wechatAccounts',
          'digitalAccounts',
          'ebpayAccounts',
          'koipayAccounts',
        ],
      },
      { page: 'protection', icon: ShieldIcon },
    ],
  },
  {
    title: 'groupRewards',
    sections: [
      { page: 'vip', icon: CrownIcon, beside: ['vipDetails'] },
      { page: 'rebate', icon: RefreshIcon },
      { page: 'mall', icon: CoinIcon, beside: ['mallRecord', 'mallCoins'] },
      { page: 'mail', icon: MailIcon },
      { page: 'customer', icon: ServiceIcon, beside: ['feedback', 'assistedDeposit'] },
    ],
  },
];

/** The pages of a section, its own first. */
export const pagesOf = ({ page, beside = [] }: MemberSection): readonly TitleKey[] => [page, ...beside];

/** The section that a page belongs to. */
export const sectionOf = (page: TitleKey | undefined): MemberSection | undefined =>
  memberSections
    .flatMap(({ sections }) => sections)
    .find((section) => pagesOf(section).some((each) => each === page));

/** The group whose pages the tabs over a section link to; undefined for a section with tabs of its own. */
export const flowOf = (section: MemberSection) =>
  memberSections.find(({ isOneFlow, sections }) => isOneFlow && sections.includes(section));

/** The pages that the tabs over a section link to: those of the menu first, then those beside them. */
export const tabsOf = (section: MemberSection): readonly TitleKey[] => {
  const sections = flowOf(section)?.sections ?? [section];
  return [...sections.map(({ page }) => page), ...sections.flatMap(({ beside = [] }) => beside)];
};

/** The groups of the member pages, with the sections whose page is offered. */
export const useOfferedSections = (): typeof memberSections => {
  const offered = useOfferedPages();
  return memberSections
    .map((group) => ({
      ...group,
      sections: group.sections.filter(({ page }) => offered([page]).length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
};
