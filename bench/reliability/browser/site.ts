import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GatewayOptions, PageRequest, PageServer, startGateway } from '@pavilion/gateway';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { createFlows } from '../../../e2e/flows';
import { callGateway } from '../../../e2e/gateway-call';
import { mouseInput } from '../../../e2e/input-driver';
import { storageKeys } from '../../../packages/contract/src/storage-keys';
import { sandboxTokenHeader } from '../../../packages/gateway/src/sandbox/sandbox-token';
import { paths } from '../../../site/src/routes/paths';

/** Replaces the text of an answer of the API. */
export type ReplaceAnswer = (path: string, text: string) => string;

/** What the gateway answered. */
export interface Answer {
  readonly path: string;
  /** Of the request. */
  readonly origin: string | undefined;
  readonly body: string;
}

/** The built site in this process, and a browser. */
export interface Site {
  url: string;
  venueUrl: string;
  /** Undefined where the gateway runs its own PostgreSQL. */
  databaseUrl: string | undefined;
  /** The address of the operator's console with the one-time login. */
  consoleSetupUrl: string;
  browser: Browser;
  /** The headers of requests to sandbox controls. */
  sandboxHeaders: Readonly<Record<string, string>>;
  /** Calls a sandbox control; returns the data of its answer. */
  control<Answer = unknown>(name: string, body?: object): Promise<Answer>;
  /** Replaces the answers from which the server renders pages, until it is called without an argument. */
  replaceServerAnswers(replace?: ReplaceAnswer): void;
  /** Calls the listener with every answer of the gateway. */
  onAnswer(listener: (answer: Answer) => void): void;
  /** A browser profile of its own, as a visitor or with the session of the demo member. */
  newContext(who: Visitor, options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Registers a member with a balance. */
  newMember(amount: string): Promise<{ account: string; token: string; context: BrowserContext }>;
  close(): Promise<void>;
}

export type Visitor = 'visitor' | 'member';

export const demoMember = { account: 'demo2026', password: 'Pavilion2026' };

const root = join(import.meta.dirname, '../../..');
const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(root, path)).href);

const contextDefaults: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  reducedMotion: 'reduce',
};

/** Replaces answers in the calls of the request, through which rendering gets its data. */
const withReplacedAnswers = (request: PageRequest, replace: ReplaceAnswer): PageRequest => {
  const replaced =
    (call: PageRequest['call']): PageRequest['call'] =>
    async (definition, ...rest) =>
      JSON.parse(replace(definition.path, JSON.stringify(await call(definition, ...rest))));
  const { call, shared } = request;
  // A snapshot of its own: nothing is kept for another page.
  return { ...request, call: replaced(call), shared: { call: replaced(shared.call), snapshot: {} } };
};

/**
 * Starts the built site on a seeded database.
 *
 * @param options where the database is: `databaseUrl` or `dataDir`
 */
export const startSite = async (
  browser: Browser,
  options: Pick<GatewayOptions, 'databaseUrl' | 'dataDir'>,
): Promise<Site> => {
  const gatewayModule: { startGateway: typeof startGateway } = await load('packages/gateway/dist/index.js');
  const siteModule: { createPageServer(folder: string): PageServer } = await load(
    'site/dist/server/entry-server.js',
  );
  const pages = siteModule.createPageServer(join(root, 'site/dist/client'));
  let replaceAnswer: ReplaceAnswer | undefined;
  const gateway = await gatewayModule.startGateway({
    ...options,
    port: 0,
    operatorPort: 0,
    sandbox: true,
    unpacedRounds: true,
    // Otherwise the sandbox would pay orders and commissions during a row, which compares data before and after.
    payerDelay: null,
    // So that a row can send the headers of a proxy that terminates HTTPS.
    trustProxy: ['127.0.0.0/8', '::1'],
    pages: {
      ...pages,
      // While answers are replaced, no rendered page is shared between requests.
      shared: (request) => (replaceAnswer ? undefined : pages.shared?.(request)),
      render: (request) =>
        pages.render(replaceAnswer ? withReplacedAnswers(request, replaceAnswer) : request),
      // Longer than the default, so that pages are also tested on a busy machine.
      renderTimeout: 10_000,
    },
  });
  const { operator } = gateway;
  const sandboxHeaders = { [sandboxTokenHeader]: gateway.sandboxToken ?? '' };
  const contexts = new Set<BrowserContext>();
  let session: Promise<Awaited<ReturnType<BrowserContext['storageState']>>> | undefined;

  const openContext = async (more: BrowserContextOptions) => {
    const context = await browser.newContext({ ...contextDefaults, ...more });
    contexts.add(context);
    // Shorter than the timeout of the test, so that the error names the wait that failed.
    context.setDefaultTimeout(30_000);
    // tsx adds calls of this helper to functions, also to those that run in a page.
    await context.addInitScript('globalThis.__name ??= (value) => value');
    context.once('close', () => contexts.delete(context));
    return context;
  };
  const control: Site['control'] = async (name, body = {}) => {
    const answer = await fetch(`${gateway.url}/sandbox/v1/${name}`, {
      method: 'POST',
      headers: { ...sandboxHeaders, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: never }).data;
  };
  const logIn = async () => {
    const context = await openContext({});
    const page = await context.newPage();
    await page.goto(gateway.url + paths.user.login);
    await createFlows(page, mouseInput).logIn(demoMember);
    const state = await context.storageState();
    await context.close();
    return state;
  };
  return {
    url: gateway.url,
    venueUrl: gateway.venueUrl,
    databaseUrl: options.databaseUrl,
    consoleSetupUrl: `${operator?.url}/#setup=${operator?.firstLogin?.name}.${operator?.firstLogin?.code}`,
    sandboxHeaders,
    browser,
    control,
    replaceServerAnswers(replace) {
      replaceAnswer = replace;
    },
    onAnswer(listener) {
      gateway.app.server.prependListener('request', ({ url: path = '', headers: { origin } }, response) => {
        const { end } = response;
        response.end = (...parts: unknown[]) => {
          listener({
            path,
            origin,
            body: parts[0] instanceof Buffer || typeof parts[0] === 'string' ? String(parts[0]) : '',
          });
          return end.apply(response, parts as never);
        };
      });
    },
    async newContext(who, more = {}) {
      if (who === 'visitor') return openContext(more);
      session ??= logIn();
      return openContext({ storageState: await session, ...more });
    },
    async newMember(amount) {
      const account = `b${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.slice(0, 16);
      const body = { account, password: demoMember.password, ofAge: true, acceptsTerms: true } as const;
      const { data } = await callGateway(gateway.url, 'register', body);
      if (Number(amount) > 0) await control('adjust', { account, amount });
      const { token } = data;
      const context = await openContext({});
      await context.addCookies([{ name: storageKeys.token, value: token, url: gateway.url }]);
      const page = await context.newPage();
      await page.goto(gateway.url + paths.other.restrictedIp);
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        storageKeys.token,
        token,
      ] as const);
      await page.close();
      return { account, token, context };
    },
    async close() {
      for (const context of contexts) await context.close().catch(() => {});
      await gateway.close();
    },
  };
};

/** Navigates inside the loaded site, as a link does: no document is loaded. */
export const navigate = async (page: Page, path: string): Promise<void> => {
  const follow = () =>
    page.evaluate((target) => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  // A reload may have replaced the document meanwhile.
  await follow().catch(async () => {
    await page.waitForLoadState();
    await follow();
  });
};
