import { type CallName, codes } from '@pavilion/contract';
import { type CallDefinition, calls, openApiDocument } from '@pavilion/contract/schemas';
import fc from 'fast-check';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';

const names = Object.keys(calls) as CallName[];
const memberCalls = names.filter((name) => (calls[name] as CallDefinition).auth === 'member');

/** Bodies with any of the call’s fields, each of any value. */
const bodies = (name: CallName) => {
  const { properties = {} } = (calls[name] as CallDefinition).request as { properties?: object };
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e9',
      '2026-02-30',
      '9999-12-31',
      '0000-01-01',
      '\ud800',
      '\u0000',
      "' or 1=1 --",
      '￥１００',
    ),
  );
  const fields = Object.fromEntries(Object.keys(properties).map((field) => [field, anything]));
  return fc.record(fields, { requiredKeys: [] });
};

describe('every call', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await createTestGateway();
    token = (await gateway.newMember('everyone')).token;
  });
  afterAll(() => gateway.close());

  it.each(memberCalls)('[SES-3] %s is rejected without a session', async (name) => {
    expect((await gateway.call(name, {})).status_code).toBe(10004);
    expect((await gateway.call(name, {}, { token: 'x'.repeat(43) })).status_code).toBe(10004);
  });

  it.each(names.filter((name) => name !== 'logout'))(
    '[ERR-7] %s answers any body with a code that the catalogue knows',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(bodies(name), async (body) => {
          const options = { token, idempotencyKey: 'any-body-key', address: '10.7.7.7' };
          const answer = await gateway.call(name, body as never, options);
          // A path parameter like `..`, or one that is too long, leads to another route.
          expect(calls[name].path.includes('{') ? [200, 400, 404] : [200, 400]).toContain(answer.http);
          expect(codes).toHaveProperty(String(answer.status_code));
          expect(answer.status_code).not.toBe(10001);
        }),
        { numRuns: 40 },
      );
    },
  );

  it('[REQ-5] is in the OpenAPI document that the gateway serves', async () => {
    const document = (await gateway.app.inject('/openapi.json')).json();
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    const operations = Object.values(document.paths as Record<string, object>).flatMap(Object.values);
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...names].sort());
  });

  it('[REQ-5] is served together with a health check', async () => {
    expect((await gateway.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });
});
