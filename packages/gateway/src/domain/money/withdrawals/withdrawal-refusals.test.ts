import { errorCodes, type WithdrawalRefusal, withdrawalRefusals } from '@pavilion/contract';
import { inLanguage, languageIds } from '@pavilion/format';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { newReadyMember, paymentPassword } from '../../../testing/test-member';
import { refusalTexts } from './withdrawal-refusals';

/** Adds a name and its texts, as a developer would. Nothing else may be needed in the gateway. */
jest.mock('../../../../../contract/src/enumerations', () => {
  const actual = jest.requireActual('../../../../../contract/src/enumerations');
  return { ...actual, withdrawalRefusals: [...actual.withdrawalRefusals, 'example'] };
});
jest.mock('./withdrawal-refusals', () => {
  const actual = jest.requireActual('./withdrawal-refusals');
  actual.refusalTexts.example = {
    reason: { 'zh-CN': '示例原因。', en: 'The reason of an example.' },
    nextStep: { 'zh-CN': '示例步骤。', en: 'The next step of an example.' },
  };
  return actual;
});

let gateway: TestGateway;
let member: Awaited<ReturnType<typeof newReadyMember>>;
beforeAll(async () => {
  gateway = await createTestGateway();
  member = await newReadyMember(gateway, 'refused1');
  await gateway.services.adjustments.adjust(member.id, 500_000n);
  await gateway.sandbox('set-vip', { account: member.name, level: 10 });
});
afterAll(() => gateway.close());

let keys = 0;
const request = async () => {
  const { data } = await gateway.call(
    'withdrawalCreate',
    { payoutAccount: member.account, amount: '200', shownFee: '0.00', paymentPassword },
    { token: member.token, idempotencyKey: `refused-${keys++}` },
  );
  return data;
};
const orderOf = async (id: string) =>
  (await gateway.call('withdrawalOrder', { id }, { token: member.token })).data;

it('includes the added refusal', () => {
  expect(withdrawalRefusals).toContain('example');
});

describe.each(withdrawalRefusals)('the withdrawal refusal %s', (refusal: WithdrawalRefusal) => {
  it('[REQ-10] is accepted by the control, and told by the order and the mail with the next step', async () => {
    const { id } = await request();
    gateway.clock.advance(1);
    expect((await gateway.sandbox('refuse-withdrawal', { id, refusal })).data).toEqual({ done: true });
    const { reason, nextStep } = refusalTexts[refusal];
    for (const locale of languageIds) {
      expect(inLanguage(reason, locale)).toMatch(/[。.]$/);
      expect(inLanguage(nextStep, locale)).toMatch(/[。.]$/);
    }
    expect(await orderOf(id)).toMatchObject({
      state: 'refused',
      refusal,
      reason: {
        'zh-CN': reason['zh-CN'] + nextStep['zh-CN'],
        en: `${reason.en} ${nextStep.en}`,
      },
    });
    const mails = await gateway.call('mailList', {}, { token: member.token });
    const mail = mails.data.items[0]!;
    expect(mail).toMatchObject({ href: `/mine/finance/withdrawal?order=${id}` });
    expect(mail.body.en).toContain(`Reason: ${reason.en}\n${nextStep.en}`);
    expect(mail.body['zh-CN']).toContain(`原因：${reason['zh-CN']}\n${nextStep['zh-CN']}`);
  });
});

describe('the refusal of a withdrawal', () => {
  it('is `review` unless the control names another one, and none that is unknown', async () => {
    const { id } = await request();
    const unknown = await gateway.sandbox('refuse-withdrawal', { id, refusal: 'unknown' });
    expect(unknown.status_code).toBe(errorCodes.validationError);
    await gateway.sandbox('refuse-withdrawal', { id });
    expect(await orderOf(id)).toMatchObject({ state: 'refused', refusal: 'review' });
  });

  it('is null for an order that was refused with a text before there were names', async () => {
    const { id } = await request();
    const reason = { 'zh-CN': '旧的原因', en: 'An old reason' };
    await gateway.services.db
      .updateTable('withdrawal_orders')
      .set({ state: 'refused', ended_at: new Date(gateway.clock.now()), reason: JSON.stringify(reason) })
      .where('id', '=', id)
      .execute();
    expect(await orderOf(id)).toMatchObject({ state: 'refused', refusal: null, reason });
  });
});
