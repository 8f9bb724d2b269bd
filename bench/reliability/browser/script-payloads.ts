import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { callGateway, readAsMember } from '../../../e2e/gateway-call';
import { exampleOf } from '../../../packages/contract/src/example';
import { headers } from '../../../packages/contract/src/headers';
import { limits } from '../../../packages/contract/src/limits';
import type { CallDefinition, CallName } from '../../../packages/contract/src/schemas';
import type { CallRequest, CallResponse } from '../../../packages/contract/src/wire';
import { zhCN as consoleTexts } from '../../../packages/gateway/operator-client/texts/zh-CN';
import { connectDatabase } from '../../../packages/gateway/src/db/database';
import { readTextColumns, storeInEveryText } from '../../../packages/gateway/src/testing/stored-texts';
import { paths } from '../../../site/src/routes/paths';
import { routeTable } from '../../../site/src/routes/route-table';
import { openConsole } from '../console-session';
import { createRandom } from '../random';
import { browserRow, createFindings } from './browser-row';
import { payloads, payloadsOfRound, rounds } from './payloads';
import { demoMember, navigate, type Site } from './site';
import { definitions, replaceTexts, textFields, withText } from './text-fields';
import { asEach, type Visit, visits, waitUntilShown } from './visits';

/** Text fields that pages parse: ids, codes and numbers. Replaced only in every fifth round, because without them pages show few other fields. */
const machineFields = new Set([
  ...['id', 'code', 'kind', 'token', 'k', 'v', 'jwt', 'nextCursor', 'venue', 'gameCode', 'reference', 'name'],
  ...['rate', 'rates', 'turnover', 'used', 'net', 'coins', 'total', 'main', 'venueBalance', 'amount'],
  ...['multiple', 'money', 'returnToPlayer', 'pattern', 'numberField', 'titleField', 'venueOrigins[]'],
]);
const isMachineField = (path: string) => machineFields.has(path.split('.').at(-1) ?? '');

const definitionsByPath = new Map(
  definitions.map(([name, definition]) => [definition.path.replace(/\{.*/, ''), [name, definition] as const]),
);
const definitionOf = (path: string) =>
  definitionsByPath.get(path) ?? definitionsByPath.get(path.replace(/[^/]*$/, ''));

/** Replaces every text of the answers of the API by the payloads of a round, and records which fields were replaced. */
const createReplacement = (seen: Set<string>) => (round: number) => {
  const text = payloadsOfRound(round).join(' ');
  const includesMachineFields = round % 5 === 4;
  return (path: string, body: string): string => {
    const found = definitionOf(path);
    if (!found) return body;
    const [name, { response }] = found;
    const envelope = JSON.parse(body) as { status_code: number; data: unknown };
    if (envelope.status_code !== 6000) return body;
    const data = replaceTexts(
      response,
      envelope.data,
      (field, value) => {
        if (!includesMachineFields && isMachineField(field)) return value;
        seen.add(`${name} ${field}`);
        return text;
      },
      round % 2 === 1,
    );
    return JSON.stringify({ ...envelope, data });
  };
};

/** Fields of frames that pages parse. */
const machineFrameField =
  /^(id|ids|room|key|kind|state|topic|url|reason|at|seq|type|code|token)$|(At|Id|Until)$/;

/** Replaces the texts of a frame of the socket. */
const replaceFrame = (frame: string, text: string): string => {
  const replaced = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return machineFrameField.test(name) ? value : text;
    if (Array.isArray(value)) return value.map((each) => replaced(each, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([own, each]) => [own, replaced(each, own)]));
  };
  try {
    const parsed = JSON.parse(frame) as { msgData?: unknown };
    return JSON.stringify({ ...parsed, msgData: replaced(parsed.msgData) });
  } catch {
    return frame;
  }
};

/** Query keys that some page is known to read. If the row does not observe that, it does not visit the right pages. */
const knownKeys = ['theme', 'next', 'url', 'order', 'play', 'text', 'from', 'i_code', 'agent_verify', 'name'];

interface Report {
  readonly ran: readonly number[];
  readonly injected: readonly string[];
  readonly violations: readonly string[];
  readonly keys: readonly string[];
}

type WithReport = typeof globalThis & {
  report: { ran: number[]; violations: string[]; keys: string[]; injected: string[] };
  findInjected(root: ParentNode): string[];
};

/** Runs in each page before its scripts. Records payloads that run, policy violations, and the query keys that are read. */
const observe = () => {
  const text = 'ran(';
  const report: WithReport['report'] = { ran: [], violations: [], keys: [], injected: [] };
  /** Whether the element runs a payload, or would without the policy or after a click. */
  const isInjected = (element: Element): boolean => {
    // The source of an image, a preloaded image or an icon runs no script, but their event handlers do.
    if (element.matches('img, link[rel=icon], link[rel=preload][as=image]'))
      return [...element.attributes].some(({ name }) => name.startsWith('on'));
    const isHostile = (value: string) => {
      // Browsers ignore these characters in the scheme of an address.
      const plain = [...value].filter((character) => character > ' ').join('');
      // The base is not of the page, because addresses of data have none. A payload in the query of an own address is no finding.
      const base = 'http://own.invalid';
      return (
        /^(javascript|vbscript|data:text\/html|data:image\/svg|data:text\/javascript|filesystem|feed|view-source)/i.test(
          plain,
        ) ||
        (URL.canParse(plain, base) && new URL(plain, base).origin.endsWith('evil.invalid'))
      );
    };
    const addressNames = [
      'href',
      'src',
      'action',
      'formaction',
      'data',
      'srcdoc',
      'xlink:href',
      'poster',
      'ping',
    ];
    for (const { name, value } of element.attributes) {
      if (!value.includes(text)) continue;
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc') return true;
      if (addressNames.includes(name) && isHostile(value)) return true;
    }
    if (element.localName === 'x' || /[<"'=]/.test(element.localName)) return true;
    const isData = element.localName === 'script' && element.getAttribute('type') === 'application/json';
    const isCode = [
      'script',
      'style',
      'template',
      'iframe',
      'object',
      'embed',
      'base',
      'meta',
      'link',
      'math',
    ].includes(element.localName);
    return (
      isCode && !isData && element.outerHTML.includes(text) && element.getAttribute('name') !== 'description'
    );
  };
  Object.assign(globalThis, {
    report,
    ran: (payload: number) => report.ran.push(payload),
    findInjected: (root: ParentNode) =>
      [...root.querySelectorAll('*')].filter(isInjected).map((element) => element.outerHTML.slice(0, 160)),
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    report.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
  });
  const { prototype } = URLSearchParams;
  for (const method of ['get', 'has', 'getAll'] as const) {
    const read = prototype[method] as (this: URLSearchParams, name: string) => unknown;
    Object.assign(prototype, {
      [method](this: URLSearchParams, name: string) {
        report.keys.push(name);
        return read.call(this, name);
      },
    });
  }
};

/** Loads a document. A timeout is a finding, because injected markup can redirect a page without end. */
const openDocument = async (page: Page, url: string, findings: ReturnType<typeof createFindings>) => {
  await page
    .goto(url, { timeout: 15_000 })
    .then(() => waitUntilShown(page))
    .catch(() => findings.add(`${url.slice(0, 120)} does not load`));
};

/** Navigates inside the page to each address, and collects the payloads that became markup. */
const visitAll = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (all) => {
    const { report, findInjected } = globalThis as WithReport;
    for (const address of all) {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
      report.injected.push(...findInjected(document));
    }
  }, addresses);

const readReport = (page: Page): Promise<Report> =>
  page.evaluate(() => {
    const { report, findInjected } = globalThis as WithReport;
    const { ran, violations, keys, injected } = report;
    Object.assign(globalThis, {
      report: Object.assign(report, { ran: [], violations: [], keys: [], injected: [] }),
    });
    return { ran, violations, keys: [...new Set(keys)], injected: [...injected, ...findInjected(document)] };
  });

/** Whether a violation means that a text became markup. Images of foreign addresses are expected, and the policy blocks them. */
const isOfScript = (violation: string) => !/^img-src/.test(violation);

const createWatch = (findings: ReturnType<typeof createFindings>) => {
  let checks = 0;
  const keys = new Set<string>();
  return {
    keys,
    count: () => checks,
    /** @param isBenign whether the page got no payloads, so that any violation is a finding */
    async check(page: Page, what: string, isBenign = false) {
      checks += 1;
      const report = await readReport(page).catch(() => undefined);
      // The page has no report only if a payload redirected it to another site.
      if (!report) return findings.add(`${what}: the page has left the site`);
      const { ran, violations, injected, keys: own } = report;
      for (const key of own) keys.add(key);
      for (const payload of ran) findings.add(`${what}: payload ${payload} ran: ${payloads[payload]}`);
      for (const html of injected) findings.add(`${what}: a text became markup: ${html}`);
      for (const violation of violations)
        if (isBenign || isOfScript(violation)) findings.add(`${what}: ${violation}`);
    },
  };
};

/** A page without a policy, for testing payloads and for parsing HTML as a browser does. */
const openUnprotected = async (site: Site) => {
  const context = await site.newContext('visitor');
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto('data:text/html,<title>unprotected</title>');
  return {
    close: () => context.close(),
    /** The number of payloads that run or become markup. */
    countDetected: () =>
      page.evaluate(
        (all) =>
          all.filter((payload) => {
            const { report, findInjected } = globalThis as WithReport;
            report.ran = [];
            const holder = document.createElement('div');
            document.body.append(holder);
            holder.innerHTML = `<i title="${payload}">${payload}</i><a href="${payload}">x</a>`;
            const isSeen = findInjected(holder).length > 0 || report.ran.length > 0;
            holder.remove();
            return isSeen;
          }).length,
        payloads,
      ),
    /** The payloads that became markup in a document. */
    findInjected: (html: string) =>
      page.evaluate(
        (source) =>
          (globalThis as WithReport).findInjected(new DOMParser().parseFromString(source, 'text/html')),
        html,
      ),
  };
};

/** Bodies with each value of the first enumerated field, such as the fields that a profile change can request. */
const variantsOf = (request: CallDefinition['request']): readonly Record<string, unknown>[] => {
  const listed = Object.entries(request.properties as Record<string, { enum?: readonly unknown[] }>).find(
    ([, { enum: all }]) => all,
  );
  return listed?.[1].enum?.map((value) => ({ [listed[0]]: value })) ?? [{}];
};

/** Sends payloads in every text of every call that stores something, as a new member with a verified name. */
const storePayloads = async (site: Site, chosen: readonly number[], quick: boolean) => {
  const { account, token, context } = await site.newMember('10000');
  const { password } = demoMember;
  let [sent, accepted] = [0, 0];
  const acceptingFields = new Set<string>();
  const send = async <Name extends CallName>(name: Name, body: unknown, field?: string) => {
    const answer = await callGateway(site.url, name, JSON.stringify(body), {
      [headers.token]: token,
      [headers.idempotencyKey]: `script-key-${sent}`,
    });
    if (field === undefined) return answer.data;
    sent += 1;
    if (answer.status_code === limits.successCode) {
      accepted += 1;
      acceptingFields.add(field);
    }
    return answer.data;
  };
  await send('realNameSubmit', { name: '林夕' });
  await site.control('review-real-name', { account, pass: true });
  const paymentPassword = '246810';
  await send('paymentPasswordSet', { paymentPassword, loginPassword: password });
  const channels = await send('depositChannels', {});
  const forms = await send('payoutForms', {});

  for (const round of chosen) {
    const own = payloadsOfRound(round);
    /** The first two payloads that fit into the field, and as many as fit together. */
    const textsFor = (maxLength: number) => {
      const fitting = own.filter((each) => each.length <= Math.min(maxLength, 40));
      const many = own.reduce((all, each) => (all.length + each.length < maxLength ? `${all} ${each}` : all));
      return quick ? [many] : [...fitting.slice(0, 2), many];
    };
    for (const [name, { request, endpoint, area }] of definitions) {
      if (endpoint.kind !== 'mutation' || area === null) continue;
      // Passwords are hashed, and another one would lock the member out of these calls.
      for (const { path, maxLength } of textFields(request).filter((field) => !/password/i.test(field.path)))
        for (const variant of variantsOf(request).slice(0, quick ? 1 : undefined))
          for (const text of textsFor(maxLength)) {
            const body = { ...(exampleOf(request) as object), ...variant };
            const valid = {
              ...('loginPassword' in body && { loginPassword: password }),
              ...('password' in body && { password }),
              // Ids of pictures, which must exist.
              ...('pictures' in body && !path.startsWith('pictures') && { pictures: [] }),
            };
            const field = [name, path, ...Object.values(variant)].join(' ');
            await send(name, withText({ ...body, ...valid }, path, text), field);
          }
    }
    const valuesOf = (fields: readonly { name: string }[], text: string) =>
      Object.fromEntries(fields.map((field) => [field.name, text]));
    for (const text of textsFor(200)) {
      for (const { code, fields, min } of channels)
        await send(
          'depositCreate',
          { channel: code, amount: min, values: valuesOf(fields, text) },
          `depositCreate ${code}`,
        );
      for (const { kind, fields } of forms)
        await send(
          'payoutAccountAdd',
          { kind, values: valuesOf(fields, text), paymentPassword },
          `payoutAccountAdd ${kind}`,
        );
    }
  }
  return { context, sent, accepted, acceptingFields };
};

/**
 * Writes the payloads of each round into every free text of the database, which no call checks then, and opens the pages.
 *
 * @param open opens all pages, and those of the console for items
 */
const storeInColumns = async (
  site: Site,
  chosen: readonly number[],
  isOver: (share: number) => boolean,
  open: (round: number, consoleItems: readonly string[]) => Promise<void>,
) => {
  if (site.databaseUrl === undefined || chosen.length === 0)
    return { stored: 0, all: 0, refused: [] as string[], rounds: 0 };
  const db = connectDatabase(site.databaseUrl, { poolSize: 1 });
  try {
    const { rows } = await sql<{ item: string }>`
      (select 'threads/' || id as item from threads order by id desc limit 1) union all
      (select 'members/' || id from members where account_key = ${demoMember.account})`.execute(db);
    const stored = new Set<string>();
    const refused = new Set<string>();
    let done = 0;
    for (const round of chosen) {
      if (isOver(0.8)) break;
      const result = await storeInEveryText(db, payloadsOfRound(round).join(' '));
      for (const column of result.stored) stored.add(column);
      for (const column of result.refused) refused.add(column);
      // The gateway reads what it keeps in memory again.
      await site.control('clear-faults');
      await open(
        round,
        rows.map(({ item }) => item),
      );
      done += 1;
    }
    return {
      stored: stored.size,
      all: (await readTextColumns(db)).length,
      refused: [...refused],
      rounds: done,
    };
  } finally {
    await db.destroy();
  }
};

/** The session of the first operator in a browser, and the pages of the console. */
const openConsolePages = async (site: Site) => {
  const { cookie } = await openConsole(site.consoleSetupUrl);
  const url = new URL(site.consoleSetupUrl).origin;
  const [name = '', value = ''] = cookie.split('=');
  const context = await site.newContext('visitor');
  await context.addCookies([{ name, value, url }]);
  return { url, context, pages: Object.keys(consoleTexts.nav) };
};

/**
 * The member's pages of one thing each: an order, a promotion, a match, a room. The addresses of the routes alone show none.
 *
 * @throws Error if the seed has no such thing, because the row would then test less than it says
 */
const detailVisits = async (site: Site): Promise<readonly Visit[]> => {
  const context = await site.newContext('member');
  const read: <Name extends CallName>(name: Name, body: CallRequest<Name>) => Promise<CallResponse<Name>> = (
    name,
    body,
  ) => readAsMember(site.url, context, name, body);
  const sport = { provider: 'IMTY', sport: 'football' } as const;
  const [promotions, deposits, rooms, board] = await Promise.all([
    read('promotionList', {}),
    read('depositOrders', {}),
    read('roomList', {}),
    // Shortly before midnight no match of today is left.
    read('sportsBoard', { ...sport, tab: 'early' }),
  ]);
  await context.close();
  const { game, mine, activity } = paths;
  const queries: readonly (readonly [string, Record<string, string | undefined>])[] = [
    ...promotions.items.map((each) => [activity.discounts, { id: each.slug }] as const),
    [mine.finance.deposit, { order: deposits[0]?.id }],
    [game.sport, { room: rooms.items[0]?.id }],
    [game.sport, { ...sport, tab: 'early', match: board.events[0]?.id }],
    [game.sport, { ...sport, tab: 'outrights' }],
    [game.sport, { ...sport, view: 'results' }],
    [game.sport, { ...sport, view: 'standings', league: board.events[0]?.competition.id }],
  ];
  return queries.map(([path, query]) => {
    const row = routeTable.find((each) => each.path === path);
    if (!row || Object.values(query).includes(undefined))
      throw new Error(`The seed has nothing for ${path} with ${Object.keys(query)}`);
    return { row: { ...row, path: `${path}?${new URLSearchParams(query as never)}` }, who: 'member' };
  });
};

/** Each route once, as a member where members see it. */
const onceEach = visits.filter(({ row, who }) => who === 'member' || row.access === 'guest');

export const scriptPayloads = browserRow({
  id: '13',
  title:
    '500 script payloads × every text of every answer, socket frame and database column and every query key, on the pages of site and console in a browser: none runs, no violation of the policy in benign use',
  async check({ quick, seed, deadline }, site) {
    const random = createRandom(seed);
    const findings = createFindings();
    const watch = createWatch(findings);
    const fields = new Set<string>();
    const replacementOf = createReplacement(fields);
    // If the time is short, texts and queries get a share of it each.
    const began = Date.now();
    const isOver = (share: number) => Date.now() > began + (deadline - began) * share;
    const some = <Item>(items: readonly Item[], count: number): readonly Item[] =>
      quick ? Array.from({ length: count }, () => random.pick(items)) : items;
    let operations = 0;

    const unprotected = await openUnprotected(site);
    const detected = await unprotected.countDetected();
    // The other payloads work only inside a script, style or template.
    if (detected < 350) findings.add(`only ${detected} payloads are detected in an unprotected page`);

    /** The round whose payloads replace texts; undefined outside of rounds. */
    let round: number | undefined;
    let frames = 0;
    const setRound = (value?: number) => {
      round = value;
      site.replaceServerAnswers(value === undefined ? undefined : replacementOf(value));
    };
    const prepare = async (page: Page) => {
      await page.addInitScript(observe);
      page.on('dialog', (dialog) => {
        findings.add(`a dialog: ${dialog.message()}`);
        dialog.dismiss().catch(() => {});
      });
      page.on('request', (request) => {
        if (request.url().includes('evil.invalid') && request.resourceType() !== 'image')
          findings.add(`a request to another origin: ${request.url().slice(0, 120)}`);
      });
      await page.routeWebSocket(/\/stream\/ws\//, (socket) => {
        socket.connectToServer().onMessage((message) => {
          const isReplaced = round !== undefined && typeof message === 'string';
          if (isReplaced) frames += 1;
          socket.send(isReplaced ? replaceFrame(message, payloadsOfRound(round ?? 0).join(' ')) : message);
        });
      });
      await page.route(
        ({ pathname }) => round !== undefined && definitionOf(pathname) !== undefined,
        async (route) => {
          try {
            const answer = await route.fetch();
            const { pathname } = new URL(route.request().url());
            await route.fulfill({
              response: answer,
              body: replacementOf(round ?? 0)(pathname, await answer.text()),
            });
          } catch (error) {
            // The page was closed while the answer was read.
            if (!/disposed|closed/.test(String(error))) throw error;
          }
        },
      );
    };

    /** The query keys that each page reads. */
    const keysOf = new Map<string, ReadonlySet<string>>();
    const benign = some(visits, 2);
    await asEach(
      site,
      async (page, who, rows) => {
        await prepare(page);
        for (const { path } of rows) {
          watch.keys.clear();
          await openDocument(page, site.url + path, findings);
          await watch.check(page, `${path} as ${who}, benign`, true);
          keysOf.set(path, new Set([...(keysOf.get(path) ?? []), ...watch.keys]));
          operations += 1;
        }
      },
      benign,
    );
    const everyKey = [...new Set([...keysOf.values()].flatMap((keys) => [...keys]))];
    if (!quick)
      for (const key of knownKeys)
        if (!everyKey.includes(key)) findings.add(`no page reads the query key ${key}`);

    const details = await detailVisits(site);
    const chosenRounds = some([...payloads.keys()].slice(0, rounds), 1);
    let roundsDone = 0;
    for (const current of chosenRounds) {
      if (isOver(0.4)) break;
      setRound(current);
      // In every fifth round the server renders the pages with the payloads; in the others the browser does.
      const isRendered = quick || current % 5 === 0;
      await asEach(
        site,
        async (page, who, rows) => {
          await prepare(page);
          await openDocument(page, site.url + paths.home, findings);
          for (const { path } of rows) {
            if (isRendered) await openDocument(page, site.url + path, findings);
            else {
              await navigate(page, path);
              await waitUntilShown(page);
            }
            await watch.check(page, `${path} as ${who}, round ${current}`);
            operations += payloadsOfRound(current).length;
          }
        },
        [...(quick ? some(visits, 2) : onceEach), ...some(details, 1)],
      );
      roundsDone += 1;
    }
    setRound();

    const stored = await storePayloads(
      site,
      quick ? chosenRounds : chosenRounds.filter((each) => each % 4 === 0),
      quick,
    );
    const ownPage = await stored.context.newPage();
    await prepare(ownPage);
    for (const { row } of some(
      onceEach.filter(({ row: { access } }) => access === 'member'),
      2,
    )) {
      await openDocument(ownPage, site.url + row.path, findings);
      await watch.check(ownPage, `${row.path} with stored payloads`);
      operations += 1;
    }
    await stored.context.close();

    // The pages of the console, first as they are. The short form opens them with what the calls have stored.
    const opened = await openConsolePages(site);
    const consolePage = await opened.context.newPage();
    await prepare(consolePage);
    const visitConsole = async (what: string, hashes: readonly string[], isBenign: boolean) => {
      for (const hash of hashes) {
        await openDocument(consolePage, `${opened.url}/#/${hash}`, findings);
        await watch.check(consolePage, `console ${hash} ${what}`, isBenign);
        operations += 1;
      }
    };
    await openDocument(consolePage, opened.url, findings);
    await visitConsole('with stored payloads', some(opened.pages, 2), true);
    const columns = await storeInColumns(site, quick ? [] : chosenRounds, isOver, async (current, ids) => {
      await visitConsole(`with round ${current} in the database`, [...opened.pages, ...ids], false);
      await asEach(
        site,
        async (page, who, rows) => {
          await prepare(page);
          await openDocument(page, site.url + paths.home, findings);
          for (const { path } of rows) {
            await navigate(page, path);
            await waitUntilShown(page);
            await watch.check(page, `${path} as ${who} with round ${current} in the database`);
            operations += payloadsOfRound(current).length;
          }
        },
        [...onceEach, ...details],
      );
    });
    for (const refused of columns.refused) findings.add(`a text is not stored: ${refused}`);
    await opened.context.close();

    // Queries have all keys. Pages that read a key of their own get every payload; the others read only common keys.
    const readByAll = everyKey.filter((key) => [...keysOf.values()].every((keys) => keys.has(key)));
    const readers = onceEach.filter(({ row }) => (keysOf.get(row.path)?.size ?? 0) > readByAll.length);
    const numbers = [...payloads.keys()];
    let [place, pagesQueried] = [0, 0];
    await asEach(
      site,
      async (page, who, rows) => {
        await prepare(page);
        for (const { path } of rows) {
          if (isOver(1)) break;
          pagesQueried += 1;
          const withQuery = (index: number) =>
            `${path}?${new URLSearchParams(everyKey.map((key) => [key, payloads[index] as string]))}`;
          await openDocument(page, site.url + path, findings);
          const own = some(numbers, 6);
          for (let first = 0; first < own.length; first += 25) {
            const indexes = own.slice(first, first + 25);
            await visitAll(page, indexes.map(withQuery));
            await watch.check(page, `${path} as ${who} with payloads ${indexes} in its query`);
            operations += everyKey.length * indexes.length;
          }
          // The server renders each page with a fifth of the payloads, and the next page with the next fifth.
          place += 1;
          for (const index of own.filter((each) => quick || each % 5 === place % 5)) {
            const answer = await page.request.get(site.url + withQuery(index), {
              headers: { accept: 'text/html' },
              maxRedirects: 0,
            });
            for (const html of await unprotected.findInjected(await answer.text()))
              findings.add(`${path} rendered with payload ${index} in its query: ${html}`);
            operations += everyKey.length;
          }
          for (const index of some(
            numbers.filter((each) => each % 50 === 0),
            1,
          )) {
            await openDocument(page, site.url + withQuery(index), findings);
            await watch.check(page, `${path} as ${who} opened with payload ${index} in its query`);
          }
        }
      },
      some(quick ? onceEach : readers, 1),
    );
    await unprotected.close();

    const all = definitions.flatMap(([name, { response, endpoint }]) =>
      endpoint.kind === 'mutation' ? [] : textFields(response).map(({ path }) => `${name} ${path}`),
    );
    const unreached = all.filter((field) => !fields.has(field));
    return {
      operations: operations + stored.sent,
      kills: 0,
      acknowledged: watch.count(),
      lost: 0,
      double: 0,
      findings: findings.all(),
      note: [
        `${roundsDone} of ${rounds} rounds of 20 payloads`,
        `${all.length - unreached.length} of ${all.length} texts of answers`,
        `${everyKey.length} query keys on ${pagesQueried} of ${readers.length} pages`,
        `${stored.accepted} of ${stored.sent} requests stored payloads, in ${stored.acceptingFields.size} fields`,
        `${columns.stored} of ${columns.all} columns with texts in ${columns.rounds} rounds; ${opened.pages.length} pages of the console; ${frames} frames of sockets`,
        `${detected} payloads run or become markup in an unprotected page`,
      ].join('; '),
      details: `Texts of answers that no page asked for: ${unreached.map((field) => `\`${field}\``).join(', ') || 'none'}.`,
    };
  },
});
