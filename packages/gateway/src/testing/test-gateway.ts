import { AjvCompiler } from '@fastify/ajv-compiler';
import {
  type CallName,
  type CallRequest,
  type CallResponse,
  type Envelope,
  errorCodes,
  headers,
  sandboxSigningKey,
} from '@pavilion/contract';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp } from '../app';
import { type BrandIdentity, chooseBrands } from '../config/brand';
import type { Database } from '../db/database';
import type { ReadTime } from '../db/database-clock';
import { type Grant, manualGrant } from '../domain/engagement';
import { post } from '../domain/money/ledger/post';
import { depositPosting } from '../domain/money/ledger/posting';
import { type LedgerCheck, verifyLedger } from '../domain/money/ledger/verify-ledger';
import type { Bus } from '../domain/operations/live/bus';
import type { CreateEngine } from '../domain/sports';
import { routeOf } from '../http/call-routes';
import { createPublicOrigins } from '../http/public-address';
import { newId } from '../ids';
import type { PageServer } from '../pages/page-server';
import { sandboxTokenHeader } from '../sandbox/sandbox-token';
import { createServices, type Services } from '../services';
import type { TableGame } from '../venues/tables';
import type { Venue } from '../venues/venue';
import { seedTestDatabase } from './seed-test-database';
import { signedHeaders } from './sign';
import { createTestClock, type TestClock } from './test-clock';
import { connectAgain, createTestDatabase, type TestDatabase } from './test-database';
import { seededTemplateName, templateName } from './test-server';

export interface CallOptions {
  token?: string;
  device?: string;
  address?: string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

export interface Answer<Data> extends Envelope<Data> {
  http: number;
  text: string;
}

interface TestGatewayOptions {
  /** Null: the sandbox neither pays, reviews nor answers. */
  payerDelay?: number | null;
  sandbox?: boolean;
  publicSandbox?: boolean;
  pages?: PageServer;
  /** The only brand; by default those of the pages or of the table, with the rules of pavilion. */
  brand?: BrandIdentity;
  trustProxy?: readonly string[];
  corsOrigins?: readonly string[];
  streamOrigins?: readonly string[];
  /** A gateway whose database and clock this one uses too. */
  sharesWith?: TestGateway;
  bus?: Bus;
  isPaced?: boolean;
  /** Seeds its database itself, for a test that replaces rows of the seed. */
  seedsItself?: boolean;
  /** Replace those of the registry. */
  venues?: readonly Venue[];
  tableGames?: readonly TableGame[];
  /** The sports events; none by default. */
  sportsEngine?: CreateEngine;
  /** By default the clock of `sharesWith`, or its own. */
  clock?: TestClock;
  /** The time of the database; by default the one of the clock. */
  readTime?: ReadTime;
}

export interface TestGateway {
  database: TestDatabase;
  app: FastifyInstance;
  services: Services;
  clock: TestClock;
  call<Name extends CallName>(
    name: Name,
    body: CallRequest<Name>,
    options?: CallOptions,
  ): Promise<Answer<CallResponse<Name>>>;
  sandbox(control: string, body?: object): Promise<Envelope>;
  /** Registers a member and answers its token and id. */
  newMember(account: string): Promise<{ id: string; token: string }>;
  /** Gives a member money, minor units. */
  credit(memberId: string, amount: bigint): Promise<void>;
  /** Grants a member a dividend, minor units, and answers its id. */
  grant(memberId: string, amount: bigint, details?: Partial<Grant>): Promise<string>;
  close(): Promise<void>;
}

/** Gives a hundred months as much budget of grants by hand as random sequences can use. */
export const openGrantBudgets = (db: Database) =>
  sql`insert into grant_budgets (month, budget)
    select to_char(month, 'YYYY-MM'), 1000000000000 from generate_series(0, 99) n,
      lateral (select date '2026-01-01' + make_interval(months => n) as month) as months
    on conflict (month) do update set budget = excluded.budget`.execute(db);

/** Sends a call of a game's page to a server. */
type GameCall = (
  server: FastifyInstance,
  path: string,
  payload?: object,
) => Promise<Awaited<ReturnType<FastifyInstance['inject']>>>;

/** Launches a game as the site does, and resolves to the calls of its page, at any server of its venue. */
export const launchGame = async (
  gateway: TestGateway,
  { token }: { readonly token: string },
  launch: CallRequest<'venueLaunch'>,
): Promise<GameCall> => {
  const { data } = await gateway.call('venueLaunch', launch, { token });
  const folder = new URL(data.url).pathname.split('/')[1];
  return (server: FastifyInstance, path: string, payload: object = {}) =>
    server.inject({
      method: 'POST',
      url: `/${folder}/api/${path}`,
      headers: { authorization: `Bearer ${data.token}` },
      payload,
    });
};

/** The rules that the ledger breaks; a test expects none. */
export const brokenRules = async (db: Database): Promise<LedgerCheck[]> =>
  (await verifyLedger(db)).checks.filter(({ violations }) => violations > 0);

export const password = 'Passw0rd1';

/** The token of the sandbox controls of every test gateway. */
export const testSandboxToken = 'test-sandbox-token';
/** The headers of requests to sandbox controls. */
export const sandboxHeaders = { [sandboxTokenHeader]: testSandboxToken };

/** The text of any value in a URL. Objects as JSON, since their `toString` may be missing. */
const addressText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The URL of a call: path parameters filled in, and the rest of a GET's body as query. */
const addressOf = ({ method, path }: CallDefinition, body: Record<string, unknown>): string => {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(Buffer.from(addressText(body[name])).toString()),
  );
  const rest = Object.entries(body).filter(([name]) => method === 'GET' && !path.includes(`{${name}}`));
  const query = new URLSearchParams(rest.map(([name, value]) => [name, addressText(value)])).toString();
  return query === '' ? url : `${url}?${query}`;
};

/**
 * Unlike the validator of requests it removes nothing: removing what one member of a union lacks would make an answer invalid for
 * the member that it belongs to.
 */
const compileAnswer = AjvCompiler()(
  {},
  { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
);

/** Validates every answer against the contract: an invalid one fails the call, and with it the test. */
const checkAnswers = (app: FastifyInstance) => {
  const keyOf = (method: string, url = '') => `${method} ${url}`;
  const byRoute = new Map(
    Object.values(calls).map((call: CallDefinition) => [keyOf(call.method, routeOf(call.path)), call]),
  );
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const call = byRoute.get(keyOf(request.method, request.routeOptions.url));
    const { status_code, data } = payload as Envelope;
    if (!call || status_code !== errorCodes.success) return payload;
    const check = compileAnswer({ schema: call.response, method: call.method, url: call.path });
    if (check(data)) return payload;
    throw new Error(`${call.path} broke the contract: ${JSON.stringify(check.errors)}`);
  });
};

/** Keeps what it compiled for the next gateway of a test file. */
const buildValidator = AjvCompiler();

/** Creates a gateway without a listening socket, on its own database and clock. Answers are validated against the contract. */
export const createTestGateway = async ({
  payerDelay = 8_000,
  sandbox = true,
  publicSandbox,
  pages,
  brand,
  trustProxy,
  corsOrigins,
  streamOrigins,
  sharesWith,
  bus,
  isPaced = true,
  seedsItself = false,
  venues,
  tableGames,
  sportsEngine,
  clock = sharesWith?.clock ?? createTestClock(),
  readTime,
}: TestGatewayOptions = {}): Promise<TestGateway> => {
  const brands = chooseBrands(brand?.brand ?? 'pavilion', brand ? [brand] : pages?.brands);
  const isAsSeeded = !seedsItself && !pages && !venues;
  const database = sharesWith
    ? connectAgain(sharesWith.database)
    : await createTestDatabase(isAsSeeded ? seededTemplateName : templateName);
  const { db } = database;
  if (!sharesWith && !isAsSeeded) await seedTestDatabase(db, clock.now(), brands.main, venues);
  const services = createServices({
    db,
    clock,
    brands,
    venueOrigin: createPublicOrigins({
      siteUrl: 'http://localhost:4600',
      sitePort: 4600,
      venuePort: 4601,
      venueOrigin: undefined,
      siteOrigins: undefined,
      trustProxy,
    }).venueOrigin,
    ...(venues && { venues }),
    ...(tableGames && { tableGames }),
    ...(sportsEngine && { sportsEngine }),
    readTime,
    payerDelay,
    // The lowest cost of scrypt, for speed.
    passwordCost: 2,
    sandbox,
    streamOrigins,
    isPaced,
    bus,
  });
  const app = createApp({
    services,
    signingKey: sandboxSigningKey,
    sandboxToken: sandbox ? testSandboxToken : undefined,
    publicSandbox,
    pages,
    trustProxy,
    corsOrigins,
    buildValidator,
  });
  checkAnswers(app);

  const call: TestGateway['call'] = async (name, body, options = {}) => {
    const definition: CallDefinition = calls[name];
    const { token, device = 'test-device', address, idempotencyKey } = options;
    const answer = await app.inject({
      method: definition.method,
      url: addressOf(definition, body as Record<string, unknown>),
      ...(address !== undefined && { remoteAddress: address }),
      headers: {
        'content-type': 'application/json',
        ...(definition.area ? signedHeaders(definition.area, device) : { [headers.device]: device }),
        ...(token !== undefined && { [headers.token]: token }),
        ...(idempotencyKey !== undefined && { [headers.idempotencyKey]: idempotencyKey }),
        ...options.headers,
      },
      ...(definition.method === 'GET' ? {} : { payload: JSON.stringify(body) }),
    });
    const envelope = answer.json();
    return { ...envelope, http: answer.statusCode, text: answer.body };
  };

  return {
    database,
    app,
    services,
    clock,
    call,
    async sandbox(control, body = {}) {
      const answer = await app.inject({
        method: 'POST',
        url: `/sandbox/v1/${control}`,
        headers: sandboxHeaders,
        payload: body,
      });
      return answer.json();
    },
    async newMember(account) {
      const { data, text } = await call('register', { account, password, ofAge: true, acceptsTerms: true });
      if (!data.member) throw new Error(`${account} was not registered: ${text}`);
      return { id: data.member.id, token: data.token };
    },
    async credit(memberId, amount) {
      const at = new Date(clock.now());
      const order = await db
        .insertInto('deposit_orders')
        .values({
          id: newId(at),
          member_id: memberId,
          channel_code: 'bank',
          amount,
          state: 'paid',
          created_at: at,
          expires_at: at,
          pay_at: null,
          paid_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const subject = { 'zh-CN': '测试', en: 'test' };
      await post(db, depositPosting({ id: newId(at), reference: order.id, subject, at }, memberId, amount));
    },
    async grant(memberId, amount, details) {
      const granted = await services.grants.grant({ memberId, ...manualGrant(), amount, ...details });
      if (granted.outcome === 'refused') throw new Error('the grant was refused');
      return granted.id;
    },
    async close() {
      await app.close();
      await services.close();
      await database.drop();
    },
  };
};
