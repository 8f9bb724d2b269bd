import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import WebSocket from 'ws';
import { codes } from '../../packages/contract/src/codes';
import { headers } from '../../packages/contract/src/headers';
import { limits } from '../../packages/contract/src/limits';
import { liveIds, livePath } from '../../packages/contract/src/live/frames';
import { sportsIds } from '../../packages/contract/src/live/sports-frames';
import { type CallDefinition, type CallName, calls } from '../../packages/contract/src/schemas';
import { sandboxSigningKey, signaturePayload } from '../../packages/contract/src/signature';
import { sportsProviders } from '../../packages/contract/src/sports/providers';
import { fbty, imty, obty } from '../../packages/contract/src/sports-wire';
import { operatorCalls, sessionCalls } from '../../packages/gateway/src/operator/contract';
import { operatorHeader } from '../../packages/gateway/src/operator/operator-header';
import { controls } from '../../packages/gateway/src/sandbox/controls';
import { engineOf, venues } from '../../packages/gateway/src/venues/registry';
import { memoryLimits } from '../memory-limits';
import { startBuiltProduct } from './built-product';
import { type ConsoleSession, openConsole } from './console-session';
import type { GatewayProcess } from './gateway-process';
import { createMember, dataOf, gameCode, type Member, playAt } from './member';
import { watchMemory } from './memory-growth';
import { createRandom, type Random } from './random';
import type { Row } from './row';

const device = 'malformed-0000-4000-8000-000000000000';
const names = Object.keys(calls) as CallName[];

const texts = [
  ...[
    '',
    '0',
    '-1',
    '1e9',
    '-0',
    'NaN',
    '１００',
    '٣',
    '2026-02-30',
    '9999-12-31',
    '\ud800',
    '\0',
    '\u202e9.99',
  ],
  ...[
    "' or 1=1 --",
    '<script>',
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
    '__proto__',
    'null',
    'x'.repeat(5_000),
  ],
];

const drawValue = (random: Random, depth = 0): unknown => {
  const kind = random.whole(0, depth > 3 ? 6 : 8);
  if (kind < 4) return random.pick(texts);
  if (kind === 4) return random.pick([0, -1, 1e308, 2 ** 53, 0.1, -0]);
  if (kind < 7) return random.pick([null, true, false]);
  const values = Array.from({ length: random.whole(0, 3) }, () => drawValue(random, depth + 1));
  if (kind === 7) return values;
  return Object.fromEntries(
    values.map((value) => [random.pick([...texts.slice(0, 20), 'constructor', 'toString']), value]),
  );
};

/** Draws a body with the fields of the call and wrong values, or a text that is not a JSON object. */
const drawBody = (random: Random, { request: schema, defaults }: CallDefinition): string => {
  const fields = Object.keys(schema.properties ?? {}).filter(() => random.next() < 0.8);
  const body = JSON.stringify({
    ...(random.next() < 0.3 && defaults),
    ...Object.fromEntries(fields.map((field) => [field, drawValue(random)])),
  });
  const chance = random.next();
  if (chance < 0.7) return body;
  if (chance < 0.8) return body.slice(0, random.whole(0, body.length));
  if (chance < 0.85) return JSON.stringify(drawValue(random));
  if (chance < 0.9) return `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},${body.slice(1)}`;
  if (chance < 0.93) return '['.repeat(random.whole(100, 20_000));
  if (chance < 0.95) return JSON.stringify({ padding: 'x'.repeat(random.whole(60_000, 70_000)) });
  return Array.from({ length: random.whole(0, 200) }, () => String.fromCharCode(random.whole(0, 255))).join(
    '',
  );
};

const drawPath = (random: Random, { path }: CallDefinition): string => {
  const filled = path.replace(/\{\w+\}/g, () =>
    random.next() < 0.5 ? random.pick(['%', '%zz', '..', '%2e%2e%2f', 'a'.repeat(3_000)]) : 'x',
  );
  const chance = random.next();
  if (chance < 0.8) return filled;
  if (chance < 0.9)
    return `${filled}?${random.pick(['a=b', '%', '__proto__[x]=1', 'id=%00', '&&&=', 'a'.repeat(4_000)])}`;
  return random.pick([`${filled}/`, `/${filled}`, `${filled}%00`, filled.toUpperCase(), `${filled}/../..`]);
};

const drawHeaders = (random: Random, { area }: CallDefinition, token: string): Record<string, string> => {
  const version = random.next() < 0.95 ? limits.apiVersion : 'none';
  const payload = area && signaturePayload({ area, version, site: limits.siteId, device });
  const signature = payload && createHmac('sha256', sandboxSigningKey).update(payload).digest('hex');
  const all: Record<string, string> = {
    'content-type':
      random.next() < 0.9
        ? 'application/json'
        : random.pick(['text/plain', 'a/b', ';', 'multipart/form-data']),
    [headers.client]: limits.client,
    [headers.version]: version,
    [headers.site]: limits.siteId,
    [headers.device]: device,
    [headers.signature]: random.next() < 0.95 ? signature || 'none' : 'f'.repeat(random.whole(0, 500)),
    [headers.token]: random.next() < 0.8 ? token : 'x'.repeat(random.whole(1, 2_000)),
    [headers.idempotencyKey]:
      random.next() < 0.8
        ? `malformed-${random.whole(0, 1e9)}`
        : random.pick(['x', '~'.repeat(99), '\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9']),
  };
  for (const name of Object.keys(all)) if (random.next() < 0.02) delete all[name];
  return all;
};

/** A request, and the form that its answer must have. */
interface Target {
  origin: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /**
   * `ours`: the envelope with a code of the catalogue; `console`: JSON without an unexpected error; `any`: whatever the page
   * or the provider sends.
   */
  envelope: 'ours' | 'console' | 'any';
}

/** The server, and valid credentials: a member with an open game, and tokens of the sports providers. */
interface Sender {
  gateway: GatewayProcess;
  /** Of requests to sandbox controls. */
  sandboxHeaders: Readonly<Record<string, string>>;
  member: Member;
  providerTokens: readonly string[];
  games: readonly OpenGame[];
  operator: ConsoleSession;
  hasPages: boolean;
}

/** An open game of an engine. */
interface OpenGame {
  /** The first part of the paths. */
  readonly folder: string;
  readonly code: string;
  readonly token: string;
}

const garbageBytes = (random: Random) =>
  Array.from({ length: random.whole(0, 200) }, () => String.fromCharCode(random.whole(0, 255))).join('');

/** A body with these fields, most with wrong values, or no JSON. */
const drawFields = (random: Random, names: readonly string[], values: (random: Random) => unknown) => {
  const body = JSON.stringify(
    Object.fromEntries(names.filter(() => random.next() < 0.9).map((name) => [name, values(random)])),
  );
  const chance = random.next();
  if (chance < 0.8) return body;
  if (chance < 0.9) return body.slice(0, random.whole(0, body.length));
  return chance < 0.95 ? '['.repeat(random.whole(100, 2_000)) : garbageBytes(random);
};

/** A request to a call of the contract. */
const drawCall = (random: Random, { gateway, member, hasPages }: Sender): Target => {
  const name = random.pick(names);
  const call: CallDefinition = calls[name];
  // A real logout would turn every later response into 10004 (session expired).
  const token = name === 'logout' ? 'none' : member.token;
  const method =
    random.next() < 0.95
      ? call.method
      : random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
  const body = method === 'GET' || method === 'HEAD' ? undefined : drawBody(random, call);
  const path = drawPath(random, call);
  const headers = drawHeaders(random, call, token);
  // If the changed path is no longer that of a call, the site answers with a page.
  const isPage = hasPages && !path.startsWith(call.path.split('{', 1)[0] as string);
  return { origin: gateway.url, method, path, headers, body, envelope: isPage ? 'any' : 'ours' };
};

const paths = ['', '%', '%zz', '..%2f..%2fetc%2fpasswd', '%00', '\u2028', 'a'.repeat(3_000), 'assets/x.js'];

/** The game page, its files and its calls, with the token of a game or something like it. */
const drawVenue = (random: Random, { gateway, member }: Sender): Target => {
  const token = random.pick([member.game, member.game, 'x'.repeat(random.whole(0, 4_000)), '', '..']);
  const authorization = random.pick([`Bearer ${token}`, `bearer ${token}`, 'Basic YTpi', 'Bearer']);
  const headers = { 'content-type': 'application/json', authorization };
  const kind = random.next();
  const origin = gateway.venueUrl;
  if (kind < 0.6) {
    const valid = { key: `malformed-${random.whole(0, 1e9)}`, stake: random.pick(['1.50', '0.00', '9.99']) };
    const body =
      random.next() < 0.3 ? JSON.stringify(valid) : drawFields(random, ['key', 'stake'], drawValue);
    return { origin, method: 'POST', path: '/slots/api/spin', headers, body, envelope: 'ours' };
  }
  if (kind < 0.7)
    return { origin, method: 'POST', path: '/slots/api/session', headers, body: '{}', envelope: 'ours' };
  const rest = encodeURI(random.pick([...paths, gameCode])).replaceAll('%25', '%');
  const query = random.pick([
    '',
    '?lang=xx&theme=%00',
    '?__proto__[x]=1',
    '?lang[]=a',
    `?${'a'.repeat(4_000)}`,
  ]);
  return { origin, method: 'GET', path: `/slots/${rest}${query}`, headers, body: undefined, envelope: 'any' };
};

/** Draws a field value that no control accepts, because a control that runs could stop the gateway or change its rules. */
const drawHarmless = (random: Random): unknown => {
  const value = drawValue(random);
  return typeof value === 'boolean' ? 'true' : value;
};

/** The fields of the calls of each engine's pages; slots and sports have draws of their own. */
const handFields = {
  session: [],
  open: ['key', 'stake', 'options', 'size'],
  act: ['hand', 'seq', 'action', 'value', 'hits'],
  current: [],
};
const engineCalls: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  tables: {
    session: [],
    slip: ['key', 'round', 'clientSeed', 'lines'],
    slips: ['round'],
    stream: ['round'],
  },
  hands: handFields,
  fishing: handFields,
};

/** Values that the schemas of these fields accept, so that a request gets further than to its schema. */
const plausible: Readonly<Record<string, readonly unknown[]>> = {
  key: ['malformed-key-1', 'malformed-key-2'],
  round: ['202606180001', '999999999999'],
  clientSeed: ['seed'],
  lines: [
    [{ selection: 'player', stake: '5.00' }],
    [{ selection: 'constructor', stake: '0.00' }],
    Array.from({ length: 40 }, () => ({ selection: 'banker', stake: '999999999999.99' })),
  ],
  stake: ['5.00', '0.00', '999999999999.99'],
  options: [{}, { __proto__: '1.00', pairs: '5.00' }],
  size: [1, 2, 1_000],
  hand: ['0'.repeat(26), 'z'.repeat(26)],
  seq: [0, 1, 1_000],
  action: ['fold', 'play', 'constructor', 'fire'],
  value: [0, 1_000],
  hits: [[[0, 0]], [[Number.MAX_SAFE_INTEGER, 1]]],
};

/** Pages, files and calls of tables, hands and fishing, with the token of a game or something like it. */
const drawGame = (random: Random, { gateway, games, member }: Sender): Target => {
  const origin = gateway.venueUrl;
  const { folder, code, token: own } = random.pick(games);
  if (random.next() < 0.15) {
    const rest = encodeURI(random.pick([...paths, code])).replaceAll('%25', '%');
    const query = random.pick(['', '?lang[]=a', '?theme=%00', `?${'a'.repeat(4_000)}`]);
    const path = `/${folder}/${rest}${query}`;
    return { origin, method: 'GET', path, headers: {}, body: undefined, envelope: 'any' };
  }
  const calls = engineCalls[folder] ?? {};
  const name = random.pick(Object.keys(calls));
  const fields = calls[name] ?? [];
  // A stream with a valid token stays open.
  const isStream = name === 'stream';
  const token = random.pick([
    ...(isStream ? [] : [own, own, own]),
    // Of a game of another engine.
    ...(isStream ? [] : [member.game]),
    'x'.repeat(random.whole(0, 4_000)),
  ]);
  const values = fields.map((field) => [
    field,
    random.next() < 0.5 ? random.pick(plausible[field] ?? ['']) : drawValue(random),
  ]);
  const body =
    random.next() < 0.7 ? JSON.stringify(Object.fromEntries(values)) : drawFields(random, fields, drawValue);
  const headers = {
    'content-type': random.next() < 0.95 ? 'application/json' : 'text/xml',
    authorization: `Bearer ${token}`,
  };
  return { origin, method: 'POST', path: `/${folder}/api/${name}`, headers, body, envelope: 'ours' };
};

const consoleCalls: Readonly<Record<string, { readonly request: { readonly properties: object } }>> = {
  ...operatorCalls,
  ...sessionCalls,
};

/** Calls and pages of the operator's console, with the session of its first operator or something like it. */
const drawConsole = (random: Random, { operator }: Sender): Target => {
  const { origin } = operator;
  const name = random.pick(Object.keys(consoleCalls));
  // A real one would end the session.
  const cookie =
    name !== 'sessionEnd' && random.next() < 0.9
      ? operator.cookie
      : random.pick([
          '',
          'pavilion-operator=%zz',
          'pavilion-operator=a; pavilion-operator=b',
          'a=b; '.repeat(300),
        ]);
  const headers: Record<string, string> = {
    host:
      random.next() < 0.95
        ? new URL(origin).host
        : random.pick(['evil.example', 'x'.repeat(300), '[::1', '']),
    'content-type': random.next() < 0.95 ? 'application/json' : random.pick(['text/plain', ';', 'a/b']),
    ...(random.next() < 0.95 && { [operatorHeader]: '1' }),
    ...(cookie && { cookie }),
    ...(random.next() < 0.1 && { origin: random.pick(['null', 'https://evil.example', 'x'.repeat(5_000)]) }),
  };
  if (random.next() < 0.1) {
    const path = encodeURI(`/${random.pick([...paths, 'api', 'api/', 'assets/'])}`).replaceAll('%25', '%');
    const method = random.pick(['GET', 'GET', 'HEAD', 'PUT', 'OPTIONS']);
    return { origin, method, path, headers, body: undefined, envelope: 'any' };
  }
  const { properties } = consoleCalls[name]?.request ?? { properties: {} };
  const fields = Object.keys(properties);
  // Without booleans, which would stop the site or a part of it.
  const body = drawFields(random, fields, drawHarmless);
  return { origin, method: 'POST', path: `/api/${name}`, headers, body, envelope: 'console' };
};

/** The calls of the sports providers: the sportsbook, balance, fixtures and the member of a token. */
const providerPaths = [
  ...['/api/mobile/GetBalance', '/api/mobile/GetFixtures', '/yewu11/v1/user/amount', '/yewu11/v1/fixtures'],
  ...['/v1/user/base', '/v1/match/getFixtures', '/token'],
  ...Object.values(imty.calls).map(({ path }) => `${sportsProviders.IMTY.prefix}${path}`),
  ...Object.values(obty.calls).map(({ path }) => `${sportsProviders.OBTY.prefix}${path}`),
  ...Object.values(fbty.calls).map(({ path }) => `${sportsProviders.FBTY.prefix}${path}`),
];
const drawProvider = (random: Random, { gateway, providerTokens }: Sender): Target => {
  const token = random.pick([...providerTokens, 'x'.repeat(random.whole(1, 4_000)), "' or 1=1 --", '%00']);
  const path = random.pick(providerPaths);
  const named =
    path === '/token' ? `/${encodeURIComponent(token)}?merchantCode=${random.pick(['Y', 'N', '%00'])}` : path;
  const method = random.pick(['GET', 'POST', 'POST', 'OPTIONS', 'PUT']);
  const headers = {
    'content-type': random.pick(['application/json', 'application/x-www-form-urlencoded', 'text/xml']),
    [random.pick(['token', 'requestid', 'authorization'])]: token,
    origin: random.pick(['null', 'https://evil.example', gateway.url]),
  };
  const body =
    method === 'GET' || method === 'OPTIONS' ? undefined : drawFields(random, ['token', 'list'], drawValue);
  return { origin: gateway.venueUrl, method, path: named, headers, body, envelope: 'any' };
};

/** The calls of the pages of sports venues, by the call of the site that has their fields. */
const sportsPageCalls = {
  session: undefined,
  board: 'sportsBoard',
  event: 'sportsEvent',
  changes: 'sportsChanges',
  limits: 'sportsLimits',
  place: 'sportsPlace',
  outcome: 'sportsOutcome',
  bets: 'sportsBets',
} as const satisfies Record<string, CallName | undefined>;

/** The pages of the sports venues and their calls, with the token of a launch or something like it. */
const drawSportsPage = (random: Random, { gateway, providerTokens }: Sender): Target => {
  const origin = gateway.venueUrl;
  const provider = random.pick([...Object.keys(sportsProviders), 'imty', '__proto__', '%00', '..']);
  const token = random.pick([...providerTokens, ...providerTokens, 'x'.repeat(random.whole(0, 4_000)), '']);
  const headers = {
    'content-type': 'application/json',
    authorization: random.pick([`Bearer ${token}`, `Bearer ${token}`, `bearer ${token}`, 'Basic YTpi']),
  };
  if (random.next() < 0.2) {
    const page = `/sports/${provider}-${random.pick(['sport', 'esports', '', '%zz', 'a'.repeat(3_000)])}`;
    const path = encodeURI(`${page}${random.pick(['', '?lang=xx', '?theme[]=a', '?lang=%00'])}`);
    return {
      origin,
      method: 'GET',
      path: path.replaceAll('%25', '%'),
      headers,
      body: undefined,
      envelope: 'any',
    };
  }
  const name = random.pick(Object.keys(sportsPageCalls) as (keyof typeof sportsPageCalls)[]);
  const call = sportsPageCalls[name];
  const { key: _, ...fields } = call ? (calls[call].request.properties as Record<string, object>) : {};
  const body = drawFields(random, [...Object.keys(fields), 'key'], drawValue);
  const path = encodeURI(`/sports/api/${provider}/${name}`).replaceAll('%25', '%');
  // A path that is no longer that of a call is answered by the server of pages.
  const isCall = Object.hasOwn(sportsProviders, provider);
  return { origin, method: 'POST', path, headers, body, envelope: isCall ? 'ours' : 'any' };
};

const controlNames = Object.keys(controls);
const drawControl = (random: Random, { gateway, sandboxHeaders }: Sender): Target => {
  const name = random.pick(controlNames);
  const { properties = {} } = (controls[name] as { body: { properties?: object } }).body;
  const fields = Object.keys(properties);
  // A control without fields would run, so its path is changed.
  const path = fields.length === 0 ? `/sandbox/v1/${name}/${random.pick(paths)}` : `/sandbox/v1/${name}`;
  const body = drawFields(random, fields, drawHarmless);
  const headers = {
    ...sandboxHeaders,
    'content-type': 'application/json',
    ...(random.next() < 0.2 && { origin: random.pick(['https://evil.example', 'null']) }),
  };
  const isRun = fields.length > 0 && !body.includes('"');
  return {
    ...{ origin: gateway.url, method: 'POST', path: encodeURI(path).replaceAll('%25', '%'), headers },
    body: isRun ? `${body}}` : body,
    envelope: 'ours',
  };
};

/** Pages of the site and its files; without them, paths that the gateway does not know. */
const drawPage = (random: Random, { gateway, member, hasPages }: Sender): Target => {
  const page = random.pick([
    '/',
    '/mine/finance/wallet',
    '/game/egame',
    '/demo',
    '/covers/a/b.svg',
    '/assets/',
    '/x/',
  ]);
  const rest = encodeURI(random.pick(paths)).replaceAll('%25', '%');
  const query = random.pick([
    '',
    '?lang=xx',
    '?__proto__[x]=1',
    '?i_code=%00',
    '?q=%',
    `?${'a=b&'.repeat(500)}`,
  ]);
  const cookie = random.pick([
    '',
    `token=${member.token}`,
    'token=%zz; theme="__proto__"; lang=%00',
    'a=b; '.repeat(300),
    '=; ;;; deviceId=\u00e9',
  ]);
  const headers = {
    accept: random.pick(['text/html', '*/*', 'image/*', 'x'.repeat(500)]),
    'accept-encoding': random.pick(['br', 'gzip;q=0', '*;q=9', 'x'.repeat(500)]),
    'user-agent': random.pick(['', 'x'.repeat(2_000)]),
    ...(cookie && { cookie }),
  };
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT']);
  return {
    ...{ origin: gateway.url, method, path: `${page}${rest}${query}`, headers },
    body: method === 'GET' || method === 'HEAD' ? undefined : garbageBytes(random),
    envelope: hasPages ? 'any' : 'ours',
  };
};

/** The kinds of requests with their shares. The rest are sockets. */
const servers: readonly [share: number, draw: (random: Random, sender: Sender) => Target][] = [
  [0.5, drawCall],
  [0.04, drawVenue],
  [0.08, drawGame],
  [0.06, drawConsole],
  [0.06, drawProvider],
  [0.04, drawSportsPage],
  [0.1, drawControl],
  [0.07, drawPage],
];

const drawTarget = (random: Random, sender: Sender): Target | undefined => {
  let chance = random.next();
  for (const [share, draw] of servers) {
    if (chance < share) return draw(random, sender);
    chance -= share;
  }
  return undefined;
};

/** A frame that follows sports events, with wrong values. */
const drawFollow = (random: Random) => ({
  id: sportsIds.follow,
  provider: random.pick([...Object.keys(sportsProviders), 'constructor', drawValue(random)]),
  sub: random.pick([1, -1, 0.5, 2 ** 53, drawValue(random)]),
  main: random.pick([{}, { x: [0, 0] }, { x: [1e308, 0] }, { __proto__: [0, 0] }, drawValue(random)]),
  all: random.pick([{}, { x: ['0', null] }, drawValue(random)]),
});

/**
 * Opens a live socket with invalid headers, or sends invalid messages. Resolves when the gateway rejects or closes it, or
 * after a second.
 */
const abuseSocket = ({ gateway, member }: Sender, random: Random): Promise<HttpResponse & { what: string }> =>
  new Promise((resolve) => {
    const path = random.pick([livePath, livePath, livePath, '/ws?%00', '/%zz', '//']);
    const what = `socket ${path}`;
    const socket = new WebSocket(gateway.url.replace('http', 'ws') + path, {
      headers: {
        origin: random.pick([gateway.url, gateway.url, 'null', 'https://evil.example', 'x'.repeat(5_000)]),
      },
      ...(random.next() < 0.1 && { protocolVersion: 8 }),
    });
    const end = (status: number) => {
      socket.terminate();
      resolve({ status, text: '', what });
    };
    const timer = setTimeout(() => end(200), 1_000);
    socket.on('unexpected-response', (_request, response) => {
      clearTimeout(timer);
      end(response.statusCode ?? 0);
    });
    socket.on('open', () => {
      const login = { id: liveIds.login, token: member.token, body: { jwt: drawValue(random) } };
      for (let count = random.whole(1, 40); count > 0; count--) {
        const kind = random.next();
        if (kind < 0.3) socket.send(JSON.stringify(drawValue(random)) ?? 'undefined');
        else if (kind < 0.4) socket.send(JSON.stringify(drawFollow(random)));
        else if (kind < 0.6)
          socket.send(JSON.stringify({ ...login, id: random.pick([liveIds.login, null, {}, -1]) }));
        else if (kind < 0.8) socket.send(Buffer.from(garbageBytes(random), 'latin1'));
        else if (kind < 0.95) socket.send('{"__proto__":{"id":1},"id":'.repeat(random.whole(1, 30)));
        else socket.send('x'.repeat(random.whole(8_000, 70_000)));
      }
    });
    socket.on('close', () => {
      clearTimeout(timer);
      end(200);
    });
    socket.on('error', () => {});
  });

interface HttpResponse {
  status: number;
  text: string;
}

/** The content length. Node omits it for methods without a body, and the gateway would read the body as the next request. */
const lengthOf = (body: string | undefined) =>
  body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const send = (
  agent: Agent,
  { origin, method, path, headers, body, envelope }: Target,
): Promise<HttpResponse & { what: string }> => {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...lengthOf(body) }, timeout: 30_000 },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: envelope === 'any' || (envelope === 'console' && isJson(text)) ? '' : text,
            what: `${method} ${path.slice(0, 80)} ${body?.slice(0, 200)}`,
          }),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no response in time')));
    sent.end(body);
  });
};

/** Whether a response has the envelope and a code of the catalogue. */
const isKnown = (text: string) => {
  try {
    return String((JSON.parse(text) as { status_code: number }).status_code) in codes;
  } catch {
    return false;
  }
};

/** Opens a game of every engine that has games. */
const openGames = async ({ call }: Member): Promise<OpenGame[]> => {
  const games = venues.flatMap((venue) => venue.games.map(({ code }) => ({ venue, code })));
  const engines = new Map(games.map((game) => [engineOf(game.venue, game.code), game]));
  const opened: OpenGame[] = [];
  for (const { venue, code } of engines.values()) {
    const { url, token } = dataOf<'venueLaunch'>(
      await call('venueLaunch', { enName: venue.code, gameCode: code }),
    );
    opened.push({ folder: new URL(url).pathname.split('/')[1] ?? '', code, token });
  }
  return opened;
};

const setupUrlIn = async (gateway: GatewayProcess): Promise<string> => {
  for (;;) {
    const [found] = /http\S+#setup=\S+/.exec(gateway.output()) ?? [];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Sends malformed requests to every call, page and socket. The gateway must reject them and keep running. */
export const malformed: Row = {
  id: '8',
  title:
    '100,000 malformed requests to calls, games of every engine, provider callbacks, the operator’s console, sandbox controls, pages and sockets: no 5xx, no crash, memory grows less than 10 %',
  async run({ seed, quick, deadline }, { folder, acquireDatabase, startGateway, afterRun }) {
    const wanted = quick ? 600 : 100_000;
    const random = createRandom(seed);
    const { url: DATABASE_URL } = await acquireDatabase();
    // The short form has no built site, so nothing serves its pages.
    const hasPages = !quick;
    let gateway: GatewayProcess;
    let setupUrl: string;
    if (hasPages) {
      const product = await startBuiltProduct({ DATA_DIR: join(folder, 'data'), DATABASE_URL });
      afterRun(product.dispose);
      gateway = { ...product, output: () => '' };
      ({ setupUrl } = await product.operator());
    } else {
      // Without limits V8 postpones garbage collection, which looks like growth.
      gateway = await startGateway({ DATABASE_URL, NODE_OPTIONS: memoryLimits(), OPERATOR_PORT: '0' });
      setupUrl = await setupUrlIn(gateway);
    }
    const member = await createMember(gateway, 'malformed1', '2000');
    const launches = Object.values(sportsProviders).map(async ({ venue }) =>
      dataOf<'venueLaunch'>(await member.call('venueLaunch', { enName: venue })),
    );
    const providerTokens = (await Promise.all(launches)).map(({ token }) => token);
    const sandboxHeaders = await gateway.sandboxHeaders();
    const games = (await openGames(member)).filter(({ folder }) => folder !== 'slots');
    const operator = await openConsole(setupUrl);
    const sender = { gateway, sandboxHeaders, member, providerTokens, games, operator, hasPages };
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    afterRun(async () => agent.destroy());
    const findings = games.flatMap(({ folder }) =>
      folder in engineCalls ? [] : [`no calls of /${folder} are listed`],
    );
    const statuses = new Map<number, number>();
    const memory = watchMemory(gateway.pid());
    let sent = 0;

    const sendAll = async (senderRandom: Random) => {
      while (sent < wanted && findings.length < 20 && Date.now() < deadline) {
        sent += 1;
        if (sent % 200 === 0) memory.read();
        const target = drawTarget(senderRandom, sender);
        const answer = target ? send(agent, target) : abuseSocket(sender, senderRandom);
        const { status, text, what } = await answer.catch((error: Error) => ({
          status: 0,
          text: error.message,
          what: `${target?.method} ${target?.path.slice(0, 200)}`,
        }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isRejection = status >= 200 && status < 500 && (text === '' || isKnown(text));
        if (!isRejection) findings.push(`${status} ${text.slice(0, 200)} to ${what}`);
      }
    };
    await Promise.all(Array.from({ length: 16 }, () => sendAll(random.fork())));
    // A short run is too short to measure growth.
    const growth = quick ? undefined : memory.result();
    const isServing = (url: string) =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    if (!(await isServing(`${gateway.venueUrl}/slots/${gameCode}`)))
      findings.push('the venue no longer answers');
    if (!(await isServing(`${gateway.url}/healthz`)))
      findings.push(`the gateway no longer answers: ${gateway.output().slice(-1_000)}`);
    // The sessions still work, so the requests were not rejected for a missing login.
    const session = await fetch(`${operator.origin}/api/sessionInfo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [operatorHeader]: '1', cookie: operator.cookie },
      body: '{}',
    });
    if (!session.ok) findings.push(`the console answers its operator with ${session.status}`);
    for (const { folder, token } of games) {
      const { code } = await playAt(gateway.venueUrl, `${folder}/api/session`, token, {});
      if (code !== limits.successCode) findings.push(`/${folder} answers its player with ${code}`);
    }
    findings.push(...(growth?.findings ?? []));
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    return {
      operations: sent,
      kills: 0,
      acknowledged: sent - findings.length,
      lost: 0,
      double: 0,
      findings,
      note: `answers by status: ${counts.join(', ')}; ${names.length} calls, ${Object.keys(consoleCalls).length} of the console, ${controlNames.length} controls, games of ${games.map(({ folder }) => folder).join(', ')}${growth ? `; ${growth.note}` : ''}`,
    };
  },
};
