import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeDefinition, errorCodes } from '@pavilion/contract';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { BusinessError } from '../business-error';
import { isUnavailable } from '../db/availability';
import { type Operator, OperatorError, operatorRefusals } from '../domain/operators';
import { createServer } from '../http/create-server';
import { isOwnPage } from '../http/own-page';
import { isLoopback } from '../http/public-address';
import type { Observer } from '../observability/observe-requests';
import type { Services } from '../services';
import { assetRoutes, readAssetFiles } from '../venues/game-page';
import { type OperatorCallName, operatorCalls, sessionCalls } from './contract';
import { factKeyword, formKeywords, readByMembers } from './contract/define';
import { backgroundHeader, idempotencyHeader, operatorHeader, shownOperatorHeader } from './operator-header';
import { createCallRunner } from './perform-call';

/** Largest body that is read, bytes. */
const bodyLimit = 64 * 1024;

/** Its own name, so that no page of the site, which may share the host, can replace it. */
const cookieOf = (protocol: string): string =>
  // guard: operator-cookie-of-its-host
  protocol === 'https' ? '__Host-pavilion-operator' : 'pavilion-operator';

const readCookie = ({ headers, protocol }: FastifyRequest): string | undefined => {
  const name = `${cookieOf(protocol)}=`;
  const found = (headers.cookie ?? '')
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each.startsWith(name));
  // Two of one name: another page has set one, and the header does not say which.
  return found.length === 1 ? found[0]?.slice(name.length) : undefined;
};

/** The key of an act. Pages that were loaded before acts had it in a header send that of an answer to a thread in the body. */
const keyOf = ({ headers, body }: FastifyRequest): string | undefined =>
  String(headers[idempotencyHeader] ?? (body as { key?: string }).key ?? '') || undefined;

const setCookie = (reply: FastifyReply, { protocol }: FastifyRequest, token: string | undefined): void => {
  const parts = [
    `${cookieOf(protocol)}=${token ?? ''}`,
    'Path=/',
    // guard: operator-cookie-not-read-by-scripts
    'HttpOnly',
    // guard: operator-cookie-for-own-pages
    'SameSite=Strict',
    ...(protocol === 'https' ? ['Secure'] : []),
    ...(token === undefined ? ['Max-Age=0'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
};

/** The console runs its own files alone, and no page may frame it. Pictures of members come as data of a call. */
const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // The kit writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

const answerError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void => {
  if (error instanceof OperatorError) {
    reply.code(operatorRefusals[error.reason]).send({ error: error.reason, ...error.details });
  } else if (error instanceof BusinessError) {
    // The code of the contract says why, in words for both languages.
    reply.code(409).send({
      error: 'refused',
      code: error.code,
      message: codeDefinition(error.code)?.message ?? null,
      data: error.data,
    });
  } else if ('statusCode' in error && error.statusCode !== undefined && error.statusCode < 500) {
    const fields =
      'validation' in error && Array.isArray(error.validation)
        ? error.validation.map(({ instancePath, params }) =>
            [
              ...instancePath.split('/').slice(1),
              ...(params.missingProperty ? [params.missingProperty] : []),
            ].join('.'),
          )
        : [];
    reply.code(operatorRefusals['invalid-request']).send({ error: 'invalid-request', fields });
  } else if (isUnavailable(error)) {
    request.log.error({ err: error }, 'the database does not answer');
    // As the calls of the site: it is unknown whether the act took effect, and repeating it acts once.
    reply
      .code(503)
      .header('retry-after', '1')
      .send({
        error: 'unavailable',
        code: errorCodes.unavailable,
        message: codeDefinition(errorCodes.unavailable)?.message ?? null,
      });
  } else {
    request.log.error({ err: error }, 'call of an operator failed');
    reply.code(500).send({ error: 'failed' });
  }
};

interface Options {
  services: Services;
  /** Folder of the built pages. */
  clientDir: string | undefined;
  /** Whether it listens on this machine alone: then only its names are answered. */
  isLocal: boolean;
  trustProxy?: readonly string[] | undefined;
  /** Are called after each response. */
  observers?: readonly Observer[] | undefined;
  logger?: FastifyServerOptions['logger'];
}

const page = 'index.html';

/** How metrics and logs call a call of the console: some of the site have the same name. */
const configOf = (name: string) => ({ call: `operator.${name}` });

/** Creates the server of the operator's console: its calls and its pages. It has no route of the site, and the site none of it. */
export const createOperatorApp = ({
  services,
  clientDir,
  isLocal,
  trustProxy,
  observers,
  logger = false,
}: Options): FastifyInstance => {
  const app = createServer({
    bodyLimit,
    logger,
    genReqId: () => crypto.randomUUID(),
    trustProxy,
    observers,
    serves: 'console',
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: 'all',
        useDefaults: false,
        // Of several variants only the one that is named removes other fields.
        discriminator: true,
        keywords: [readByMembers, factKeyword, ...Object.values(formKeywords)],
      },
    },
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ error: 'not-found' }));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('cache-control', 'no-store');
    // A foreign name that resolves to this machine (DNS rebinding) finds nothing.
    // guard: console-on-this-machine
    if (isLocal && !isLoopback(request.hostname)) await reply.code(404).send({ error: 'not-found' });
  });

  const requireOwnPage = async ({ headers, host, protocol }: FastifyRequest) => {
    // A program sends no origin, but the header.
    const isOwn = isOwnPage(headers.origin, { host, isSecure: protocol === 'https' }, []);
    // guard: console-calls-of-own-pages
    if (!isOwn) throw new OperatorError('foreign-page');
    // guard: console-calls-need-header
    if (headers[operatorHeader] !== '1') throw new OperatorError('foreign-page');
  };

  const callers = new WeakMap<FastifyRequest, Operator>();
  /** Before the body is read: a client without a session learns nothing about the calls. */
  const authenticate = async (request: FastifyRequest) => {
    const { [backgroundHeader]: background, [shownOperatorHeader]: shown } = request.headers;
    const by = { isBackground: background === '1', shown: shown?.toString() };
    callers.set(request, await services.operators.authenticated(readCookie(request), by));
  };

  const runCall = createCallRunner(services);
  for (const [key, call] of Object.entries(operatorCalls)) {
    const name = key as OperatorCallName;
    app.post(
      `/api/${name}`,
      { schema: { body: call.request }, config: configOf(name), onRequest: [requireOwnPage, authenticate] },
      async (request, reply) => {
        const operator = callers.get(request) as Operator;
        const caller = { operator, token: readCookie(request), key: keyOf(request) };
        const answer = await runCall(caller, name, request.body);
        if (name === 'sessionEnd') setCookie(reply, request, undefined);
        return answer;
      },
    );
  }

  const open = { onRequest: requireOwnPage };
  const { operators } = services;
  app.post(
    '/api/setupBegin',
    { ...open, schema: { body: sessionCalls.setupBegin.request }, config: configOf('setupBegin') },
    async (request) => operators.beginSetup(request.body as never, request.ip),
  );
  const openers = { setupFinish: operators.finishSetup, sessionStart: operators.login };
  for (const [name, opener] of Object.entries(openers)) {
    app.post(
      `/api/${name}`,
      {
        ...open,
        schema: { body: sessionCalls[name as keyof typeof openers].request },
        config: configOf(name),
      },
      async (request, reply) => {
        const { token, operator } = await opener(request.body as never, request.ip);
        setCookie(reply, request, token);
        return operator;
      },
    );
  }

  if (clientDir !== undefined && existsSync(join(clientDir, page))) {
    const html = readFileSync(join(clientDir, page));
    assetRoutes(app, '', readAssetFiles(clientDir, ['assets']).files);
    app.get('/', async (_request, reply) =>
      reply.headers(pageHeaders).type('text/html; charset=utf-8').send(html),
    );
  }
  return app;
};
