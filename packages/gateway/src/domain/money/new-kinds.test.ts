import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { newReadyMember, paymentPassword } from '../../testing/test-member';
import { requestHash } from './idempotency/request-hash';

/** Adds one row to each registry, as a developer would. Nothing else may be needed for a new kind to work. */
jest.mock('./deposits/deposit-channels', () => {
  const { formField } = jest.requireActual('@pavilion/contract/forms');
  const actual = jest.requireActual('./deposits/deposit-channels');
  const label = { 'zh-CN': '测试', en: 'Test' };
  return {
    ...actual,
    depositChannels: [
      ...actual.depositChannels,
      {
        ...actual.depositChannels.at(-1),
        code: 'without-payee',
        orderLifetime: 3_600_000,
        payee: [],
        showsQrCode: false,
        fields: [],
      },
      {
        ...actual.depositChannels.at(-1),
        code: 'added-by-test',
        name: label,
        mark: 'koipay',
        min: '10.00',
        max: '20.00',
        maxOpenOrders: 2,
        payee: [{ label, value: 'SANDBOX-{BRAND}-VOUCHER', copyable: true }],
        showsQrCode: true,
        antiFraudWarning: true,
        fields: [
          formField({ name: 'voucher', label, hint: label, control: 'digits', minLength: 8, maxLength: 8 }),
          formField({
            name: 'shop',
            label,
            hint: label,
            control: 'choice',
            options: [{ value: 'north', label }],
          }),
          formField({ name: 'code', label, hint: label, control: 'secret', minLength: 6, maxLength: 6 }),
        ],
      },
    ],
  };
});
jest.mock('./payout/payout-kinds', () => {
  const { formField } = jest.requireActual('@pavilion/contract/forms');
  const actual = jest.requireActual('./payout/payout-kinds');
  const label = { 'zh-CN': '测试', en: 'Test' };
  const payoutKinds = [
    ...actual.payoutKinds,
    {
      kind: 'added-by-test',
      name: label,
      shortName: label,
      mark: 'koipay',
      limit: 1,
      needsRealName: false,
      fields: [
        formField({ name: 'shop', label, hint: label, required: false }),
        formField({ name: 'holder', label, hint: label, required: false }),
        formField({ name: 'contact', label, hint: label, control: 'email', required: false }),
        formField({ name: 'card', label, hint: label, control: 'digits', minLength: 8, maxLength: 8 }),
        formField({ name: 'code', label, hint: label, control: 'secret', minLength: 6, maxLength: 6 }),
      ],
      numberField: 'card',
      titleField: null,
      notes: [],
      mask: (number: string) => `****${number.slice(-2)}`,
      unmaskedFields: ['shop'],
      internalOnly: true,
    },
  ];
  return {
    ...actual,
    payoutKinds,
    payoutKindOf: (kind: string) => payoutKinds.find((each) => each.kind === kind),
  };
});

const secret = 'PIN-4$';
const valuesOfVoucher = { voucher: '12345678', shop: 'north' };

describe('a kind that was added as one row', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ seedsItself: true });
  });
  afterAll(() => gateway.close());

  it('is listed, validated, ordered and recorded as a deposit channel', async () => {
    const { token } = await gateway.newMember('pioneer1');
    let keys = 0;
    const deposit = (values: Record<string, string>, amount = '10') =>
      gateway.call(
        'depositCreate',
        { channel: 'added-by-test', amount, values, secrets: { code: secret } },
        { token, idempotencyKey: `voucher-${keys++}` },
      );
    const valid = { voucher: '1234 5678', shop: 'north' };
    const { data } = await gateway.call('depositChannels', {}, { token });
    expect(data.at(-1)).toMatchObject({
      code: 'added-by-test',
      mark: 'koipay',
      fields: [{ name: 'voucher' }, { name: 'shop' }, { name: 'code', control: 'secret' }],
    });
    expect(await deposit({ voucher: '123', shop: 'south' })).toMatchObject({
      status_code: 10003,
      data: {
        fields: [
          { field: 'voucher', reason: 'too-short', limit: '8' },
          { field: 'shop', reason: 'unknown' },
        ],
      },
    });
    expect((await deposit(valid, '21')).status_code).toBe(20102);
    const order = await deposit(valid);
    expect(order.data).toMatchObject({ state: 'pending', values: { voucher: '12345678', shop: 'north' } });
    expect(order.data.qrCode).toBe('SANDBOX-PAVILION-VOUCHER');
    expect((await deposit(valid)).status_code).toBe(6000);
    expect(await deposit(valid)).toMatchObject({
      status_code: errorCodes.tooManyOpenOrders,
      data: { order: order.data.id },
    });
    await gateway.sandbox('pay-deposit', { id: order.data.id });
    const records = await gateway.call('transactionRecords', {}, { token });
    expect(records.data.items[0]).toMatchObject({
      kind: 'deposit',
      amount: '10.00',
      title: { en: 'Test' },
    });
  });

  it('[REQ-10][PRO-2] is answered again during a time-out, by a key whose stored hash has no secret', async () => {
    const { token } = await gateway.newMember('pioneer6');
    const body = { channel: 'added-by-test', amount: '10', values: valuesOfVoucher };
    const send = (code: string) =>
      gateway.call(
        'depositCreate',
        { ...body, secrets: { code } },
        { token, idempotencyKey: 'voucher-again' },
      );
    const first = await send(secret);
    expect(first.status_code).toBe(errorCodes.success);
    const { request_hash } = await gateway.services.db
      .selectFrom('idempotency_keys')
      .select('request_hash')
      .where('key', '=', 'voucher-again')
      .executeTakeFirstOrThrow();
    expect(request_hash).toBe(requestHash('depositCreate', body));
    await gateway.call('timeOutStart', { days: 1 }, { token });
    expect((await send(secret)).text).toBe(first.text);
  });

  it('has orders with nothing to pay, and no reference, as a deposit channel without a payee', async () => {
    const { token } = await gateway.newMember('pioneer4');
    const order = await gateway.call(
      'depositCreate',
      { channel: 'without-payee', amount: '200' },
      { token, idempotencyKey: 'without-payee-1' },
    );
    expect(order.data).toMatchObject({ state: 'pending', payee: [], qrCode: null });
    expect((await gateway.call('depositOrder', { id: order.data.id }, { token })).data.payee).toEqual([]);
    const channels = await gateway.call('depositChannels', {}, { token });
    const payees = Object.fromEntries(channels.data.map(({ code, hasPayee }) => [code, hasPayee]));
    expect(payees).toMatchObject({ 'without-payee': false, 'added-by-test': true, bank: true });
  });

  it('has orders that stay payable for its own time, which support says, as a deposit channel', async () => {
    const { token } = await gateway.newMember('pioneer5');
    const request = { channel: 'without-payee', amount: '200' };
    const order = await gateway.call('depositCreate', request, { token, idempotencyKey: 'own-time-1' });
    const { createdAt, expiresAt } = order.data;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(3_600_000);
    const { data: help } = await gateway.call(
      'assistedDepositRequest',
      { ...request, note: '不会操作', warningAccepted: true },
      { token, idempotencyKey: 'own-time-2' },
    );
    for (const state of ['assigned', 'instructed'])
      expect((await gateway.sandbox('step-assisted-deposit', { id: help.id })).data).toEqual({ state });
    const messages = await gateway.call('supportMessages', { thread: help.id }, { token });
    expect(messages.data.items[0]?.text.en).toContain('Pay within 60 minutes');
    const { data: questions } = await gateway.call('supportQuestions', {}, { token });
    expect(JSON.stringify(questions)).toContain('30 or 60 minutes');
  });

  it('is listed, validated, bound and paid to as a payout kind', async () => {
    const { id, token, name } = await newReadyMember(gateway, 'pioneer2');
    const forms = await gateway.call('payoutForms', {}, { token });
    expect(forms.data.at(-1)).toMatchObject({
      kind: 'added-by-test',
      bound: 0,
      limit: 1,
      numberField: 'card',
    });
    // A field that the contract does not have is for the gateway alone.
    expect(forms.data.at(-1)).not.toHaveProperty('internalOnly');
    const bind = (card: string) =>
      gateway.call(
        'payoutAccountAdd',
        {
          kind: 'added-by-test',
          values: { card, shop: ' North ', holder: 'Li Hua', contact: ' Li@Example.org' },
          secrets: { code: secret },
          paymentPassword,
        },
        { token },
      );
    expect(await bind('1234')).toMatchObject({
      status_code: 10003,
      data: { fields: [{ field: 'card', reason: 'too-short' }] },
    });
    const { data: account } = await bind('12345678');
    expect(account).toMatchObject({
      kind: 'added-by-test',
      mark: 'koipay',
      number: '****78',
      owner: null,
      details: [
        { name: 'shop', value: { en: 'North' } },
        { name: 'holder', value: { en: 'L****a' } },
        { name: 'contact', value: { en: expect.stringMatching(/^.{0,4}\*{4}.{0,4}$/) } },
      ],
    });
    const accounts = await gateway.call('payoutAccounts', { kind: 'added-by-test' }, { token });
    expect(accounts.data).toEqual([account]);
    const stored = gateway.services.db
      .selectFrom('payout_accounts')
      .select('field_values')
      .where('id', '=', account.id);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({
      field_values: { shop: 'North', holder: 'Li Hua', contact: 'li@example.org', card: '12345678' },
    });
    expect(await bind('87654321')).toMatchObject({ status_code: 20112, data: { kind: 'added-by-test' } });
    await gateway.services.adjustments.adjust(id, 20_000n);
    await gateway.sandbox('end-cooling', { account: name });
    const paid = await gateway.call(
      'withdrawalCreate',
      { payoutAccount: account.id, amount: '100', shownFee: '0.00', paymentPassword },
      { token, idempotencyKey: 'voucher-payout' },
    );
    expect(paid.data.payoutAccount).toMatchObject({
      id: account.id,
      mark: 'koipay',
      details: account.details,
    });
  });

  it('neither stores nor answers the value of a secret field, and accepts it in `secrets` alone', async () => {
    const { token } = await newReadyMember(gateway, 'pioneer3');
    const idempotencyKey = 'voucher-secret';
    const create = (request: { values?: Record<string, string>; secrets?: Record<string, string> }) =>
      gateway.call(
        'depositCreate',
        {
          channel: 'added-by-test',
          amount: '10',
          ...request,
          values: { ...valuesOfVoucher, ...request.values },
        },
        { token, idempotencyKey },
      );
    for (const given of [{}, { values: { code: secret } }]) {
      expect(await create(given)).toMatchObject({
        status_code: 10003,
        data: { fields: [{ field: 'code', reason: 'required' }] },
      });
    }
    const first = await create({ secrets: { code: secret } });
    expect(first.status_code).toBe(6000);
    // A reload loses the secret; the repetition still finds the order by its key.
    const second = await create({});
    expect(second.data).toEqual(first.data);
    const account = await gateway.call(
      'payoutAccountAdd',
      { kind: 'added-by-test', values: { card: '12345678' }, secrets: { code: secret }, paymentPassword },
      { token },
    );
    expect(account.status_code).toBe(6000);
    const { tables } = await sql<{ tables: string[] }>`
      select array_agg(quote_ident(tablename)) as tables from pg_tables where schemaname = current_schema()
    `
      .execute(gateway.services.db)
      .then(({ rows }) => rows[0]!);
    for (const table of tables) {
      const { rows } = await sql`
        select 1 from ${sql.raw(table)} as row where strpos(to_jsonb(row)::text, ${secret}) > 0
      `.execute(gateway.services.db);
      expect([table, rows]).toEqual([table, []]);
    }
    expect(JSON.stringify([first, account])).not.toContain(secret);
  });
});
