import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { callGateway, callHeaders, tokenOf } from '../../../e2e/gateway-call';
import { exampleOf } from '../../../packages/contract/src/example';
import { headers } from '../../../packages/contract/src/headers';
import { limits } from '../../../packages/contract/src/limits';
import { livePath } from '../../../packages/contract/src/live/frames';
import type { CallDefinition, CallName } from '../../../packages/contract/src/schemas';
import { storageKeys } from '../../../packages/contract/src/storage-keys';
import { routeTable } from '../../../site/src/routes/route-table';
import { browserRow, createFindings } from './browser-row';
import { type Answer, demoMember, type Site } from './site';
import { definitions } from './text-fields';

type Definition = readonly [CallName, CallDefinition];

/** Every call that is not a read. */
const changes = definitions.filter(([, { endpoint }]) => endpoint.kind === 'mutation');
const reads = definitions.filter(
  ([name, { endpoint, auth, request: body }]) =>
    endpoint.kind !== 'mutation' &&
    auth === 'member' &&
    !JSON.stringify(exampleOf(body)).includes('id-1') &&
    !['playSummary', 'protectionInfo'].includes(name),
);

const pathOf = ({ path, request: schema }: CallDefinition) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String((exampleOf(schema) as Record<string, unknown>)[name]),
  );

/**
 * Serves an empty page under three origins from which a member is attacked. With requests of the first one the browser
 * sends the cookies of the site, since cookies ignore ports. Loopback addresses, so that the browser does not stop the
 * requests itself, as it stops those of public pages to this machine.
 */
const serveForeignPages = async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>foreign</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origins: ['localhost', '127.0.0.1', 'evil.localhost'].map((name) => `http://${name}:${port}`),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

interface Attempt {
  readonly name: string;
  readonly url: string;
  readonly body: string;
}

/** Sends each request in every way that a foreign page can: without a CORS preflight, and with one. */
const attackInPage = async ([attempts, tokenHeader]: readonly [readonly Attempt[], string]) => {
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
  for (const { url, body } of attempts) {
    const fields = Object.entries(JSON.parse(body) as Record<string, unknown>);
    const ways: Promise<unknown>[] = [];
    for (const enctype of [...formTypes, 'GET']) {
      const frame = document.createElement('iframe');
      frame.name = `frame${Math.random()}`;
      const form = document.createElement('form');
      form.action = url;
      form.target = frame.name;
      form.method = enctype === 'GET' ? 'GET' : 'POST';
      if (enctype !== 'GET') form.enctype = enctype;
      // A text/plain form can send valid JSON: the equals sign between name and value is inside an additional string.
      const inputs =
        enctype === 'text/plain'
          ? [[`${body.slice(0, -1)}${body === '{}' ? '' : ','}"x":"`, '"}']]
          : fields.map(([name, value]) => [name, String(value)]);
      for (const [name, value] of inputs) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form.append(input);
      }
      document.body.append(frame, form);
      ways.push(
        Promise.race([
          new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })),
          after(3_000),
        ]).then(() => {
          frame.remove();
          form.remove();
        }),
      );
      form.submit();
    }
    const send = (init: RequestInit) =>
      fetch(url, { method: 'POST', credentials: 'include', ...init }).catch(() => {});
    for (const type of [...formTypes, 'text/plain;charset=utf-8'])
      ways.push(send({ mode: 'no-cors', body, headers: { 'content-type': type } }));
    ways.push(
      send({ mode: 'no-cors', body: new Blob([body]) }),
      send({ mode: 'no-cors' }),
      send({ mode: 'no-cors', body, headers: { 'content-type': 'application/json' } }),
      send({ mode: 'no-cors', method: 'GET' }),
      send({ body, headers: { 'content-type': 'application/json' } }),
      send({ body, headers: { 'content-type': 'application/json', [tokenHeader]: 'guess' } }),
    );
    navigator.sendBeacon(url, body);
    try {
      navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
    } catch {
      // Some browsers throw for a JSON beacon to another origin.
    }
    await Promise.all(ways);
  }
};

const canOpenSocket = (page: Page, url: string) =>
  page.evaluate(
    (address) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(address);
        socket.onopen = () => resolve(true);
        socket.onerror = () => resolve(false);
      }),
    url,
  );

/** Frames the addresses in this page; resolves to those whose document the browser shows. */
const framed = async (page: Page, addresses: readonly string[]): Promise<readonly string[]> => {
  await page.evaluate(
    (all) =>
      Promise.all(
        all.map(
          (address) =>
            new Promise((resolve) => {
              const frame = document.createElement('iframe');
              frame.src = address;
              frame.addEventListener('load', resolve, { once: true });
              setTimeout(resolve, 5_000);
              document.body.append(frame);
            }),
        ),
      ),
    addresses,
  );
  const shown: string[] = [];
  for (const frame of page.frames().filter((each) => each !== page.mainFrame())) {
    const text = await frame
      .evaluate(() => (document.querySelector('#root, #game') ? location.href : ''))
      .catch(() => '');
    if (text && !text.startsWith('chrome-error')) shown.push(text);
  }
  await page.evaluate(() => document.querySelectorAll('iframe').forEach((frame) => void frame.remove()));
  return shown;
};

/** Sends a call with the session, the signature and everything else that it needs, and these headers. */
const sendSigned = (site: Site, [, definition]: Definition, token: string, more: Record<string, string>) => {
  const path = pathOf(definition);
  const { hostname, port } = new URL(site.url);
  return new Promise<string>((resolve, reject) => {
    // `fetch` of Node does not send these values of `Host` and `Origin`.
    const sent = request(
      {
        hostname,
        port,
        path,
        method: 'POST',
        headers: {
          ...callHeaders(path),
          [headers.token]: token,
          [headers.idempotencyKey]: crypto.randomUUID(),
          ...more,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => resolve(text));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(exampleOf(definition.request)));
  });
};

const isSuccess = (body: string) => {
  try {
    return JSON.parse(body).status_code === limits.successCode;
  } catch {
    return false;
  }
};

export const crossSite = browserRow({
  id: '14',
  title: 'every change of state × cross-site requests, foreign origins, sockets and frames: none accepted',
  async check({ quick, deadline }, site) {
    const findings = createFindings();
    const { origins, close } = await serveForeignPages();
    const isOver = () => Date.now() > deadline;
    const paths = new Map(changes.map(([name, definition]) => [pathOf(definition), name]));
    let [operations, arrived, isAttack] = [0, 0, false];
    const onAnswer = ({ path, origin, body }: Answer) => {
      const name = paths.get(path.split('?')[0] as string);
      if (!name || !isAttack) return;
      arrived += 1;
      if (isSuccess(body))
        findings.add(`${name} is accepted from ${origin ?? 'no origin'}: ${body.slice(0, 80)}`);
    };
    site.onAnswer(onAnswer);

    const context = await site.newContext('member');
    const own = await context.newPage();
    await own.goto(site.url);
    const token = await tokenOf(context);
    const snapshot = async () => {
      const answers = new Map<CallName, string>();
      for (const [name, { request: schema }] of reads) {
        const { cursor: _, ...body } = exampleOf(schema) as Record<string, unknown>;
        const { text } = await callGateway(site.url, name, JSON.stringify(body), { [headers.token]: token });
        // The snapshot itself updates this time.
        answers.set(name, text.replaceAll(/"lastSeenAt":"[^"]*"/g, ''));
      }
      return answers;
    };
    const before = await snapshot();

    // The member opens pages of foreign origins in the same browser.
    isAttack = true;
    const ways = 16;
    const attempts = changes.map(([name, definition]) => ({
      name,
      url: site.url + pathOf(definition),
      body: JSON.stringify(exampleOf(definition.request)),
    }));
    for (const origin of origins) {
      const page = await context.newPage();
      await page.goto(`${origin}/attack`);
      const chosen = quick
        ? attempts.filter(({ name }) => ['walletCollect', 'jsonCacheWrite'].includes(name))
        : attempts;
      for (const attempt of isOver() ? [] : chosen) {
        await page.evaluate(attackInPage, [[attempt], headers.token] as const);
        operations += ways;
      }
      operations += 1;
      if (await canOpenSocket(page, site.url.replace('http', 'ws') + livePath))
        findings.add(`${origin} opens a socket`);

      const all = routeTable.map(({ path }) => site.url + path);
      const addresses = quick ? all.slice(0, 2) : all;
      for (let first = 0; first < addresses.length; first += 12) {
        const some = addresses.slice(first, first + 12);
        for (const address of await framed(page, some)) findings.add(`${origin} frames ${address}`);
        operations += some.length;
      }
      await page.close();
    }
    const requestsOfPages = arrived;
    if (arrived === 0) findings.add('no request of a foreign page reached the gateway');
    if (!(await canOpenSocket(own, site.url.replace('http', 'ws') + livePath)))
      findings.add('the site opens no socket');

    // The same calls with token and signature, in case a proxy lets cross-origin requests send them.
    const { host } = new URL(site.url);
    for (const definition of changes) {
      // Without `https://` of this host, which is the site behind a proxy. `http://` of this host is foreign only to a site on
      // HTTPS, and is sent below.
      for (const origin of [
        ...origins,
        'https://evil.test',
        'null',
        `http://${host}.evil.test`,
        `ftp://${host}`,
      ]) {
        await sendSigned(site, definition, token, { origin });
        operations += 1;
      }
      const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
      await sendSigned(site, definition, token, { origin: `http://${host}`, ...secure });
      // DNS rebinding: a page of a foreign name that resolves to this machine. It has no token, because browsers separate
      // cookies and storage by name.
      await sendSigned(site, definition, '', { host: 'evil.test', origin: `http://${host}` });
      operations += 1;
    }
    isAttack = false;
    // Sandbox controls need no session, so they must reject foreign pages, even with the token of the start.
    const foreignPages: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { host: 'evil.test', origin: 'http://evil.test' },
      { host: 'evil.test' },
    ];
    for (const foreign of foreignPages) {
      const answer = await controlFrom(site, foreign);
      operations += 1;
      if (answer !== 404) findings.add(`a sandbox control answers ${answer} to ${JSON.stringify(foreign)}`);
    }

    for (const [name, text] of await snapshot())
      if (text !== before.get(name)) findings.add(`${name} has changed: ${before.get(name)} → ${text}`);
    if ((await tokenOf(context)) !== token) findings.add('the session of the member has changed');
    const favourite = changes.find(([name]) => name === 'realityCheckSet') as Definition;
    if (!isSuccess(await sendSigned(site, favourite, token, { origin: site.url })))
      findings.add('the same request of the site itself is not accepted');
    await context.close();
    await close();
    return {
      operations,
      kills: 0,
      acknowledged: arrived,
      lost: 0,
      double: 0,
      findings: findings.all(),
      note: `${changes.length} calls, ${origins.length} origins in a browser of ${demoMember.account}; ${requestsOfPages} requests of foreign pages reached the gateway; ${routeTable.length} routes framed; ${storageKeys.token} and records unchanged`,
    };
  },
});

/** The HTTP status of a sandbox control for a request with these headers. */
const controlFrom = ({ url, sandboxHeaders }: Site, more: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      `${url}/sandbox/v1/adjust`,
      { method: 'POST', headers: { ...sandboxHeaders, 'content-type': 'application/json', ...more } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ account: demoMember.account, amount: '1' }));
  });
