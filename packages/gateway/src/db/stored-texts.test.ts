import { type CallName, errorCodes } from '@pavilion/contract';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import { exampleOf } from '../../../contract/src/example';
import { type OperatorCallName, operatorCalls } from '../operator/contract';
import { readTextColumns, storeInEveryText } from '../testing/stored-texts';
import { createTestConsole } from '../testing/test-console';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { newReadyMember, paymentPassword } from '../testing/test-member';

const payload = '</script><img src=x onerror=ran(1)>';

/** Row 13 stores script payloads like this, and opens every page in a browser. */
describe('a text in every column that is no value of a program', () => {
  let gateway: TestGateway;
  let token: string;
  let found: Awaited<ReturnType<typeof storeInEveryText>>;
  beforeAll(async () => {
    gateway = await createTestGateway();
    const member = await newReadyMember(gateway, 'storedtext1');
    token = member.token;
    await gateway.services.adjustments.adjust(member.id, 1_000_000n);
    const by = () => ({ token, idempotencyKey: `stored-${Math.random()}` });
    await gateway.call('depositCreate', { channel: 'alipay', amount: '100' }, by());
    await gateway.call(
      'withdrawalCreate',
      { payoutAccount: member.account, amount: '100', paymentPassword },
      by(),
    );
    await gateway.call('supportSend', { key: 'stored-text-1', text: '您好', pictures: [] }, by());
    found = await storeInEveryText(gateway.services.db, payload);
  });
  afterAll(() => gateway.close());

  it('[RTE-3] is stored in each of them that has rows (fix: list a column that only programs read)', async () => {
    expect(found.refused).toEqual([]);
    const all = await readTextColumns(gateway.services.db);
    expect(found.stored.length).toBeGreaterThan(40);
    expect(found.stored.length).toBeLessThanOrEqual(all.length);
  });

  it('[RTE-3][ERR-7] leaves every call and every page of the console an answer', async () => {
    const failures: string[] = [];
    for (const [name, call] of Object.entries<CallDefinition>(calls)) {
      if (call.endpoint.kind === 'mutation') continue;
      const { cursor: _, ...body } = exampleOf(call.request) as Record<string, unknown>;
      const { status_code } = await gateway.call(name as CallName, body as never, { token });
      if (status_code === errorCodes.generalError) failures.push(name);
    }
    const opened = createTestConsole(gateway);
    const admin = await opened.newOperator('stored', ['admin']);
    for (const [name, call] of Object.entries(operatorCalls)) {
      if (call.kind !== 'read') continue;
      const { properties, required = [] } = call.request as { properties: object; required?: string[] };
      const needed = Object.entries(properties).filter(([field]) => required.includes(field));
      const body = exampleOf({ ...call.request, properties: Object.fromEntries(needed) } as never);
      const { http } = await admin.call(name as OperatorCallName, body as never);
      if (http >= 500) failures.push(`console: ${name}`);
    }
    await opened.close();
    expect(failures).toEqual([]);
  });
});
