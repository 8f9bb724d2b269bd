import { type CallName, errorCodes } from '@pavilion/contract';
import { type CallDefinition, calls, openApiDocument } from '@pavilion/contract/schemas';
import { type OperatorCallName, operatorCalls } from '../operator/contract';
import { readTextColumns, storeInEveryText } from '../testing/stored-texts';
import { createTestConsole } from '../testing/test-console';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { newReadyMember, paymentPassword } from '../testing/test-member';

const payload = '</script><img src=x onerror=ran(1)>';

/** The body of a call in the OpenAPI document; without those of its path. */
const exampleOf = ({ path, method }: CallDefinition): Record<string, unknown> => {
  type Operation = { requestBody?: { content: { 'application/json': { example: object } } } };
  const operations = openApiDocument().paths[path] as Record<string, Operation>;
  return { ...operations[method.toLowerCase()]?.requestBody?.content['application/json'].example };
};

interface Field {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
}

/** A value of a field that a call of the console needs. */
const sampleOf = ({ type, enum: values, minimum = 1 }: Field): unknown =>
  values?.[0] ?? (type === 'integer' ? minimum : type === 'boolean' ? false : 'text');

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
      { payoutAccount: member.account, amount: '100', shownFee: '0.00', paymentPassword },
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
      const { cursor: _, ...body } = exampleOf(call);
      const { status_code } = await gateway.call(name as CallName, body as never, { token });
      if (status_code === errorCodes.generalError) failures.push(name);
    }
    const opened = createTestConsole(gateway);
    const admin = await opened.newOperator('stored', ['admin']);
    for (const [name, call] of Object.entries(operatorCalls)) {
      if (call.kind !== 'read') continue;
      const { properties, required = [] } = call.request as {
        properties: Record<string, Field>;
        required?: readonly string[];
      };
      const body = Object.fromEntries(required.map((field) => [field, sampleOf(properties[field] ?? {})]));
      const { http } = await admin.call(name as OperatorCallName, body as never);
      if (http >= 500) failures.push(`console: ${name}`);
    }
    await opened.close();
    expect(failures).toEqual([]);
  });
});
