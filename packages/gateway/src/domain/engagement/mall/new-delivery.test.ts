import { errorCodes, type MallGiftKind, mallGiftKinds } from '@pavilion/contract';
import { type TestConsole, type TestOperator, withTestConsole } from '../../../testing/test-console';
import type { TestGateway } from '../../../testing/test-gateway';
import { text } from '../../texts';
import type { Delivery, MallStep } from './deliveries';

/** Adds a name, a row and what its step needs, as a developer would. Nothing else may be needed in the gateway. */
jest.mock('../../../../../contract/src/enumerations', () => {
  const actual = jest.requireActual('../../../../../contract/src/enumerations');
  return { ...actual, mallGiftKinds: [...actual.mallGiftKinds, 'digital'] };
});
jest.mock('./deliveries', () => {
  const actual = jest.requireActual('./deliveries');
  const digital = {
    needsAddress: false,
    money: null,
    steps: [{ state: 'received', needs: 'code', isRefusable: false, sandboxAfter: 3_600_000 }],
  };
  return {
    ...actual,
    deliveries: { ...actual.deliveries, digital } as Record<string, Delivery>,
    mallStepValues: [...actual.mallStepValues, 'code'],
  };
});
const digital = 'digital' as MallGiftKind;

/** The steps of each kind, with what they need, and the states in which it can be refused. */
const kinds: Readonly<Record<string, { steps: [MallStep, string | null][]; refusable: string[] }>> = {
  goods: {
    steps: [
      ['packing', null],
      ['shipped', 'tracking'],
      ['received', null],
    ],
    refusable: ['placed', 'packing'],
  },
  voucher: { steps: [], refusable: [] },
  cash: { steps: [], refusable: [] },
  digital: { steps: [['received', 'code']], refusable: ['placed'] },
};
const cases = Object.entries(kinds) as [MallGiftKind, (typeof kinds)[string]][];
const value = 'AB12-CD34';

describe('the steps of an order', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let cashier: TestOperator;
  let member: { id: string; token: string };
  let address: string;
  let keys = 0;
  withTestConsole(async (...opened) => {
    [gateway, console] = opened;
    cashier = await console.newOperator('cashier', ['cashier']);
    member = await gateway.newMember('collector1');
    const { token } = member;
    const fields = { name: '云中鹤', phone: '13812345678', region: '浙江省杭州市', detail: '西湖路 1 号' };
    address = (await gateway.call('addressSave', fields, { token })).data.id;
    await gateway.services.adjustments.adjustCoins(member.id, 1_000_000n);
  });

  const order = async (kind: MallGiftKind) => {
    gateway.clock.advance(1);
    const { mall, db } = gateway.services;
    const gift = await mall.addGift({
      ...{ kind, title: text('礼品', 'Gift'), picture: 'fan', price: 1_000n, stock: 1, per_month: 1 },
      ...{ money: kind === 'cash' || kind === 'voucher' ? 200n : null, min_vip_level: 0 },
    });
    const { data } = await gateway.call(
      'mallOrder',
      { gift, version: 1, quantity: 1, ...(kind === 'goods' && { address }) },
      { token: member.token, idempotencyKey: `delivery-${keys++}` },
    );
    const stored = () =>
      db
        .selectFrom('mall_orders')
        .select(['state', 'tracking'])
        .where('id', '=', data.id)
        .executeTakeFirstOrThrow();
    return { id: data.id, state: async () => (await stored()).state, stored };
  };
  const move = async (id: string, state: string, tracking?: string) =>
    (await gateway.sandbox('move-mall-order', { id, state, ...(tracking && { tracking }) })).status_code;
  const listed = async (id: string) =>
    (await cashier.call('mallOrderList', {})).data.items.find((each) => each.id === id);

  it('are listed here for each kind', () => {
    expect(Object.keys(kinds)).toEqual(mallGiftKinds);
  });

  it.each(cases)('[MAL-2] are taken in the order of its row, with what each needs: %s', async (kind, row) => {
    const { id, stored } = await order(kind);
    const others = (taken?: MallStep) =>
      (['packing', 'shipped', 'received'] as const).filter((state) => state !== taken);
    let before = row.steps.length === 0 ? 'received' : 'placed';
    for (const [state, needs] of row.steps) {
      expect(await listed(id)).toMatchObject({
        ...{ kind, state: before, next: { state, needs }, isRefusable: row.refusable.includes(before) },
      });
      for (const other of others(state)) expect(await move(id, other, value)).toBe(errorCodes.notFound);
      if (needs !== null) expect(await move(id, state)).toBe(errorCodes.validationError);
      expect((await stored()).state).toBe(before);
      expect(await move(id, state, needs === null ? undefined : value)).toBe(errorCodes.success);
      before = state;
    }
    const hasValue = row.steps.some(([, needs]) => needs !== null);
    expect(await stored()).toEqual({ state: 'received', tracking: hasValue ? value : null });
    for (const other of [...others(), 'refused'])
      expect(await move(id, other, value)).toBe(errorCodes.notFound);
    expect(await listed(id)).toBeUndefined();
  });

  it.each(cases.filter(([, { steps }]) => steps.length > 0))(
    '[MAL-2] can be replaced by a refusal while the mall has the gift: %s',
    async (kind, row) => {
      for (let taken = 0; taken <= row.steps.length; taken++) {
        const { id, state } = await order(kind);
        for (const [step] of row.steps.slice(0, taken)) await move(id, step, value);
        const isRefusable = row.refusable.includes(await state());
        expect(await move(id, 'refused')).toBe(isRefusable ? errorCodes.success : errorCodes.notFound);
      }
    },
  );

  it('[MAL-2] are taken by the sandbox at the ages of the row', async () => {
    const { id, stored } = await order(digital);
    gateway.clock.advance(3_599_999);
    await gateway.services.mall.advance();
    expect((await stored()).state).toBe('placed');
    gateway.clock.advance(1);
    await gateway.services.mall.advance();
    expect(await stored()).toEqual({ state: 'received', tracking: `SANDBOX-${id.slice(-10).toUpperCase()}` });
  });

  it('[MAL-2] [OPS-5] show the member a code once an operator has entered it', async () => {
    const { id } = await order(digital);
    const operator = await console.newOperator('cashier2', ['cashier']);
    const own = async () =>
      (await gateway.services.mall.orders(member.id, {})).items.find((each) => each.id === id);
    expect(await own()).toMatchObject({ kind: 'digital', state: 'placed', address: null, tracking: null });
    const { mall } = (await operator.call('overview', {})).data;
    expect(await operator.call('mallOrderMove', { id, state: 'received' })).toMatchObject({
      error: 'refused',
      data: { data: { fields: [{ field: 'tracking', reason: 'required' }] } },
    });
    await operator.call('mallOrderMove', { id, state: 'received', tracking: value });
    expect(await own()).toMatchObject({ state: 'received', tracking: value, shippedAt: null });
    expect((await operator.call('overview', {})).data.mall).toBe(mall - 1);
  });
});
