import { newId } from '../../../ids';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { cardNumber, newReadyMember } from '../../../testing/test-member';
import { mainAccount, runPosting } from '../../money';
import { settleRoundStatement } from '../../play';

describe('the first steps', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ payerDelay: 86_400_000 });
  });
  afterAll(() => gateway.close());

  const states = async (token: string) =>
    (await gateway.call('guideInfo', {}, { token })).data.map(({ state }) => state);

  it('[GUI-1] follow what the member has done', async () => {
    const { id, token } = await gateway.newMember('guided1');
    expect((await gateway.call('guideInfo', {}, { token })).data).toEqual([
      { step: 'real-name', state: 'todo' },
      { step: 'payout-account', state: 'todo' },
      { step: 'deposit', state: 'todo' },
      { step: 'round', state: 'todo' },
    ]);
    await gateway.call('realNameSubmit', { name: '沈万三' }, { token });
    const order = await gateway.call(
      'depositCreate',
      { channel: 'alipay', amount: '100' },
      { token, idempotencyKey: 'guide-deposit' },
    );
    expect(await states(token)).toEqual(['pending', 'todo', 'pending', 'todo']);
    await gateway.sandbox('review-real-name', { account: 'guided1', pass: false });
    await gateway.call('depositCancel', { id: order.data.id }, { token });
    expect(await states(token)).toEqual(['todo', 'todo', 'todo', 'todo']);
    await gateway.credit(id, 10_000n);
    const at = new Date(gateway.clock.now());
    await runPosting(
      gateway.services.db,
      settleRoundStatement({
        ...{ id: newId(at), memberId: id, account: mainAccount(id), gameCode: 'golden-dragon', at },
        ...{ gameName: { 'zh-CN': '测试', en: 'test' }, category: 'egame', stake: 100n, payout: 0n },
        detail: { kind: 'test' },
      }),
    );
    expect((await states(token))[3]).toBe('done');
  });

  it('[GUI-1] are done for a member with name and payout account', async () => {
    const { token } = await newReadyMember(gateway, 'guided2', cardNumber(5));
    expect((await states(token)).slice(0, 2)).toEqual(['done', 'done']);
  });
});
