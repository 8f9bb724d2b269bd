import { type PreInfo, storageKeys } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import { type Client, createClient, type Ports, serverPorts } from '@pavilion/sdk';
import { api, createStore, type PavilionState } from '@pavilion/sdk/react';
import { resolveThemeName, type ThemeName } from '@pavilion/ui';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import type { Boot } from '../app/boot';
import { pageTitle } from '../app/page-title';
import { createPreferences } from '../app/preferences';
import { prefetchPage } from '../app/prefetch-page';
import { componentsOf, preloadLayout, preloadWholeRoute } from '../app/shell-components';
import { siteIdentity } from '../app/site-config';
import { type Brand, brandOfHost, brands, offeredLocales, offeredThemes } from '../brands';
import { redirectOf } from '../routes/guard';
import { matchRow, rowOrNotFound } from '../routes/match-row';
import { paths } from '../routes/paths';
import { belongsOnPhonePage, phonePageFor } from '../routes/phone';
import type { RouteRow } from '../routes/route-table';
import { type SharedIslands, SharedIslandsContext } from '../shared/lazy/shared-islands';
import { type Locale, resolveLocale } from '../shared/messages';
import { intendedPath } from '../shared/navigation/intended-path';
import { keepParameters } from '../shared/navigation/kept-parameters';
import { createPhoneVisit, entryAddressCookie, type PhoneVisit } from '../shared/phone/phone-visit';
import { preInfoBody } from '../shared/site-config/pre-info';
import { dehydrate } from './dehydrate';
import { type Assets, renderDocument } from './document';
import type { PageCall, PageRequest, PageResponse, SharedRequest } from './page-server';
import {
  haveSameAnswers,
  islandsOf,
  preloadsOf,
  recordAnswers,
  type SharedParts,
  type SharedPartsCache,
  withPreloads,
} from './shared-parts';
import { trustedCookies } from './shared-request';
import { mergeStyleTags, parseStyleTags, type StyleGroups, sheetWithout } from './style-tags';

/** Finds the built files for the source files of the rendered components. */
export type AssetsOfSources = (sources: readonly string[]) => Assets;

/** The part of a brand that the browser needs. */
const inPage = ({ tokens: _tokens, accent: _accent, ...brand }: Brand): Brand => ({ ...brand, hosts: [] });

/** What a rendering of the application takes from the request. */
interface View {
  readonly boot: Boot;
  readonly client: Client;
  readonly ports: Ports;
  readonly phone: PhoneVisit;
  readonly location: string;
  readonly islands?: SharedIslands;
  /** Rules that the page has besides. */
  readonly styles?: StyleGroups | undefined;
}

const renderApp = ({ boot, client, ports, phone, location, islands, styles }: View) => {
  const sheet = sheetWithout(styles);
  const store = createStore(client, { preloadedState: boot.state as PavilionState });
  try {
    const content = renderToString(
      sheet.collectStyles(
        <StaticRouter location={location}>
          <SharedIslandsContext value={islands}>
            <App
              boot={boot}
              client={client}
              store={store}
              preferences={createPreferences(ports)}
              phone={phone}
            />
          </SharedIslandsContext>
        </StaticRouter>,
      ),
    );
    return { content, styleTags: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};

const redirectTo = (location: string, headers: Record<string, string> = {}): PageResponse => ({
  status: 302,
  headers: { location, ...headers },
  body: '',
});

/** Redirects a phone to the page for phones and stores the requested address in a cookie (MOB-1). */
const redirectToPhonePage = ({ url, headers, protocol }: PageRequest): PageResponse => {
  const href = `${protocol}://${headers.host}${url}`;
  const cookie = entryAddressCookie(URL.canParse(href) ? href : `http://localhost${url}`);
  return redirectTo(phonePageFor(url), {
    'set-cookie': `${storageKeys.phoneArrival}=${encodeURIComponent(cookie)}; Path=/; SameSite=Lax`,
  });
};

/** What a page depends on besides its data. */
interface Setting {
  readonly url: URL;
  readonly brand: Brand;
  readonly theme: ThemeName;
  readonly locale: Locale;
}

const clientOf = ({ brand }: Setting, ports: Ports): Client =>
  createClient({ siteId: brand.site, signingKey: brand.signingKey, runtime: 'server' }, ports);

/** Renders what the pages of all members at this address have in common, from the answers that a visitor gets. */
const renderSharedParts = async (
  setting: Setting,
  { visitorCall, row, location }: { visitorCall: PageCall; row: RouteRow; location: string },
): Promise<SharedParts | undefined> => {
  const { url, brand, theme, locale } = setting;
  const { answers, call } = recordAnswers(visitorCall);
  const ports = serverPorts({ call });
  const client = clientOf(setting, ports);
  const store = createStore(client);
  await preloadWholeRoute(row, true);
  if (!(await prefetchPage(row, { store, isMember: false, search: url.searchParams }))) return undefined;
  const state = dehydrate(store.getState(), '');
  const boot: Boot = { brand: inPage(brand), theme, locale, isMember: true, isComplete: true, state };
  const { content, styleTags } = renderApp({
    boot,
    client,
    ports,
    location,
    phone: createPhoneVisit(undefined, ports.cookies),
    islands: {},
  });
  return {
    state: state as PavilionState,
    islands: islandsOf(content),
    styles: parseStyleTags(styleTags),
    preloads: preloadsOf(content),
    answers,
  };
};

export interface RenderPageOptions {
  readonly assetsOfSources: AssetsOfSources;
  /** The brand of hosts that no brand lists; by default the first one. */
  readonly ofUnknownHosts?: Brand;
  /** By default nothing is kept for other pages. */
  readonly sharedParts?: SharedPartsCache;
}

/** Renders the page of a request. Client and store are created for this request and hold no data of another. */
export const renderPage = async (
  request: PageRequest,
  { assetsOfSources, ofUnknownHosts = brands[0], sharedParts }: RenderPageOptions,
): Promise<PageResponse> => {
  const { headers } = request;
  const cookies = trustedCookies(request);
  const url = new URL(request.url, 'http://site.invalid');
  const brand = brandOfHost(headers.host, ofUnknownHosts);
  const theme = resolveThemeName(
    url.searchParams.get('theme'),
    cookies[storageKeys.theme],
    brand.defaultTheme,
    offeredThemes(brand),
  );
  const locale = resolveLocale(cookies[storageKeys.locale], brand.defaultLocale, offeredLocales(brand));
  const setting: Setting = { url, brand, theme, locale };

  const { fetch, call, shared } = request;
  const ports = serverPorts({ cookies, ...(fetch && { fetch }), ...(call && { call }) });
  const phone = createPhoneVisit(headers['user-agent'], ports.cookies);
  const row = matchRow(url.pathname, brand);
  if (phone.isPhone() && belongsOnPhonePage(row)) return redirectToPhonePage(request);

  const client = clientOf(setting, ports);
  const isMember = () => client.session.token() !== undefined;

  const shown = rowOrNotFound(url.pathname, brand);
  const location = row ? url.pathname + url.search : keepParameters(paths.notFound, url.search);
  const mayRead = shown.access !== 'member' || isMember();

  const partsOfMembers = async () => {
    if (!sharedParts || !shared || !isMember() || shown.access === 'member' || phone.isPhone())
      return undefined;
    const key = JSON.stringify([request.protocol, headers.host, location, theme, locale]);
    const parts = await sharedParts(shared.snapshot, key, () =>
      renderSharedParts(setting, { visitorCall: shared.call, row: shown, location }),
    );
    return parts && (await haveSameAnswers(client, parts.answers)) ? parts : undefined;
  };
  const parts = await partsOfMembers();
  const store = createStore(client, parts && { preloadedState: parts.state });
  const isComplete =
    mayRead && (await prefetchPage(shown, { store, isMember: isMember(), search: url.searchParams }));

  // The request was aborted: skip the rendering, which takes most of the time.
  request.signal.throwIfAborted();

  const preInfo: PreInfo | undefined = api.endpoints.preInfo.select(preInfoBody)(store.getState()).data;
  const target = redirectOf({
    row,
    path: url.pathname + url.search,
    isMember: isMember(),
    isPhone: false, // Phones were redirected above.
    maintenanceStatus: preInfo?.maintainConfig.status,
    intended: intendedPath(url.searchParams),
  });
  if (target !== undefined) return redirectTo(target);

  // Renders from the same state that the browser hydrates from.
  const state = dehydrate(store.getState(), request.ip);
  const boot: Boot = {
    brand: inPage(brand),
    theme,
    locale,
    isMember: isMember(),
    isComplete,
    // The page of a member is rendered for this request alone.
    ...(isMember() && {
      renderedAt: new Date(client.now()).toUTCString(),
      isBalanceHidden: createPreferences(ports).isBalanceHidden(),
    }),
    state,
  };
  // The session may have ended since: then the islands are those of another kind of page.
  const islands = isMember() ? parts?.islands : undefined;
  const { content, styleTags } = renderApp({
    boot,
    client,
    ports,
    location,
    phone,
    ...(islands && { islands: { html: islands }, styles: parts?.styles }),
  });
  const site = siteIdentity(brand, locale, preInfo?.SiteBaseConfigVo);

  return {
    status: shown.path === paths.notFound ? 404 : 200,
    isPartial: !isComplete,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
    },
    body: renderDocument({
      brand,
      boot,
      title: pageTitle(shown, site.title, locale, brand),
      icon: site.icon,
      assets: assetsOfSources(componentsOf(shown, boot.isMember).map(({ source }) => source)),
      styleTags: islands && parts ? mergeStyleTags(styleTags, parts.styles) : styleTags,
      content: islands && parts ? withPreloads(content, parts.preloads) : content,
    }),
  };
};

/** No call is made: a skeleton has no data. */
const noCalls: PageCall = () => Promise.reject(new TypeError('A skeleton makes no calls'));

/** Renders the layout of a page around a skeleton; a layout that fails too leaves the document empty. */
const renderSkeleton = async (
  setting: Setting,
  { row, isMember, assets }: { row: RouteRow; isMember: boolean; assets: Assets },
): Promise<string> => {
  const { brand, theme, locale } = setting;
  const ports = serverPorts({ call: noCalls });
  const boot: Boot = {
    brand: inPage(brand),
    theme,
    locale,
    isMember: false,
    isComplete: false,
    isSkeleton: true,
    state: {},
  };
  const renderLayout = async () => {
    await preloadLayout(row, isMember);
    return renderApp({
      boot: { ...boot, isMember },
      client: clientOf(setting, ports),
      ports,
      phone: createPhoneVisit(undefined, ports.cookies),
      location: row.path,
    });
  };
  return renderDocument({
    brand,
    boot,
    title: inLanguage(brand.siteName, locale),
    icon: brand.favicon,
    assets,
    ...(await renderLayout().catch(() => ({}))),
  });
};

/** The skeletons that were requested last. */
const keptSkeletons = 64;

export interface SkeletonOptions extends Pick<RenderPageOptions, 'ofUnknownHosts'> {
  /** Those of every page. */
  readonly assets: Assets;
}

/**
 * Creates the function that renders the layout of a page around a skeleton, for when the page cannot be rendered in time. Each
 * skeleton is rendered once: it has no data, so it is the same for all visitors and for all members of a path and a language.
 */
export const createSkeletons = ({ assets, ofUnknownHosts = brands[0] }: SkeletonOptions) => {
  const kept = new Map<string, Promise<string>>();
  return (request: SharedRequest): Promise<string> => {
    const cookies = trustedCookies(request);
    const url = new URL(request.url, 'http://site.invalid');
    const brand = brandOfHost(request.headers.host, ofUnknownHosts);
    const locale = resolveLocale(cookies[storageKeys.locale], brand.defaultLocale, offeredLocales(brand));
    // The script in the head sets the theme of the visitor.
    const setting: Setting = { url, brand, theme: brand.defaultTheme, locale };
    const isMember = clientOf(setting, serverPorts({ cookies, call: noCalls })).session.token() !== undefined;
    const row = rowOrNotFound(url.pathname, brand);
    const key = JSON.stringify([brand.brand, locale, row.path, isMember]);
    const skeleton = kept.get(key) ?? renderSkeleton(setting, { row, isMember, assets });
    kept.delete(key);
    kept.set(key, skeleton);
    if (kept.size > keptSkeletons) kept.delete(kept.keys().next().value!);
    return skeleton;
  };
};
