import { storageKeys } from '@pavilion/contract';
import { browserPorts, createClient, type Ports } from '@pavilion/sdk';
import { createStore, type PavilionState } from '@pavilion/sdk/react';
import { isThemeName } from '@pavilion/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { type Boot, documentIds } from './app/boot';
import { createPreferences } from './app/preferences';
import { preloadRoute, preloadWholeRoute } from './app/shell-components';
import { brandOf } from './brands';
import { matchRow, rowOrNotFound } from './routes/match-row';
import { resolveLocale } from './shared/messages';
import { createPhoneVisit } from './shared/phone/phone-visit';

/** What the server says; on a page that it could not draw, what the browser itself knows. */
const readBoot = (ports: Ports, isDrawn: boolean): Boot => {
  const boot: Boot = JSON.parse(document.getElementById(documentIds.boot)?.textContent ?? '');
  if (isDrawn) return boot;
  const { theme } = document.documentElement.dataset;
  return {
    ...boot,
    theme: isThemeName(theme) ? theme : boot.theme,
    locale: resolveLocale(ports.cookies.get(storageKeys.locale), boot.locale),
  };
};

/** Takes the page over from the server, or draws it when the server sent none of it. */
const start = async () => {
  // While the site is developed a panel shows what the client does; a built site has none of it.
  const developer = import.meta.env.DEV
    ? (await import('./developer/create-developer')).createDeveloper()
    : undefined;
  const ports = developer?.watch(browserPorts()) ?? browserPorts();
  const root = document.getElementById(documentIds.root)!;
  const isDrawn = root.hasChildNodes();
  const boot = readBoot(ports, isDrawn);
  const { signingKey, site } = brandOf(boot.brand);
  const client = createClient({ siteId: site, signingKey }, ports);
  const store = createStore(client, { preloadedState: boot.state as PavilionState });

  // The server drew the not-found page in place; from here on it has its own address.
  if (!matchRow(location.pathname)) history.replaceState(null, '', rowOrNotFound(location.pathname).path);
  // A chunk that does not come is met again, and shown, when the page is drawn.
  const isMember = boot.isMember || client.session.token() !== undefined;
  // What the server could not draw in full is drawn by the browser at once.
  const preload = isDrawn && boot.isComplete ? preloadRoute : preloadWholeRoute;
  await preload(rowOrNotFound(location.pathname), isMember).catch(() => {});

  const app = (
    <BrowserRouter>
      <App
        boot={boot}
        client={client}
        store={store}
        preferences={createPreferences(ports)}
        phone={createPhoneVisit(navigator.userAgent, ports.cookies)}
      />
    </BrowserRouter>
  );
  if (isDrawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
  developer?.show(client);
};

start();
