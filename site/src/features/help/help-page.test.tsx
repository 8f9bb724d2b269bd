import { inLanguage } from '@pavilion/format';
import { createTestClient } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type Brand, brands } from '../../brands';
import { paths } from '../../routes/paths';
import { BrandProvider } from '../../shared/brand/brand-context';
import { helpTopics } from '../../shared/help/topics.generated';
import { type Locale, LocaleProvider } from '../../shared/messages';
import { ClientProvider } from '../../shared/session/session-context';
import { memberPorts } from '../../testing/member-ports';
import { type Article, helpGroups, wordsOf } from './article';
import { article as aboutUs } from './articles/about-us';
import { article as cashOut } from './articles/cash-out';
import { article as deposit } from './articles/deposit';
import { article as openAccount } from './articles/open-account';
import { article as promotionRules } from './articles/promotion-rules';
import { article as responsiblePlay } from './articles/responsible-play';
import { article as sportsTutorial } from './articles/sports-tutorial';
import { article as withdrawal } from './articles/withdrawal';
import { articleModules } from './articles.generated';
import { HelpPage } from './help-page';
import { rules } from './rules.generated';

jest.mock('./articles.generated', () => ({
  articleModules: { ...jest.requireActual('./articles.generated').articleModules },
}));

const showArticle = (
  id: string,
  article: Article,
  locale: Locale = 'zh-CN',
  brand: Brand = brands[0],
  isMember = false,
) =>
  render(
    <ClientProvider
      client={createTestClient({ handlers: {}, ...(isMember && { ports: memberPorts() }) }).client}
      wasMember={isMember}
    >
      <BrandProvider value={brand}>
        <LocaleProvider locale={locale} setLocale={() => {}}>
          <UiProvider locale={locale}>
            <MemoryRouter>
              <HelpPage id={id} title={inLanguage(article.title, locale)} article={article} />
            </MemoryRouter>
          </UiProvider>
        </LocaleProvider>
      </BrandProvider>
    </ClientProvider>,
  );

const showDepositArticle = (locale?: Locale) => showArticle('helpDeposit', deposit, locale);

const search = async (text: string) => {
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), text);
  return user;
};

describe('the article about opening an account', () => {
  it.each([false, true])('[APP-9] links to the registration for visitors only (member: %s)', (isMember) => {
    showArticle('helpOpenAccount', openAccount, 'zh-CN', brands[0], isMember);
    expect(screen.queryAllByRole('link', { name: '去注册' })).toHaveLength(isMember ? 0 : 1);
  });
});

describe('the article about responsible play', () => {
  it.each([
    [
      'zh-CN',
      [
        '15 分钟、30 分钟、60 分钟或 120 分钟',
        '24 小时、7 天、30 天或 6 周',
        '6 个月、1 年或 5 年',
        '24 小时，之后 7 天内',
      ],
    ],
    [
      'en',
      ['15, 30, 60 or 120 minutes', '24 hours, 7 days, 30 days or 6 weeks', '6 months, 1 year or 5 years'],
    ],
  ] as const)('[APP-9][PRO-1] has the figures of the rules in %s', (locale, figures) => {
    const words = responsiblePlay.blocks.map((block) => wordsOf(block, locale)).join('\n');
    for (const figure of figures) expect(words).toContain(figure);
    if (locale === 'zh-CN') expect(words.match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(400);
  });

  it('[PRO-1] leads to the limits and to support', () => {
    const links = responsiblePlay.blocks.flatMap((block) => (block.kind === 'link' ? [block.to] : []));
    expect(links).toEqual([paths.mine.protection, paths.customer.main]);
  });
});

describe('a help article', () => {
  it.each([
    ['zh-CN', '存款步骤', '帮助目录'],
    ['en', 'How to deposit', 'Help topics'],
  ] as const)('[APP-9] shows its blocks and the list of topics in %s', (locale, heading, list) => {
    showDepositArticle(locale);
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
    const topics = within(screen.getByRole('navigation', { name: list }));
    const current = topics.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.getAttribute('href'))).toEqual([paths.help.deposit]);
    expect(topics.getAllByRole('link')).toHaveLength(Object.keys(articleModules).length);
  });

  it('[APP-9] opens the group of its topic alone in the list of topics', () => {
    showDepositArticle();
    const groups = [...screen.getByRole('navigation', { name: '帮助目录' }).querySelectorAll('details')];
    expect(groups).toHaveLength(helpGroups.length);
    expect(groups.filter(({ open }) => open).map((group) => group.querySelector('summary'))).toEqual([
      screen.getByText('资金', { selector: 'summary' }),
    ]);
  });

  it('[APP-9] leads to the help centre above its title, and to support after its text', () => {
    showDepositArticle();
    const crumbs = screen.getByRole('navigation', { name: '当前位置' });
    expect(crumbs).toHaveTextContent('帮助资金');
    expect(within(crumbs).getByRole('link')).toHaveAttribute('href', paths.help.openAccount);
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', paths.customer.main);
  });

  it('[APP-9] links to its headings, and shows no links for an article with one heading', () => {
    const { unmount } = showDepositArticle();
    const links = within(screen.getByRole('navigation', { name: '本页内容' })).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(links.map(({ textContent }) => textContent)).toEqual(
      headings.map(({ textContent }) => textContent),
    );
    for (const [index, link] of links.entries())
      expect(document.querySelector(link.getAttribute('href')!)).toBe(headings[index]);
    unmount();
    const [first] = deposit.blocks.filter(({ kind }) => kind === 'heading');
    showArticle('helpDeposit', { ...deposit, blocks: [first!] });
    expect(screen.queryByRole('navigation', { name: '本页内容' })).not.toBeInTheDocument();
  });

  it('[APP-9] marks the heading in the list of headings that the reader has reached', () => {
    let notify: IntersectionObserverCallback = () => {};
    const { IntersectionObserver } = window;
    window.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof window.IntersectionObserver;
    try {
      showDepositArticle();
      const outline = within(screen.getByRole('navigation', { name: '本页内容' }));
      const ids = outline.getAllByRole('link').map((link) => link.getAttribute('href')!.slice(1));
      const current = () =>
        outline
          .getAllByRole('link')
          .filter((link) => link.getAttribute('aria-current') === 'location')
          .map((link) => link.getAttribute('href')!.slice(1));
      const scroll = (id: string, isIntersecting: boolean, top: number) =>
        act(() =>
          notify(
            [{ target: document.getElementById(id), isIntersecting, boundingClientRect: { top } }] as never,
            undefined as never,
          ),
        );
      expect(current()).toEqual([ids[0]]);
      scroll(ids[0]!, false, -900);
      scroll(ids[1]!, true, 300);
      expect(current()).toEqual([ids[1]]);
      scroll(ids[1]!, false, 700);
      expect(current()).toEqual([ids[0]]);
    } finally {
      window.IntersectionObserver = IntersectionObserver;
    }
  });

  it('[APP-9] scrolls to the heading of the address when it is rendered after the browser looked for it', () => {
    const { scrollIntoView } = Element.prototype;
    const scrolledTo: string[] = [];
    Element.prototype.scrollIntoView = function () {
      scrolledTo.push(this.id);
    };
    const id = `part-${deposit.blocks.findIndex(({ kind }) => kind === 'heading') + 1}`;
    try {
      location.hash = id;
      const { unmount } = showDepositArticle();
      expect(scrolledTo).toEqual([id]);
      unmount();
      location.hash = '';
      showDepositArticle();
      expect(scrolledTo).toEqual([id]);
    } finally {
      location.hash = '';
      Element.prototype.scrollIntoView = scrollIntoView;
    }
  });

  it('[APP-9] [BRD-1] is found by the age of the brand', async () => {
    showArticle('helpDeposit', deposit, 'zh-CN', { ...brands[0], adultAge: 21 });
    await search('年满 21 周岁');
    expect(await screen.findByRole('link', { name: /规则条款.*年满 21 周岁/ })).toBeInTheDocument();
  });

  it('[APP-9] names its drawings and scenes for readers who cannot see them', () => {
    const { unmount } = showArticle('helpPromotionRules', promotionRules);
    expect(screen.getByRole('img', { name: /^入账金额与它要求的流水/ })).toBeInTheDocument();
    unmount();
    showArticle('helpAboutUs', aboutUs, 'en');
    expect(screen.getByRole('img', { name: /^Play money moves/ })).toBeInTheDocument();
  });

  it('[APP-9][SPT-8] draws a quarter line with the stakes and lines of its example', () => {
    showArticle('helpSportsTutorial', sportsTutorial, 'en');
    const drawing = screen.getByRole('img', { name: /^A handicap of −0.5\/1/ });
    const labels = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['100', '50', '−0.5', '50', '−1']);
  });

  it('[APP-9][SPT-8] shows computed examples in its tables', () => {
    showArticle('helpCashOut', cashOut);
    const row = screen.getByRole('row', { name: /^滚球领先/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('77%'), '¥161.70', '¥153.61']);
  });

  it('[APP-9] links to the articles before and after, in the order of the list', () => {
    const ofList = () => {
      const topics = within(screen.getByRole('navigation', { name: '帮助目录' })).getAllByRole('link');
      return topics.map((link) => link.getAttribute('href'));
    };
    const neighbours = () => {
      const links = within(screen.getByRole('navigation', { name: '上一篇和下一篇' })).getAllByRole('link');
      return links.map((link) => link.getAttribute('href'));
    };
    const { unmount } = showArticle('helpPromotionRules', promotionRules);
    const index = ofList().indexOf(paths.help.promotionRules);
    expect(neighbours()).toEqual([ofList()[index - 1], ofList()[index + 1]]);
    unmount();
    showArticle('helpOpenAccount', openAccount);
    expect(neighbours()).toEqual([ofList()[1]]);
  });

  it('[APP-9] lists the articles of each group in the order of the specification', () => {
    const specified =
      'kh ck qk zz yhgz tjllq xnbcqkjc tytzjc tysstqth fjcjc cpwt dzjj tywt zrwt qtwt bczr gywm gztk hzhb ysgz zxkf chessAbout egameAbout recreation'.split(
        ' ',
      );
    const topics = Object.values(helpTopics);
    expect(topics.map(({ slug }) => slug).sort()).toEqual([...specified].sort());
    for (const group of helpGroups) {
      const slugs: string[] = topics.filter((topic) => topic.group === group).map(({ slug }) => slug);
      expect(slugs).toEqual(specified.filter((slug) => slugs.includes(slug)));
    }
  });

  it('[BRD-1] leaves out links to pages that the brand does not have', () => {
    const { unmount } = showArticle('helpPromotionRules', promotionRules);
    expect(screen.getByRole('link', { name: '去领返水' })).toHaveAttribute('href', paths.mine.rebate);
    unmount();
    showArticle('helpPromotionRules', promotionRules, 'zh-CN', { ...brands[0], off: ['rebate'] });
    expect(screen.queryByRole('link', { name: '去领返水' })).toBeNull();
    expect(screen.getByRole('link', { name: '查看流水进度' })).toBeInTheDocument();
  });

  it('[APP-9] shows the figures of the rules', () => {
    showArticle('helpPromotionRules', promotionRules, 'en');
    const { deposit: ofDeposit, bonus } = rules.turnover.multiples;
    expect(screen.getByText(new RegExp(`asks for ${ofDeposit} × .* for ${bonus} ×`))).toBeInTheDocument();
    const rates = screen.getAllByRole('table').at(-1)!;
    expect(within(rates).getByRole('row', { name: /^Slots/ })).toHaveTextContent(
      `${rules.rebates.levels[0].percent.egame}%`,
    );
  });

  it('[APP-9] the search finds articles by their text and shows the text around the match', async () => {
    showDepositArticle();
    await search('归集');
    const result = await screen.findByRole('link', { name: /转账帮助/ });
    expect(result).toHaveAttribute('href', paths.help.transfer);
    expect(result).toHaveTextContent(/归集/);
  });

  it('[APP-9] the search finds words in tables of data', async () => {
    showDepositArticle('en');
    await search('Golden Dragon');
    const result = await screen.findByRole('link', { name: /About electronic games/ });
    expect(result).toHaveAttribute('href', paths.help.electronicIntroduction);
  });

  it.each([
    ['走水', '体育投注教程', paths.help.sportsTutorial],
    ['手枪局', '电子竞技', paths.help.esportsQuestions],
    ['腰斩', '体育问题', paths.help.sportsQuestions],
    ['代客充值', '在线客服', paths.help.support],
  ])('[APP-9] the search for %s finds %s', async (word, title, path) => {
    showDepositArticle();
    await search(word);
    expect(await screen.findByRole('link', { name: new RegExp(title) })).toHaveAttribute('href', path);
  });

  it('[APP-9] the search for several words shows the text around the first word', async () => {
    showDepositArticle();
    await search('存款 归集');
    expect(await screen.findByRole('link', { name: /转账帮助/ })).toHaveTextContent(/存款和取款使用主钱包/);
  });

  it('[APP-9] the search lists matches in the title before earlier articles with a match in the text', async () => {
    showDepositArticle();
    await search('转账');
    await screen.findByText(/^找到/);
    const results = within(document.querySelector('search')!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/help/'));
    expect(results.slice(0, 2)).toEqual([paths.help.transfer, paths.help.promotionRules]);
  });

  it('[APP-9] the search normalizes full-width text', async () => {
    showDepositArticle('en');
    await search('ＷＩＴＨＤＲＡＷＩＮＧ');
    await screen.findByText(/^Articles found/);
    const results = within(document.querySelector('search')!).getAllByRole('listitem');
    expect(within(results[0]!).getByRole('link')).toHaveAttribute('href', paths.help.withdrawal);
  });

  it('[APP-9] the search shows a message when nothing matches, and the topics again when it is cleared', async () => {
    showDepositArticle();
    const user = await search('没有这样的词');
    expect(await screen.findByText(/没有找到“没有这样的词”/)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '帮助目录' })).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getByRole('navigation', { name: '帮助目录' })).toBeInTheDocument();
  });

  it('[APP-5] the search shows an error with a retry button when the articles fail to load', async () => {
    const modules = articleModules as unknown as Record<string, () => Promise<unknown>>;
    const loadTransfer = modules.transfer!;
    modules.transfer = () => Promise.reject(new Error('offline'));
    showDepositArticle();
    const user = await search('归集');
    expect(await screen.findByRole('alert')).toHaveTextContent('搜索暂时不可用');
    modules.transfer = loadTransfer;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: /转账帮助/ })).toBeInTheDocument();
  });
});

describe('the article about withdrawals', () => {
  it('[VIP-1] says in words which VIP levels come first', () => {
    showArticle('helpWithdrawal', withdrawal);
    const rows = screen.getAllByRole('row', { name: /(享有|无)$/ });
    expect(rows).toHaveLength(7);
    expect(rows.map((row) => row.textContent?.endsWith('✓ 享有'))).toEqual([...Array(6).fill(false), true]);
  });
});
