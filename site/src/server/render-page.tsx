import { type PreInfo, storageKeys } from '@pavilion/contract';
import { createClient, serverPorts } from '@pavilion/sdk';
import { api, createStore } from '@pavilion/sdk/react';
import { resolveThemeName } from '@pavilion/ui';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/app';
import type { Boot } from '../app/boot';
import { pageTitle } from '../app/page-title';
import type { Preferences } from '../app/preferences';
import { prefetchPage } from '../app/prefetch-page';
import { componentsOf } from '../app/shell-components';
import { siteIdentity } from '../app/site-config';
import { type Brand, brandOfHost, brands, offeredLocales, offeredThemes } from '../brands';
import { redirectOf } from '../routes/guard';
import { matchRow, rowOrNotFound } from '../routes/match-row';
import { paths } from '../routes/paths';
import { belongsOnPhonePage, phonePageFor } from '../routes/phone';
import { resolveLocale } from '../shared/messages';
import { intendedPath } from '../shared/navigation/intended-path';
import { keepParameters } from '../shared/navigation/kept-parameters';
import { createPhoneVisit, entryAddressCookie } from '../shared/phone/phone-visit';
import { preInfoBody } from '../shared/site-config/pre-info';
import { dehydrate } from './dehydrate';
import { type Assets, renderDocument } from './document';
import type { PageRequest, PageResponse } from './page-server';
import { trustedCookies } from './shared-request';

/** Finds the built files for the source files of the rendered components. */
export type AssetsOfSources = (sources: readonly string[]) => Assets;

/** The part of a brand that the browser needs. */
const inPage = ({ tokens: _tokens, accent: _accent, ...brand }: Brand): Brand => ({ ...brand, hosts: [] });

/** The server stores no choices. */
const noPreferences: Preferences = { rememberTheme: () => {}, rememberLocale: () => {} };

const renderApp = (app: React.ReactElement) => {
  const sheet = new ServerStyleSheet();
  try {
    return { content: renderToString(sheet.collectStyles(app)), styleTags: sheet.getStyleTags() };
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

/** Renders the page of a request. Client and store are created for this request and hold no data of another. */
export const renderPage = async (
  request: PageRequest,
  assetsOfSources: AssetsOfSources,
  ofUnknownHosts: Brand = brands[0],
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

  const ports = serverPorts({ cookies, fetch: request.fetch });
  const phone = createPhoneVisit(headers['user-agent'], ports.cookies);
  const row = matchRow(url.pathname, brand);
  if (phone.isPhone() && belongsOnPhonePage(row)) return redirectToPhonePage(request);

  const client = createClient({ siteId: brand.site, signingKey: brand.signingKey, runtime: 'server' }, ports);
  const store = createStore(client);
  const isMember = () => client.session.token() !== undefined;

  const shown = rowOrNotFound(url.pathname, brand);
  const mayRead = shown.access !== 'member' || isMember();
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
    ...(isMember() && { renderedAt: new Date(client.now()).toUTCString() }),
    state,
  };
  const location = row ? url.pathname + url.search : keepParameters(paths.notFound, url.search);
  const { content, styleTags } = renderApp(
    <StaticRouter location={location}>
      <App
        boot={boot}
        client={client}
        store={createStore(client, { preloadedState: state as never })}
        preferences={noPreferences}
        phone={phone}
      />
    </StaticRouter>,
  );
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
      title: pageTitle(shown, site.title, locale),
      icon: site.icon,
      assets: assetsOfSources(componentsOf(shown, boot.isMember).map(({ source }) => source)),
      styleTags,
      content,
    }),
  };
};

/** The page without content, for when rendering fails or times out, at any address of a brand. */
export const renderFallback = (assets: Assets, brand: Brand = brands[0]): string => {
  const boot: Boot = {
    brand: inPage(brand),
    theme: brand.defaultTheme,
    locale: brand.defaultLocale,
    isMember: false,
    isComplete: false,
    state: {},
  };
  return renderDocument({
    brand,
    boot,
    title: brand.siteName[brand.defaultLocale],
    icon: brand.favicon,
    assets,
  });
};
