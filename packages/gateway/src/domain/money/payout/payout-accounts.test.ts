import type { FormField } from '@pavilion/contract';
import { optionFor, validateForm } from '@pavilion/contract/forms';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';
import { cardNumber, cardNumbers, newReadyMember, paymentPassword } from '../../../testing/test-member';
import { payoutAccountStateAt } from './payout-accounts';
import { payoutKindOf, payoutKinds } from './payout-kinds';

/** A valid form of every kind but the bank card. */
const forms = {
  coin: { network: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  ebpay: { number: 'eb0000000000000000aA' },
  koipay: { number: 'koi0000000000000000aA' },
  alipay: { number: 'sandbox@pavilion.example' },
  wechat: { number: 'pavilion-sandbox' },
  digital: { number: '0000 0000 0000 0460' },
} as const;

/** A valid text of a field. */
const sampleText = ({ control, check, pattern, minLength, maxLength }: FormField): string => {
  if (check === 'luhn') return cardNumber(900_000);
  if (check === 'coin-address') return `0x${'a'.repeat(40)}`;
  if (control === 'email') return 'sandbox@pavilion.example';
  if (control === 'date') return '2000-01-31';
  if (pattern === null && control !== 'text') return '7'.repeat(minLength);
  if (pattern === null) return '静安支行'.padEnd(minLength, 'x').slice(0, maxLength);
  const matching = fc.stringMatching(new RegExp(pattern, 'u'), { size: 'max' });
  const [sample] = fc.sample(
    matching.filter(({ length }) => length >= minLength && length <= maxLength),
    { numRuns: 1, seed: 1 },
  );
  return sample!;
};

/** Valid values of all fields of a form that a member fills in. */
const sampleForm = (fields: readonly FormField[], numberField: string): Record<string, string> => {
  const entered = fields.filter(({ control }) => control !== 'fixed');
  const number = sampleText(entered.find(({ name }) => name === numberField)!);
  return Object.fromEntries(
    entered.map((field) => {
      const option = optionFor(field.options, number) ?? field.options[0];
      return [field.name, option ? option.value : field.name === numberField ? number : sampleText(field)];
    }),
  );
};

describe('payout accounts', () => {
  let gateway: TestGateway;
  let people = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const ready = (card?: string) =>
    newReadyMember(gateway, `binder${people++}`, card ?? cardNumber(500 + people));
  const bind = (token: string, kind: string, values: Record<string, string>) =>
    gateway.call('payoutAccountAdd', { kind, values, paymentPassword }, { token });

  it('[REQ-5] are announced to their owner by a mail when they are bound, once', async () => {
    const { token } = await ready();
    const mails = async () =>
      (await gateway.call('mailList', {}, { token })).data.items.filter(
        ({ title }) => title.en === 'A payout account was added',
      );
    const before = (await mails()).map(({ id }) => id);
    for (const _ of [1, 2]) await bind(token, 'coin', forms.coin);
    const [mail, ...others] = (await mails()).filter(({ id }) => !before.includes(id));
    expect(others).toEqual([]);
    expect(mail?.body.en).toContain('USDT-TRC20 TR7NHq****Lj6t. Withdrawals to it are possible in 24 hours.');
  });

  it('[REQ-5] describes the form of every kind, with the masked real name in the owner field', async () => {
    const { token } = await ready();
    const { data } = await gateway.call('payoutForms', {}, { token });
    expect(data.map(({ kind }) => kind)).toEqual(payoutKinds.map(({ kind }) => kind));
    for (const form of data) {
      const owner = form.fields.find(({ control }) => control === 'fixed');
      expect(owner?.value ?? null).toBe(form.needsRealName ? '沈**' : null);
      expect(form.bound).toBe(form.kind === 'bank' ? 1 : 0);
    }
  });

  it.each(Object.keys(forms) as (keyof typeof forms)[])(
    '[MSK-2] binds and masks an account of the kind %s',
    async (kind) => {
      const { token } = await ready();
      const { data } = await bind(token, kind, forms[kind]);
      const plain = forms[kind].number.replace(/ /g, '');
      expect(data.number).toContain('****');
      expect(data.number).not.toContain(plain);
      expect((await gateway.call('payoutAccounts', { kind }, { token })).data).toMatchObject([
        { id: data.id },
      ]);
      expect((await bind(token, kind, forms[kind])).data.id).toBe(data.id);
    },
  );

  it.each([...payoutKinds])(
    '[REQ-5] stores and answers the value of every field of the kind $kind',
    async ({ kind, fields, numberField, titleField, mask, unmaskedFields }) => {
      const { token } = await ready();
      const enterable = fields.filter(({ control }) => control !== 'fixed');
      const { values: entered, secrets } = validateForm(enterable, sampleForm(fields, numberField));
      const request = { kind, values: entered, secrets, paymentPassword };
      const { data } = await gateway.call('payoutAccountAdd', request, { token });
      const stored = await gateway.services.db
        .selectFrom('payout_accounts')
        .select('field_values')
        .where('id', '=', data.id)
        .executeTakeFirstOrThrow();
      expect(stored.field_values).toEqual(entered);
      const accounts = await gateway.call('payoutAccounts', { kind }, { token });
      expect(accounts.data.find(({ id }) => id === data.id)).toEqual(data);
      expect(data.number).toBe(mask(entered[numberField]!));
      const others = fields.filter(
        ({ name, control }) =>
          !['fixed', 'secret'].includes(control) && name !== numberField && name !== titleField,
      );
      expect(data.details.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
      for (const [index, { name, label, options }] of others.entries()) {
        const detail = data.details[index]!;
        const option = options.find(({ value }) => value === entered[name]);
        expect(detail.label).toEqual(label);
        if (option) expect(detail.value).toEqual(option.label);
        else if (unmaskedFields.includes(name)) expect(detail.value.en).toBe(entered[name]);
        else expect(detail.value.en).toContain('****');
      }
    },
  );

  it('[REQ-5] keeps the branch of a bank card, and the bank that its number selects', async () => {
    const { token } = await ready();
    const number = cardNumber(800_000);
    const { data } = await bind(token, 'bank', { number, branch: ' 上海市静安支行 ' });
    expect(data).toMatchObject({
      number: `**** **** **** ${number.slice(-4)}`,
      title: { en: 'China Construction Bank' },
      details: [{ name: 'branch', label: { en: 'Branch' }, value: { en: '上海市静安支行' } }],
    });
  });

  it('[REQ-5] derives the bank from the card number, and requires it when the number is unknown', async () => {
    const { token } = await ready(cardNumbers[0]);
    const [card] = (await gateway.call('payoutAccounts', {}, { token })).data;
    expect(card).toMatchObject({
      title: { 'zh-CN': '中国工商银行' },
      number: '**** **** **** 4606',
      isDefault: true,
    });
    expect(await bind(token, 'bank', { number: '4111111111111111' })).toMatchObject({
      data: { fields: [{ field: 'bank', reason: 'required' }] },
    });
    const chosen = await bind(token, 'bank', { number: '4111 1111 1111 1111', bank: 'boc' });
    expect(chosen.data).toMatchObject({ title: { 'zh-CN': '中国银行' }, isDefault: false });
  });

  it.each([
    ['bank', { number: '4111111111111112', bank: 'boc' }, 'number', 'checksum'],
    ['bank', { number: '411111111111' }, 'number', 'too-short'],
    ['bank', {}, 'number', 'required'],
    ['coin', { network: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' }, 'number', 'checksum'],
    ['coin', { network: 'BEP20', number: forms.coin.number }, 'network', 'unknown'],
    ['ebpay', { number: 'xx0000000000000000aA' }, 'number', 'format'],
    ['wechat', { number: '<script>alert(1)' }, 'number', 'format'],
    ['cheque', { number: '1' }, 'kind', 'unknown'],
  ] as const)('[ERR-7] rejects an invalid form of the kind %s: %p', async (kind, values, field, reason) => {
    const { token } = await ready();
    const { status_code, data } = await bind(token, kind, values);
    expect(status_code).toBe(10003);
    expect((data as unknown as { fields: object[] }).fields).toContainEqual(
      expect.objectContaining({ field, reason }),
    );
  });

  it.each(Object.keys(forms) as (keyof typeof forms)[])(
    '[REQ-10] binds an account of the kind %s for a second member, with the answer of an unbound one',
    async (kind) => {
      const [first, second] = [await ready(), await ready()];
      const known = (await bind(first.token, kind, forms[kind])).data;
      const { status_code, data } = await bind(second.token, kind, forms[kind]);
      expect(status_code).toBe(6000);
      expect(data).toEqual({ ...known, id: expect.any(String) });
      expect(data.id).not.toBe(known.id);
      const own = await gateway.call('payoutAccounts', { kind }, { token: first.token });
      expect(own.data.map(({ id }) => id)).toEqual([known.id]);
    },
  );

  it('[REQ-10] has no second row of one member for the same account', async () => {
    const { account } = await ready();
    const copy = sql`insert into payout_accounts
      select (jsonb_populate_record(a, '{"id": "copy", "is_default": false}')).* from payout_accounts a
      where id = ${account}`;
    await expect(copy.execute(gateway.services.db)).rejects.toMatchObject({ code: '23505' });
  });

  it('[REQ-10] binds no account without the payment password, and none with a wrong one', async () => {
    const { token } = await ready();
    const add = (passwords: { paymentPassword?: string; loginPassword?: string }) =>
      gateway.call('payoutAccountAdd', { kind: 'wechat', values: forms.wechat, ...passwords }, { token });
    for (const given of [{}, { loginPassword: password }]) {
      expect(await add(given)).toMatchObject({
        status_code: 10003,
        data: { fields: [{ field: 'paymentPassword', reason: 'required' }] },
      });
    }
    expect(await add({ paymentPassword: '135791' })).toMatchObject({
      status_code: 20110,
      data: { attemptsLeft: 4 },
    });
    expect((await gateway.call('payoutAccounts', { kind: 'wechat' }, { token })).data).toEqual([]);
    expect((await add({ paymentPassword })).status_code).toBe(6000);
  });

  it('[REQ-10] binds no account without the login password before a payment password is set', async () => {
    const { token } = await gateway.newMember(`binder${people++}`);
    const add = (passwords: { paymentPassword?: string; loginPassword?: string }) =>
      gateway.call('payoutAccountAdd', { kind: 'coin', values: forms.coin, ...passwords }, { token });
    for (const given of [{}, { paymentPassword }]) {
      expect(await add(given)).toMatchObject({
        status_code: 10003,
        data: { fields: [{ field: 'loginPassword', reason: 'required' }] },
      });
    }
    expect((await add({ loginPassword: 'Wrong2026' })).status_code).toBe(20001);
    expect((await gateway.call('payoutAccounts', {}, { token })).data).toEqual([]);
    expect((await add({ loginPassword: password })).status_code).toBe(6000);
  });

  it('[REQ-5] enforces the limit of a kind for concurrent requests', async () => {
    const { token } = await ready();
    const numbers = Array.from({ length: 7 }, (_, index) => cardNumber(900 + index));
    const answers = await Promise.all(numbers.map((number) => bind(token, 'bank', { number })));
    const codes = answers.map(({ status_code }) => status_code).sort();
    // One account is bound already.
    const left = payoutKindOf('bank')!.limit - 1;
    expect(codes).toEqual(numbers.map((_, index) => (index < numbers.length - left ? 20112 : 6000)));
  });

  it('[REQ-5] keeps exactly one default account when the default is removed', async () => {
    const { token, account } = await ready();
    const { data: second } = await bind(token, 'coin', forms.coin).then((answer) =>
      answer.status_code === 6000 ? answer : bind(token, 'wechat', { number: `wx_${people}_${people}` }),
    );
    const chosen = await gateway.call('payoutAccountDefault', { id: second.id }, { token });
    expect(chosen.data.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    const remove = (body: { id: string; paymentPassword?: string }) =>
      gateway.call('payoutAccountRemove', body, { token });
    expect((await remove({ id: second.id })).status_code).toBe(10003);
    expect((await remove({ id: second.id, paymentPassword: '135791' })).status_code).toBe(20110);
    expect((await remove({ id: second.id, paymentPassword })).data).toMatchObject([
      { id: account, isDefault: true },
    ]);
    const stranger = await ready();
    const strange = { id: account, paymentPassword };
    expect((await gateway.call('payoutAccountRemove', strange, { token: stranger.token })).status_code).toBe(
      20201,
    );
    expect(
      (await gateway.call('payoutAccountDefault', { id: account }, { token: stranger.token })).status_code,
    ).toBe(20201);
  });

  it('[REQ-5] are removed again without an error, after a lost answer', async () => {
    const { token, account } = await ready();
    const body = { id: account, paymentPassword };
    const remove = () => gateway.call('payoutAccountRemove', body, { token });
    const answers = [await remove(), await remove()];
    expect(answers).toMatchObject([
      { status_code: 6000, data: [] },
      { status_code: 6000, data: [] },
    ]);
  });

  it('[REQ-10] are usable from the end of their cooling period on', () => {
    const end = new Date('2026-06-18T04:00:00Z');
    const stateAt = (after: number) =>
      payoutAccountStateAt({ usable_at: end }, new Date(end.getTime() + after));
    expect([-1, 0, 1].map(stateAt)).toEqual(['cooling', 'usable', 'usable']);
  });

  it('[REQ-10] cool down again when they are removed and bound again', async () => {
    const { id, token } = await ready();
    const { data: first } = await bind(token, 'coin', forms.coin);
    expect(first.state).toBe('cooling');
    await gateway.services.payoutAccounts.endCooling(id);
    expect((await gateway.call('payoutAccounts', { kind: 'coin' }, { token })).data).toMatchObject([
      { id: first.id, state: 'usable' },
    ]);
    await gateway.call('payoutAccountRemove', { id: first.id, paymentPassword }, { token });
    const { data: second } = await bind(token, 'coin', forms.coin);
    expect(second).toMatchObject({ state: 'cooling' });
    expect(second.id).not.toBe(first.id);
  });

  it('[REQ-10] cannot be removed while a withdrawal to it is in progress', async () => {
    const { id, token, account } = await ready();
    await gateway.services.adjustments.adjust(id, 20_000n);
    const body = { payoutAccount: account, amount: '100', shownFee: '0.00', paymentPassword };
    await gateway.call('withdrawalCreate', body, { token, idempotencyKey: 'keeps-its-card' });
    const removed = await gateway.call('payoutAccountRemove', { id: account, paymentPassword }, { token });
    expect(removed.status_code).toBe(20117);
  });

  it('[REQ-5] requires a real name that has passed its check', async () => {
    const account = `binder${people++}`;
    const { token } = await gateway.newMember(account);
    expect((await bind(token, 'bank', { number: cardNumber(1) })).status_code).toBe(20113);
    const submit = (name: string) => gateway.call('realNameSubmit', { name }, { token });
    for (const name of ['张3', 'a1', '  ', '<b>张三</b>'])
      expect((await submit(name)).status_code).toBe(10003);
    expect((await submit(' 张三 ')).data.realName).toEqual({ state: 'pending', name: '张**', reason: null });
    expect((await submit('李四')).data).toMatchObject({ fields: [{ field: 'name', reason: 'blocked' }] });
    await gateway.sandbox('review-real-name', { account, pass: false });
    expect((await gateway.call('memberSecurity', {}, { token })).data.realName).toMatchObject({
      state: 'refused',
    });
    await submit('李四');
    gateway.clock.advance(8_000);
    await gateway.services.advance();
    expect((await gateway.call('memberSecurity', {}, { token })).data.realName).toEqual({
      state: 'passed',
      name: '李**',
      reason: null,
    });
    expect((await submit('李四')).data.realName.state).toBe('passed');
    const body = { kind: 'bank', values: { number: cardNumber(1) }, loginPassword: password };
    expect((await gateway.call('payoutAccountAdd', body, { token })).data.owner).toBe('李**');
  });

  it('[REQ-5] requires the login password to set the first payment password', async () => {
    const { token } = await gateway.newMember(`binder${people++}`);
    const set = (body: object) => gateway.call('paymentPasswordSet', body as never, { token });
    expect((await set({ paymentPassword })).data).toMatchObject({ fields: [{ field: 'loginPassword' }] });
    expect((await set({ paymentPassword, loginPassword: 'Wrong2026' })).status_code).toBe(20001);
    for (const weak of ['111111', '123456', '987654', '901234']) {
      const answer = await set({ paymentPassword: weak, loginPassword: password });
      expect(answer.data).toMatchObject({ fields: [{ field: 'paymentPassword', reason: 'weak' }] });
    }
    expect((await set({ paymentPassword, loginPassword: password })).data.paymentPassword.isSet).toBe(true);
    expect((await set({ paymentPassword: '864202', loginPassword: password })).status_code).toBe(10003);
    expect((await set({ paymentPassword: '864202', current: '135791' })).status_code).toBe(20110);
    expect((await set({ paymentPassword: '864202', current: paymentPassword })).status_code).toBe(6000);
    expect((await set({ paymentPassword: '75a', current: '864202' })).http).toBe(400);
  });
});
