import { sandboxSigningKey, storageKeys } from '@pavilion/contract';
import { inLanguage, type Language, languageIds } from '@pavilion/format';
import { buildPreInfo } from '@pavilion/sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellComponents } from '../app/shell-components';
import { paths } from '../routes/paths';
import { offersAddress } from '../shared/brand/offers';
import { roomListAddress } from '../shared/rooms/room-address';
import { askServer, memberCookies, openSite } from '../testing/open-site';
import { type BrandFeature, brandFeatures } from './brand';
import { jade } from './jade';
import { pavilion } from './pavilion';

const host = 'jade.localhost:4600';
const preInfo = () =>
  buildPreInfo({
    SiteBaseConfigVo: { title: jade.siteName.en, webLogoTitleUrl: jade.favicon, siteDomainUrl: '' },
  });

const slogans = [pavilion.slogan!, ...Object.values(pavilion.themeSlogans!)];
/** Everything by which people recognise the first brand. */
const traces = [
  ...Object.values(pavilion.siteName),
  ...Object.values(pavilion.name),
  pavilion.latinName,
  ...slogans.flatMap((slogan) => Object.values(slogan).flat()),
  ...pavilion.hosts,
  pavilion.favicon,
  'pavilion',
];
/**
 * The document without names of the code: the inline scripts with their storage keys, the name of the store's part, and the
 * key of every sandbox.
 */
const shownIn = (html: string) =>
  html
    .replace(/<script>.*?<\/script>/gs, '')
    .replace('"state":{"pavilion":', '"state":{"":')
    .replace(sandboxSigningKey, '');
const tracesIn = (html: string) => traces.filter((trace) => shownIn(html).includes(trace));

const visited = [
  paths.home,
  paths.user.login,
  paths.user.register,
  paths.help.deposit,
  paths.help.aboutUs,
  paths.game.egame,
  paths.download,
  paths.customer.main,
  paths.notFound,
];
const ofMembers = [paths.home, paths.mine.finance.deposit, paths.mine.finance.wallet, paths.help.terms];
const pages = [
  ...visited.map((path) => [path, 'a visitor', {}] as const),
  ...ofMembers.map((path) => [path, 'a member', memberCookies] as const),
].flatMap((page) => languageIds.map((locale) => [...page, locale] as const));

describe('a page of the second brand', () => {
  it.each(pages)('[BRD-1] %s has no trace of the first brand for %s', async (path, _, cookies, lang) => {
    const { body } = await askServer(path, {
      host,
      ip: '203.0.113.9',
      cookies: { ...cookies, [storageKeys.locale]: lang },
      handlers: { preInfo },
    });
    expect(body).toContain('data-brand="jade"');
    expect(tracesIn(body)).toEqual([]);
  });
});

describe('the brand file', () => {
  let close = () => {};
  afterEach(() => close());
  const open = async (path: string, lang: Language, cookies: Record<string, string> = {}) => {
    const visitor = { host, cookies: { ...cookies, [storageKeys.locale]: lang }, handlers: { preInfo } };
    const site = await openSite(path, visitor);
    close = site.close;
    return site;
  };
  const body = async (path: string, lang: Language, cookies: Record<string, string> = {}) =>
    (
      await askServer(path, {
        host,
        cookies: { ...cookies, [storageKeys.locale]: lang },
        handlers: { preInfo },
      })
    ).body;

  it.each(languageIds)(
    '[BRD-1] [APP-1] gives the title of the tab in %s, whichever preInfo has',
    async (lang) => {
      expect(await body(paths.home, lang)).toContain(`<title>${inLanguage(jade.siteName, lang)}</title>`);
      await open(paths.home, lang);
      expect(document.title).toContain(inLanguage(jade.siteName, lang).slice(0, 4));
    },
  );

  it('[BRD-1] keeps a title that an operator has set in the gateway', async () => {
    const handlers = {
      preInfo: () =>
        buildPreInfo({ SiteBaseConfigVo: { ...preInfo().SiteBaseConfigVo, title: '青瓷周年庆' } }),
    };
    const { body: page } = await askServer(paths.home, { host, handlers });
    expect(page).toContain('<title>青瓷周年庆</title>');
  });

  it('[BRD-1] switches a category off: no page and no link', async () => {
    expect((await askServer(paths.game.lottery, { host, handlers: { preInfo } })).status).toBe(404);
    expect(await body(paths.home, 'en')).not.toContain(`href="${paths.game.lottery}"`);
  });

  it('[BRD-1] orders the categories of the menu', async () => {
    await open(paths.home, 'en');
    const menu = screen.getByRole('navigation', { name: 'Main navigation' });
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).slice(0, -1)).toEqual(
      jade.categories?.map((category) => paths.game[category]),
    );
  });

  it.each([
    ['zh-CN', '青瓷会'],
    ['en', 'Jade club'],
  ] as const)('[BRD-1] replaces texts in %s, and those of no other brand', async (lang, vip) => {
    expect(await body(paths.mine.vip, lang, memberCookies)).toContain(`<title>${vip} - `);
    const cookies = { ...memberCookies, [storageKeys.locale]: lang };
    expect((await askServer(paths.mine.vip, { cookies })).body).not.toContain(vip);
  });

  it('[BRD-1] orders the account menu', async () => {
    await open(paths.help.deposit, 'en', memberCookies);
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    const links = within(screen.getByRole('dialog', { name: 'Account menu' })).getAllByRole('link');
    const { profile, vip, finance, record, mail } = paths.mine;
    const others = [finance.wallet, record.transactions, record.bets, mail, paths.customer.main];
    const shown = [profile, vip, ...others];
    const entries = links.slice(-shown.length);
    expect(entries.map((link) => link.getAttribute('href'))).toEqual(shown);
    expect(entries[1]).toHaveTextContent('Jade club');
  });

  it('[BRD-1] gives slogan, theme names, currency, support, legal text and banners', async () => {
    expect(await body(paths.user.login, 'en')).toContain(jade.slogan?.en[0]);
    const home = await body(paths.home, 'en');
    expect(home).toContain(`Switch to the ${jade.themeNames?.default?.en} theme`);
    expect(home).toContain('mailto:help@jade.example');
    expect(home).toContain(jade.legal?.[0]?.en);
    expect(home).toContain(jade.banners?.[0]?.title.en);
    const wallet = await body(paths.mine.finance.wallet, 'en', memberCookies);
    expect(wallet).toContain(jade.currency);
    expect(wallet).not.toContain('¥');
  });
});

describe('the minimum age of a brand', () => {
  const strict: { adultAge?: number } = jade;
  beforeAll(() => {
    strict.adultAge = 21;
  });
  afterAll(() => {
    delete strict.adultAge;
  });
  const { openAccount, responsiblePlay, aboutUs, terms } = paths.help;
  const naming = [paths.home, paths.user.register, paths.demo, openAccount, responsiblePlay, aboutUs, terms];
  /** How often a page names an age. */
  const namesOf = async (age: number, path: string, lang: string, visited?: string) => {
    const cookies = { [storageKeys.locale]: lang };
    const { body } = await askServer(path, { ...(visited && { host: visited }), cookies });
    const page = new DOMParser().parseFromString(body, 'text/html');
    for (const each of page.querySelectorAll('script, style')) each.remove();
    const named = new RegExp(`(?<!\\d)${age}(\\+| ?周?岁)|(?<=(under|least|of|am|be) )${age}(?!\\d)`, 'g');
    return page.body.textContent.match(named)?.length ?? 0;
  };

  it.each(naming.flatMap((path) => languageIds.map((lang) => [path, lang] as const)))(
    '[BRD-1] is named on %s in %s, and that of other brands is not',
    async (path, lang) => {
      const [own, usual] = [await namesOf(21, path, lang, host), await namesOf(18, path, lang)];
      // The footer, which the form of registration does not have, names it twice.
      expect(own).toBeGreaterThan(path === paths.user.register ? 0 : 2);
      expect(own).toBe(usual);
      expect(await namesOf(18, path, lang, host)).toBe(0);
    },
  );
});

const everyPath = (part: string | object): readonly string[] =>
  typeof part === 'string' ? [part] : Object.values(part).flatMap(everyPath);
/** The addresses of all features: every path, and an address for each parameter that opens a feature. */
const addresses = [...everyPath(paths), roomListAddress];
const isOf = (feature: BrandFeature) => (address: string) => !offersAddress({ off: [feature] }, address);

/** The links of all pages in English, for a brand without some features. */
const linksWithout = async (off: readonly BrandFeature[]) => {
  jest.replaceProperty(jade, 'off', off);
  const bodies = await Promise.all(
    pages
      .filter(([, , , locale]) => locale === 'en')
      .map(([path, , cookies]) => askServer(path, { host, cookies, handlers: { preInfo } })),
  );
  return bodies.flatMap(({ body }) => {
    const { links } = new DOMParser().parseFromString(body, 'text/html');
    return Array.from(links, (link) => link.getAttribute('href')!);
  });
};

/** The text of a page after hydration, with the live rooms if they are open. */
const textAt = async (address: string) => {
  const site = await openSite(address, { host, cookies: memberCookies, handlers: { preInfo } });
  await act(() => shellComponents.liveRooms.preload());
  await act(async () => {});
  for (const script of document.querySelectorAll('script')) script.remove();
  const text = document.body.textContent;
  site.close();
  return text;
};

describe('a feature that a brand switches off', () => {
  let linksOfOthers: readonly string[] = [];
  beforeAll(async () => {
    linksOfOthers = await linksWithout([]);
  });
  afterEach(() => jest.restoreAllMocks());

  describe.each(brandFeatures)('%s', (feature) => {
    const own = addresses.filter(isOf(feature));

    it('[BRD-1] has no link on any page, where other brands have some', async () => {
      expect(linksOfOthers.filter(isOf(feature))).not.toEqual([]);
      expect((await linksWithout([feature])).filter(isOf(feature))).toEqual([]);
    });

    it('[BRD-1] is not opened by a typed address', async () => {
      expect(own).not.toEqual([]);
      for (const address of own) {
        const [page = '', query] = address.split('?');
        if (query) expect(await textAt(address)).not.toBe(await textAt(page));
        jest.replaceProperty(jade, 'off', [feature]);
        if (query) expect(await textAt(address)).toBe(await textAt(page));
        else expect((await askServer(page, { host, handlers: { preInfo } })).status).toBe(404);
      }
    });
  });
});
