import { storageKeys } from '@pavilion/contract';
import { browserPorts, createClient, type Ports } from '@pavilion/sdk';
import { createStore, type PavilionState } from '@pavilion/sdk/react';
import { isThemeName } from '@pavilion/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { type Boot, documentIds } from './app/boot';
import { clientConfig } from './app/client-config';
import { createPreferences } from './app/preferences';
import { preloadRoute, preloadWholeRoute } from './app/shell-components';
import { offeredLocales } from './brands';
import { matchRow, rowOrNotFound } from './routes/match-row';
import { paths } from './routes/paths';
import { resolveLocale } from './shared/messages';
import { keepParameters } from './shared/navigation/kept-parameters';
import { createPhoneVisit } from './shared/phone/phone-visit';

/** The boot data of the page. If the server did not render the page, the choices of the device come from the browser. */
const readBoot = (ports: Ports): Boot => {
  const boot: Boot = JSON.parse(document.getElementById(documentIds.boot)?.textContent ?? '');
  if (!boot.isSkeleton) return boot;
  const { theme } = document.documentElement.dataset;
  return {
    ...boot,
    theme: isThemeName(theme) ? theme : boot.theme,
    isBalanceHidden: createPreferences(ports).isBalanceHidden(),
    locale: resolveLocale(ports.cookies.get(storageKeys.locale), boot.locale, offeredLocales(boot.brand)),
  };
};

/** Deadlines and the session clock are right from the start, also where the clock of the device is wrong. */
const pageResponseOf = ({ renderedAt }: Boot, { clock }: Ports) =>
  renderedAt === undefined ? undefined : { date: renderedAt, sentAt: clock.now() - performance.now() };

/** Hydrates the page, or renders it in place of a skeleton. */
const start = async () => {
  // The developer panel is not part of a build.
  const developer = import.meta.env.DEV
    ? (await import('./developer/create-developer')).createDeveloper()
    : undefined;
  const ports = developer?.watch(browserPorts()) ?? browserPorts();
  const root = document.getElementById(documentIds.root)!;
  const boot = readBoot(ports);
  const { brand } = boot;
  const config = clientConfig(brand, import.meta.env.MODE);
  const client = createClient({ ...config, pageResponse: pageResponseOf(boot, ports) }, ports);
  const store = createStore(client, { preloadedState: boot.state as PavilionState });
  // A page that visitors share does not have the IP address, which is part of the fingerprint.
  if (brand.fingerprint && !boot.isMember) client.siteConfig.load().catch(() => {});

  // The server rendered the not-found page at the unknown address; the browser shows its own path. Codes and theme
  // of the query stay, because nothing has stored them yet.
  if (!matchRow(location.pathname, brand))
    history.replaceState(null, '', keepParameters(paths.notFound, location.search));
  // If preloading a chunk fails, rendering the page loads it again and shows the error.
  const isMember = boot.isMember || client.session.token() !== undefined;
  // If the server's page is missing or incomplete, all its chunks are loaded before rendering.
  const preload = boot.isComplete ? preloadRoute : preloadWholeRoute;
  await preload(rowOrNotFound(location.pathname, brand), isMember).catch(() => {});

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
  if (boot.isSkeleton) createRoot(root).render(app);
  else hydrateRoot(root, app);
  window.heldInput?.release();
  developer?.show(client);
};

start();
