import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OperatorRole } from '../operator/contract';
import {
  type OperatorCallName,
  type OperatorRequest,
  type OperatorResponse,
  operatorCalls,
} from '../operator/contract';
import { createOperatorApp } from '../operator/create-operator-app';
import { idempotencyHeader, operatorHeader } from '../operator/operator-header';
import { createTestGateway, type TestGateway } from './test-gateway';
import { totpAt } from './totp';

export interface ConsoleAnswer<Data> {
  readonly http: number;
  readonly data: Data;
  readonly error: string | undefined;
}

export interface TestOperator {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  /** A code that was not used before: the clock moves on to the next one. */
  totp(): string;
  call<Name extends OperatorCallName>(
    name: Name,
    body: OperatorRequest<Name>,
    /** The idempotency key of an act; a new one by default. */
    key?: string,
  ): Promise<ConsoleAnswer<OperatorResponse<Name>>>;
}

export const operatorPassword = 'correct horse battery';

/** Answers of calls are validated against the contract of the console: an invalid one fails the call. */
const checkAnswers = (app: FastifyInstance) =>
  app.addHook('preSerialization', async (request, reply, payload) => {
    const name = request.routeOptions.url?.replace('/api/', '') as OperatorCallName;
    const call = operatorCalls[name];
    if (!call || reply.statusCode !== 200) return payload;
    const check = request.compileValidationSchema(call.response);
    if (check(structuredClone(payload))) return payload;
    throw new Error(`${name} broke the contract: ${JSON.stringify(check.errors)}`);
  });

/** The operator's console of a test gateway, on the same database and clock. */
export const createTestConsole = (
  gateway: TestGateway,
  { trustProxy }: { trustProxy?: readonly string[] } = {},
) => {
  const { services, clock } = gateway;
  const app = createOperatorApp({ services, clientDir: undefined, isLocal: true, trustProxy });
  checkAnswers(app);

  const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { host: 'operator.localhost', [operatorHeader]: '1', ...headers },
    });

  const codeAt = (secret: string) => totpAt(secret, clock.now());

  return {
    app,
    post,
    codeAt,

    /** Adds an operator with roles, and logs in for the first time. */
    async newOperator(name: string, roles: readonly OperatorRole[]): Promise<TestOperator> {
      const { id, code } = await services.operators.add(services.db, { name, title: name, roles });
      const begun = await post('/api/setupBegin', { name, code });
      const { secret } = begun.json<{ secret: string }>();
      const finished = await post('/api/setupFinish', {
        name,
        code,
        password: operatorPassword,
        totp: codeAt(secret),
      });
      const cookie = String(finished.headers['set-cookie']).split(';')[0] ?? '';
      if (finished.statusCode !== 200) throw new Error(`${name} could not log in: ${finished.body}`);
      return {
        id,
        name,
        cookie,
        totp() {
          clock.advance(30_000);
          return codeAt(secret);
        },
        async call(call, body, key = randomUUID()) {
          const answer = await post(`/api/${call}`, body as object, { cookie, [idempotencyHeader]: key });
          const data = answer.json();
          return { http: answer.statusCode, data, error: data.error };
        },
      };
    },
    close: () => app.close(),
  };
};

export type TestConsole = ReturnType<typeof createTestConsole>;

/**
 * Opens a gateway with its console before the tests of a `describe`, and closes both after them.
 *
 * @param opened keeps what the tests use, and adds their operators.
 */
export const withTestConsole = (
  opened: (gateway: TestGateway, console: TestConsole) => unknown,
  options?: Parameters<typeof createTestGateway>[0],
): void => {
  let gateway: TestGateway;
  let console: TestConsole;
  beforeAll(async () => {
    gateway = await createTestGateway(options);
    console = createTestConsole(gateway);
    await opened(gateway, console);
  });
  afterAll(async () => {
    await console.close();
    await gateway.close();
  });
};
