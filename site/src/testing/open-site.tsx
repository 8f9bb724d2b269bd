import { storageKeys } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import {
  createMemoryCookies,
  createMemoryStorage,
  createStandIn,
  createTestClient,
  createTestTab,
  exampleHandlers,
  type Handlers,
  type StandIn,
} from '@pavilion/sdk/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app';
import { type Boot, documentIds } from '../app/boot';
import { createPreferences } from '../app/preferences';
import { preloadWholeRoute } from '../app/shell-components';
import { matchRow, rowOrNotFound } from '../routes/match-row';
import { paths } from '../routes/paths';
import type { PageResponse } from '../server/page-server';
import { renderPage } from '../server/render-page';
import { keepParameters } from '../shared/navigation/kept-parameters';
import { createPhoneVisit } from '../shared/phone/phone-visit';

export interface Visitor {
  readonly cookies?: Record<string, string>;
  /** Replace those of `exampleHandlers()`. */
  readonly handlers?: Handlers;
  readonly userAgent?: string;
  readonly ip?: string;
  /** The requested host, which decides the brand. */
  readonly host?: string;
  /** Sees the requests of the server; it has the handlers. */
  readonly gateway?: StandIn;
}

/** The cookies of a logged-in member. */
export const memberCookies = { [storageKeys.token]: 'token-1' };

/** Requests a page from the page server. */
export const askServer = (
  url: string,
  {
    cookies = {},
    handlers = {},
    userAgent,
    ip = '127.0.0.1',
    host = 'localhost:4600',
    gateway,
  }: Visitor = {},
): Promise<PageResponse> =>
  renderPage(
    {
      url,
      cookies,
      headers: { host, 'user-agent': userAgent },
      ip,
      protocol: 'http',
      fetch: (gateway ?? createStandIn({ ...exampleHandlers(), ...handlers })).fetch,
      signal: new AbortController().signal,
    },
    { assetsOfSources: () => ({ script: '/entry.js', preloads: [], styles: [] }) },
  );

/** Requests a page from the page server and hydrates it. */
export const openSite = async (url: string, visitor: Visitor = {}) => {
  const response = await askServer(url, visitor);
  const page = new DOMParser().parseFromString(response.body, 'text/html');
  document.documentElement.dataset.theme = page.documentElement.dataset.theme;
  document.body.innerHTML = page.body.innerHTML;
  const boot: Boot = JSON.parse(document.getElementById(documentIds.boot)!.textContent!);
  const root = document.getElementById(documentIds.root)!;

  history.replaceState(null, '', url);
  if (!matchRow(location.pathname, boot.brand))
    history.replaceState(null, '', keepParameters(paths.notFound, location.search));
  await preloadWholeRoute(rowOrNotFound(location.pathname, boot.brand), boot.isMember);

  const cookies = createMemoryCookies();
  for (const [name, value] of Object.entries(visitor.cookies ?? {})) cookies.set(name, value);
  const storage = createMemoryStorage();
  const token = cookies.get(storageKeys.token);
  if (token !== undefined) storage.setItem(storageKeys.token, token);
  const { client, gateway, ports } = createTestClient({
    handlers: { ...exampleHandlers(), ...visitor.handlers },
    ports: { cookies, storage, tab: createTestTab('http://localhost:4600') },
  });
  const hydrationErrors: string[] = [];
  let close = () => {};
  await act(async () => {
    const app = hydrateRoot(
      root,
      <BrowserRouter>
        <App
          boot={boot}
          client={client}
          store={createStore(client, { preloadedState: boot.state as never })}
          preferences={createPreferences(ports)}
          phone={createPhoneVisit(visitor.userAgent, cookies)}
        />
      </BrowserRouter>,
      { onRecoverableError: (error) => hydrationErrors.push(String(error)) },
    );
    close = () => act(() => app.unmount());
  });
  return { response, client, gateway, ports, hydrationErrors, close };
};
