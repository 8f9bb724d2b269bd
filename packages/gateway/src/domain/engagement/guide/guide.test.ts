import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { cardNumber, newReadyMember, playRound } from '../../../testing/test-member';

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
    await playRound(gateway, id, { stake: 100n, payout: 0n });
    expect((await states(token))[3]).toBe('done');
  });

  it('[GUI-1] are done for a member with name and payout account', async () => {
    const { token } = await newReadyMember(gateway, 'guided2', cardNumber(5));
    expect((await states(token)).slice(0, 2)).toEqual(['done', 'done']);
  });
});
