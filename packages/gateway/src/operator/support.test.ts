import { randomUUID } from 'node:crypto';
import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';

const png = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64');

describe('support by operators', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let mei: TestOperator;
  let member: { id: string; token: string };
  let count = 0;
  withTestConsole(
    async (...opened) => {
      [gateway, console] = opened;
      mei = await console.newOperator('mei', ['support']);
    },
    { payerDelay: 1_000 },
  );
  beforeEach(async () => {
    count += 1;
    member = await gateway.newMember(`asks${count}`);
  });

  const say = async (text: string, pictures: string[] = []) =>
    (await gateway.call('supportSend', { key: randomUUID(), text, pictures }, member)).data.thread.id;
  const messages = async (thread: string) =>
    (await gateway.call('supportMessages', { thread }, member)).data.items
      .map(({ author, name, isAutomatic, text }) => ({ author, name, isAutomatic, text: text.en }))
      .reverse();
  /** Gives the automatic agent the time for its answer. */
  const wait = async () => {
    gateway.clock.advance(10_000);
    await gateway.services.advance();
  };

  it('[OPS-5] the automatic agent is silent in a thread that an operator has taken, until it is given back', async () => {
    const id = await say('What is the fee?');
    expect((await mei.call('threadTake', { id })).data.outcome).toBe('done');
    await wait();
    expect(await messages(id)).toHaveLength(1);
    await say('Hello?');
    await wait();
    expect(await messages(id)).toHaveLength(2);
    await mei.call('threadRelease', { id });
    await say('Is there a person?');
    await wait();
    expect((await messages(id)).at(-1)).toMatchObject({ author: 'staff', isAutomatic: true });
  });

  it('[OPS-5] a ticket has its topic and the fields that were filled in', async () => {
    const body = { topic: 'game' as const, key: randomUUID(), text: 'Which result?', pictures: [] };
    const { data } = await gateway.call('ticketOpen', { ...body, values: { betNumber: 'bet-0001' } }, member);
    expect((await mei.call('threadInfo', { id: data.id })).data.thread).toMatchObject({
      topic: 'game',
      details: [{ name: 'betNumber', value: { en: 'bet-0001' } }],
    });
  });

  it('[OPS-5] an answer has the name of the operator, takes the thread, and reaches the open pages of the member', async () => {
    const events: unknown[] = [];
    gateway.services.bus.subscribe((event) => events.push(event));
    const id = await say('Where is my deposit?');
    events.length = 0;
    await mei.call('threadAnswer', { id, text: 'We are looking.' });
    expect(events).toEqual([{ kind: 'support', memberId: member.id, thread: id }]);
    expect((await messages(id)).at(-1)).toEqual({
      author: 'staff',
      name: { 'zh-CN': '客服 mei', en: 'Support mei' },
      isAutomatic: false,
      text: 'We are looking.',
    });
    const { items } = (await mei.call('threadList', { show: 'mine' })).data;
    expect(items.map((thread) => thread.id)).toContain(id);
    await wait();
    expect(await messages(id)).toHaveLength(2);
  });

  it('[SUP-1] the member sees that an operator has seen a message, before the answer', async () => {
    const id = await say('Where is my deposit?');
    await gateway.services.supportAnswers.take(id, mei.id);
    const seenUpTo = async () =>
      (await gateway.call('supportMessages', { thread: id }, member)).data.thread.seenUpTo;
    const { messages: shown } = (await mei.call('threadInfo', { id })).data;
    const first = shown[0]!.id;
    expect(await seenUpTo()).toBeNull();
    const events: unknown[] = [];
    gateway.services.bus.subscribe((event) => events.push(event));
    const auditor = await console.newOperator(`reads${count}`, ['auditor']);
    events.length = 0;
    await auditor.call('threadInfo', { id, seenUpTo: first });
    expect([await seenUpTo(), events]).toEqual([null, []]);
    expect((await mei.call('threadInfo', { id, seenUpTo: first })).data.seenUpTo).toBe(first);
    expect(await seenUpTo()).toBe(first);
    expect(events).toEqual([{ kind: 'support', memberId: member.id, thread: id }]);
    await say('Hello?');
    const second = (await mei.call('threadInfo', { id })).data.messages.at(-1)!.id;
    await mei.call('threadInfo', { id, seenUpTo: second });
    events.length = 0;
    // Another tab that is behind, and a message of another thread.
    for (const late of [first, second, `${second}0`]) await mei.call('threadInfo', { id, seenUpTo: late });
    expect([await seenUpTo(), events]).toEqual([second, []]);
  });

  it('[SUP-1] the automatic agent answers a message that an operator has seen and left', async () => {
    const id = await say('What is the fee of a withdrawal?');
    const { messages: shown } = (await mei.call('threadInfo', { id })).data;
    await mei.call('threadInfo', { id, seenUpTo: shown[0]!.id });
    await wait();
    const [, answer] = (
      await gateway.call('supportMessages', { thread: id }, member)
    ).data.items.toReversed();
    const questions = (await gateway.call('supportQuestions', {})).data;
    expect(questions.map((question) => question.answer)).toContainEqual(answer?.text);
  });

  it('[OPS-5] an answer that is sent again is one message and one act', async () => {
    const id = await say('Hello');
    const body = { id, text: 'Hello!' };
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => mei.call('threadAnswer', body, key)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await messages(id)).toHaveLength(2);
    const acts = await gateway.services.db
      .selectFrom('operator_acts')
      .select('id')
      .where('subject', '=', id)
      .execute();
    expect(acts).toHaveLength(1);
    expect(await mei.call('threadAnswer', { ...body, text: 'Another' }, key)).toMatchObject({
      http: 409,
      error: 'key-used',
    });
  });

  it.each(['Pay to 4111 1111 1111 1111', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'])(
    '[SUP-2] an operator cannot send “%s”',
    async (text) => {
      const id = await say('Where do I pay?');
      const answer = await mei.call('threadAnswer', { id, text });
      expect(answer).toMatchObject({ http: 409, data: { code: 20512 } });
      expect(await messages(id)).toHaveLength(1);
    },
  );

  it('[SUP-2] operators see pictures that were sent, and no others', async () => {
    const { data: sent } = await gateway.call('supportPictureAdd', { data: png }, member);
    expect((await mei.call('threadPicture', { id: sent.id })).http).toBe(404);
    const id = await say('', [sent.id]);
    const info = (await mei.call('threadInfo', { id })).data;
    expect(info.messages.at(-1)?.pictures).toEqual([sent.id]);
    expect((await mei.call('threadPicture', { id: sent.id })).data).toEqual({
      id: sent.id,
      type: 'image/png',
      data: png,
    });
  });

  it('[OPS-5] overdue threads come first, and a closed one is reopened by its member', async () => {
    await say('First');
    gateway.clock.advance(10 * 3_600_000);
    const fresh = await console.newOperator(`fresh${count}`, ['support']);
    await gateway.services.siteState.set('automaticReviews', false);
    const id = (
      await gateway.call(
        'ticketOpen',
        { topic: 'complaint', key: randomUUID(), text: 'Two hours', pictures: [] },
        member,
      )
    ).data.id;
    const { items } = (await fresh.call('threadList', { show: 'waiting' })).data;
    expect(items.map(({ answerBy }) => answerBy)).toEqual(
      items.map(({ answerBy }) => answerBy).toSorted((a, b) => (a ?? '~').localeCompare(b ?? '~')),
    );
    expect(items.map((thread) => thread.id)).toContain(id);
    await fresh.call('threadClose', { id });
    expect((await fresh.call('threadInfo', { id })).data.thread.state).toBe('closed');
    await gateway.call('supportReopen', { thread: id }, member);
    expect((await fresh.call('threadInfo', { id })).data.thread).toMatchObject({
      state: 'reopened',
      isOverdue: false,
    });
    await gateway.services.siteState.set('automaticReviews', true);
  });

  it('[OPS-5] with automatic reviews off, all that members ask for waits for an operator', async () => {
    const admin = await console.newOperator(`admin${count}`, ['admin']);
    await admin.call('reviewsAutomatic', { on: false });
    await gateway.call('realNameSubmit', { name: '沈万三' }, member);
    const id = await say('Hello');
    await wait();
    expect(await messages(id)).toHaveLength(1);
    const names = (await admin.call('nameList', {})).data.items;
    expect(names.map((row) => row.member.id)).toContain(member.id);
    await admin.call('nameReview', { member: member.id });
    expect((await gateway.call('memberSecurity', {}, member)).data.realName.state).toBe('passed');
    await admin.call('reviewsAutomatic', { on: true });
    await wait();
    expect(await messages(id)).toHaveLength(2);
  });

  it('[OPS-5][SUP-3] an assisted deposit goes through the hands of operators', async () => {
    const { data: asked } = await gateway.call(
      'assistedDepositRequest',
      { channel: 'alipay', amount: '200', note: '', warningAccepted: true },
      { token: member.token, idempotencyKey: randomUUID() },
    );
    const cashier = await console.newOperator(`cash${count}`, ['cashier', 'support']);
    await cashier.call('assistedAssign', { id: asked.id });
    expect(await cashier.call('assistedAssign', { id: asked.id })).toMatchObject({ error: 'unchanged' });
    await wait();
    const state = async () => (await gateway.call('assistedDepositInfo', {}, member)).data.latest;
    expect(await state()).toMatchObject({ state: 'assigned' });
    await cashier.call('assistedInstruct', { id: asked.id });
    const order = (await state())?.order as string;
    await cashier.call('depositPay', { order, note: 'seen on the account' });
    expect(await state()).toMatchObject({ state: 'paid' });
    expect(await gateway.services.wallet.balance(member.id)).toBe(20_000n);
  });

  it('[OPS-5][REQ-10] closes a deposit channel for new orders, while one that is open is still paid', async () => {
    const cashier = await console.newOperator(`channels${count}`, ['cashier']);
    const listed = async () =>
      (await gateway.call('depositChannels', {}, member)).data.map(({ code }) => code);
    const order = () =>
      gateway.call(
        'depositCreate',
        { channel: 'wechat', amount: '200' },
        { ...member, idempotencyKey: randomUUID() },
      );
    const turn = (isOpen: boolean, code = 'wechat') =>
      cashier.call('channelSwitch', { code, isOpen, note: 'the provider is down' });
    const state = async () =>
      (await cashier.call('channelList', {})).data.items.find(({ code }) => code === 'wechat')?.isOpen;
    const { data: pending } = await order();
    expect((await turn(false)).data.outcome).toBe('done');
    expect(await turn(false)).toMatchObject({ error: 'unchanged' });
    expect([await state(), await listed()]).toEqual([false, expect.not.arrayContaining(['wechat'])]);
    expect((await order()).status_code).toBe(20107);
    await cashier.call('depositPay', { order: pending.id, note: 'seen on the account' });
    expect(await gateway.services.wallet.balance(member.id)).toBe(20_000n);
    await turn(true);
    expect([await state(), await listed()]).toEqual([true, expect.arrayContaining(['wechat'])]);
    expect((await order()).status_code).toBe(6000);
    expect(await turn(true, 'unknown')).toMatchObject({ error: 'not-found' });
  });
});
