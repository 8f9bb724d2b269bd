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

  describe.each([
    ['region', 6031],
    ['alert', 6032],
    ['address', 6033],
  ])('from an address that is restricted for the reason %s', (kind, code) => {
    const address = '10.8.8.8';
    beforeAll(() => gateway.sandbox('restrict-ip', { ip: address, kind, on: true }));
    afterAll(() => gateway.sandbox('restrict-ip', { ip: address, on: false }));

    it.each(names.filter((name) => name !== 'logout'))(
      `[MNT-2][ERR-5] %s is answered ${code} unless the contract answers it there`,
      async (name) => {
        const { answeredWhile = [] }: CallDefinition = calls[name];
        for (const options of [{}, { token }]) {
          const answer = await gateway.call(name, {}, { ...options, address });
          expect(answer.status_code === code).toBe(!answeredWhile.includes('restricted'));
        }
      },
    );
  });

  describe('from a restricted address', () => {
    const address = '10.8.8.8';
    beforeAll(() => gateway.sandbox('restrict-ip', { ip: address, on: true }));
    afterAll(() => gateway.sandbox('restrict-ip', { ip: address, on: false }));

    it.each([
      ['a visitor', () => ({ device: 'restricted-device' })],
      ['a member', () => ({ token })],
    ])('[MNT-2][SUP-1] %s writes to support and reads its answer', async (_, as) => {
      const options = { ...as(), address };
      expect((await gateway.call('supportChat', {}, options)).data.thread).toBeNull();
      const picture = await gateway.call(
        'supportPictureAdd',
        { data: Buffer.from('89504e470d0a1a0a', 'hex').toString('base64') },
        options,
      );
      const { thread } = (
        await gateway.call(
          'supportSend',
          { key: 'restricted-1', text: '为什么访问受限？', pictures: [picture.data.id] },
          options,
        )
      ).data;
      await gateway.sandbox('support-answer', { thread: thread.id, text: '正在核实。' });
      expect((await gateway.call('supportUnread', {}, options)).data.chat).toBe(1);
      const { items } = (await gateway.call('supportMessages', { thread: thread.id }, options)).data;
      expect(items.map(({ author, text }) => `${author}: ${text['zh-CN']}`)).toEqual([
        'staff: 正在核实。',
        'customer: 为什么访问受限？',
      ]);
      await gateway.call('supportSeen', { thread: thread.id, upTo: items[0]!.id }, options);
      expect((await gateway.call('supportUnread', {}, options)).data.chat).toBe(0);
    });
  });

  describe('from a blocked device', () => {
    const device = 'blocked-device';
    beforeAll(() => gateway.sandbox('block-device', { device, on: true }));
    afterAll(() => gateway.sandbox('block-device', { device, on: false }));

    it.each(names.filter((name) => name !== 'logout'))(
      '[ERR-4] %s is answered 10102 unless the contract answers it there',
      async (name) => {
        const { answeredWhile = [] }: CallDefinition = calls[name];
        const answer = await gateway.call(name, {}, { device });
        expect(answer.status_code === 10102).toBe(!answeredWhile.includes('blocked'));
      },
    );
  });

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
