import { type CallRequest, type Mail, mailKinds } from '@pavilion/contract';
import fc from 'fast-check';
import { createTestGateway, password, type TestGateway } from '../../testing/test-gateway';
import { cardNumber, newReadyMember, paymentPassword } from '../../testing/test-member';
import { type Bus, createBus } from '../operations';
import { text } from '../texts';
import { insertMail, type MailAudience } from './mail';
import type { MailText } from './mail-texts';

const day = 86_400_000;
const mailText = (kind: MailText['kind'] = 'system', title = 'A title'): MailText => ({
  kind,
  title: text('标题', title),
  body: text('正文', 'A body'),
  href: null,
});
/** The counts of a mailbox without unread mails. */
const noneUnread = { total: 0, ...Object.fromEntries(mailKinds.map((kind) => [kind, 0])) };

describe('the mailbox', () => {
  let gateway: TestGateway;
  let bus: Bus;
  let memberId: string;
  let token: string;
  beforeEach(async () => {
    bus = createBus();
    gateway = await createTestGateway({ bus });
    ({ id: memberId, token } = await gateway.newMember('mailed1'));
    gateway.clock.advance(1_000);
  });
  afterEach(() => gateway.close());

  const send = async (kind?: MailText['kind'], title?: string) => {
    await gateway.services.mail.send(memberId, mailText(kind, title));
    gateway.clock.advance(1);
  };
  const list = async (body: CallRequest<'mailList'> = {}, by = token): Promise<Mail[]> =>
    (await gateway.call('mailList', body, { token: by })).data.items;
  const titles = async (body?: CallRequest<'mailList'>) =>
    (await list(body)).map(({ title }) => title.en).filter((title) => title !== 'Welcome');
  const unread = async (by = token) => (await gateway.call('mailUnread', {}, { token: by })).data;
  const idOf = async (title: string) => (await list()).find((mail) => mail.title.en === title)?.id as string;

  it('[MAI-1] lists the newest mail first, by kind and unread only, in pages', async () => {
    for (const title of ['one', 'two', 'three']) await send('system', title);
    await send('promotion', 'four');
    expect(await titles()).toEqual(['four', 'three', 'two', 'one']);
    expect(await titles({ kind: 'promotion' })).toEqual(['four']);
    await gateway.call('mailRead', { ids: [await idOf('three')] }, { token });
    expect(await titles({ unreadOnly: true })).toEqual(['four', 'two', 'one']);
    const first = await gateway.call('mailList', { limit: 2 }, { token });
    expect(first.data.items.map(({ isRead }) => isRead)).toEqual([false, true]);
    const next = await gateway.call('mailList', { limit: 2, cursor: first.data.nextCursor ?? '' }, { token });
    expect(next.data.items.map(({ title }) => title.en)).toEqual(['two', 'one']);
  });

  it('[MAI-1] leaves what arrives after the page was loaded unread', async () => {
    await send('system', 'shown');
    const [newest] = await list();
    await send('system', 'arrived meanwhile');
    const { data } = await gateway.call('mailReadAll', { upTo: newest?.id ?? '' }, { token });
    expect(data).toEqual({ ...noneUnread, total: 1, system: 1 });
    expect(await titles({ unreadOnly: true })).toEqual(['arrived meanwhile']);
  });

  it('[MAI-1] leaves a mail unread that was older but not committed when the page was loaded', async () => {
    const { db } = gateway.services;
    await send('system', 'oldest');
    let shown: Mail[] = [];
    await db.transaction().execute(async (holder) => {
      await insertMail(holder, memberId, mailText('system', 'held'), new Date(gateway.clock.now()));
      gateway.clock.advance(1);
      await send('system', 'newest');
      shown = await list();
    });
    expect(shown.map(({ title }) => title.en)).toEqual(['newest', 'oldest', 'Welcome']);
    // The page has loaded two of the three.
    const ids = shown.slice(0, 2).map(({ id }) => id);
    const { data } = await gateway.call('mailReadAll', { ids, upTo: ids[1] ?? '' }, { token });
    expect(data.total).toBe(1);
    expect(await titles({ unreadOnly: true })).toEqual(['held']);
  });

  it('[MAI-1] marks the mails of one kind only', async () => {
    await send('promotion');
    const [newest] = await list();
    await gateway.call('mailReadAll', { upTo: newest?.id ?? '', kind: 'promotion' }, { token });
    expect(await unread()).toEqual({ ...noneUnread, total: 1, system: 1 });
  });

  it('[MAI-1] deletes and restores mails, read as before', async () => {
    await send('system', 'wanted');
    const id = await idOf('wanted');
    await gateway.call('mailRead', { ids: [id] }, { token });
    await gateway.call('mailDelete', { ids: [id] }, { token });
    expect(await titles()).toEqual([]);
    await gateway.call('mailRestore', { ids: [id] }, { token });
    expect((await list())[0]).toMatchObject({ id, isRead: true });
  });

  it('[MAI-1] neither shows nor changes a mail of another member', async () => {
    await send('system', 'private');
    const id = await idOf('private');
    const stranger = (await gateway.newMember('mailed2')).token;
    const before = await unread(stranger);
    expect((await list({}, stranger)).map(({ title }) => title.en)).toEqual(['Welcome']);
    for (const name of ['mailRead', 'mailDelete', 'mailRestore'] as const)
      expect((await gateway.call(name, { ids: [id] }, { token: stranger })).status_code).toBe(20201);
    expect((await gateway.call('mailReadAll', { upTo: id }, { token: stranger })).status_code).toBe(20201);
    expect(await unread(stranger)).toEqual(before);
    expect((await list())[0]).toMatchObject({ id, isRead: false });
    await gateway.call('mailDelete', { ids: [id] }, { token });
    await gateway.call('mailRestore', { ids: [id] }, { token: stranger });
    expect(await titles()).toEqual([]);
  });

  it('[MAI-1] shows mails to all from the registration on, with a read mark for each member', async () => {
    await gateway.services.mail.sendToAll(mailText('notice', 'for all'));
    gateway.clock.advance(1_000);
    const { token: later } = await gateway.newMember('mailed3');
    expect(await titles({ kind: 'notice' })).toEqual(['for all']);
    expect(await list({ kind: 'notice' }, later)).toEqual([]);
    const { token: other } = await gateway.newMember('mailed4');
    gateway.clock.advance(1_000);
    await gateway.services.mail.sendToAll(mailText('notice', 'second'));
    await gateway.call('mailRead', { ids: [await idOf('second')] }, { token });
    expect([(await unread()).notice, (await unread(other)).notice]).toEqual([1, 1]);
  });

  it('[MAI-1] shows a mail to many to its audience alone, and to nobody after its end', async () => {
    const { db } = gateway.database;
    const { token: agent, id: agentId } = await gateway.newMember('mailed5');
    const { token: vip, id: vipId } = await gateway.newMember('mailed6');
    gateway.clock.advance(1_000);
    await db
      .insertInto('agents')
      .values({ code: 'MAILED88', name: 'Agent', member_id: agentId, parent_code: null })
      .execute();
    await db.updateTable('members').set({ vip_level: 3 }).where('id', '=', vipId).execute();
    const sendTo = async (title: string, ...rest: [MailAudience?, Date?]) => {
      gateway.clock.advance(1);
      return gateway.services.mail.sendToAll(mailText('notice', title), ...rest);
    };
    const end = new Date(gateway.clock.now() + day);
    await sendTo('all');
    await sendTo('levels', { vipMin: 2, vipMax: 3 });
    await sendTo('beginners', { vipMax: 1 });
    await sendTo('agents', { agentsOnly: true });
    const last = await sendTo('today', {}, end);
    const noticesOf = async (by: string) =>
      (await list({ kind: 'notice' }, by)).map((mail) => mail.title.en).reverse();
    expect(await noticesOf(token)).toEqual(['all', 'beginners', 'today']);
    expect(await noticesOf(vip)).toEqual(['all', 'levels', 'today']);
    expect(await noticesOf(agent)).toEqual(['all', 'beginners', 'agents', 'today']);
    expect([(await unread()).notice, (await unread(agent)).notice]).toEqual([3, 4]);
    const [ofAgents] = await list({ kind: 'notice' }, agent).then((mails) =>
      mails.filter((mail) => mail.title.en === 'agents'),
    );
    expect((await gateway.call('mailRead', { ids: [ofAgents!.id] }, { token })).status_code).toBe(20201);
    const { mail } = gateway.services;
    const countNow = async () => (await mail.unread(memberId)).notice;
    gateway.clock.advance(end.getTime() - gateway.clock.now() - 1);
    expect(await countNow()).toBe(3);
    gateway.clock.advance(1);
    expect(await countNow()).toBe(2);
    const { items } = await mail.list(memberId, { kind: 'notice' });
    expect(items.map(({ title }) => title.en)).toEqual(['beginners', 'all']);
    // The page may still show the mail that has just ended.
    expect(await mail.readAll(memberId, { upTo: last, kind: 'system' })).toMatchObject({
      notice: 2,
      system: 0,
    });
  });

  it('[MAI-1] [PRO-2] hides promotions while play is closed', async () => {
    await send('promotion');
    await gateway.call('timeOutStart', { days: 1 }, { token });
    expect([(await list({ kind: 'promotion' })).length, (await unread()).promotion]).toEqual([0, 0]);
    // The session has ended by then.
    gateway.clock.advance(day + 1);
    expect((await gateway.services.mail.unread(memberId)).promotion).toBe(1);
  });

  it('[MAI-1] keeps mails for 180 days', async () => {
    gateway.clock.advance(180 * day - 1_001);
    await gateway.services.cleanUp();
    const kept = () =>
      gateway.database.db.selectFrom('mails').select('id').where('member_id', '=', memberId).execute();
    expect(await kept()).toHaveLength(1);
    gateway.clock.advance(1);
    await gateway.services.cleanUp();
    expect(await kept()).toEqual([]);
  });

  it('[MAI-1] counts what a plain list counts, whatever is sent, read, deleted and restored', async () => {
    type Plain = { id: string; kind: MailText['kind']; isRead: boolean; isDeleted: boolean };
    const step = fc.record({
      what: fc.constantFrom('send', 'broadcast', 'read', 'readAll', 'delete', 'restore'),
      kind: fc.constantFrom(...mailKinds),
      index: fc.nat(9),
    });
    let turn = 0;
    const run = async (steps: readonly { what: string; kind: MailText['kind']; index: number }[]) => {
      turn += 1;
      const member = await gateway.newMember(`counted${turn}`);
      gateway.clock.advance(1);
      const call = <Name extends 'mailRead' | 'mailReadAll' | 'mailDelete' | 'mailRestore'>(
        name: Name,
        body: CallRequest<Name>,
      ) => gateway.call(name, body, { token: member.token });
      const plain: Plain[] = (await list({}, member.token)).map(({ id, kind }) => ({
        id,
        kind,
        isRead: false,
        isDeleted: false,
      }));
      for (const { what, kind, index } of steps) {
        gateway.clock.advance(1);
        const shown = plain.filter(({ isDeleted }) => !isDeleted);
        const chosen = plain[index % plain.length] as Plain;
        if (what === 'send' || what === 'broadcast') {
          const mail = mailText(kind);
          await (what === 'send'
            ? gateway.services.mail.send(member.id, mail)
            : gateway.services.mail.sendToAll(mail));
          const [newest] = await list({}, member.token);
          plain.push({ id: newest?.id as string, kind, isRead: false, isDeleted: false });
        } else if (what === 'readAll') {
          if (shown.length === 0) continue;
          const upTo = (shown[index % shown.length] as Plain).id;
          await call('mailReadAll', { upTo, kind });
          for (const mail of shown) if (mail.id <= upTo && mail.kind === kind) mail.isRead = true;
        } else {
          const name = { read: 'mailRead', delete: 'mailDelete', restore: 'mailRestore' }[what];
          await call(name as 'mailRead', { ids: [chosen.id] });
          if (what === 'read') chosen.isRead = true;
          if (what !== 'read') chosen.isDeleted = what === 'delete';
        }
        const open = plain.filter(({ isRead, isDeleted }) => !isRead && !isDeleted);
        const countOf = (of: MailText['kind']) => open.filter((mail) => mail.kind === of).length;
        expect(await unread(member.token)).toEqual({
          total: open.length,
          ...Object.fromEntries(mailKinds.map((of) => [of, countOf(of)])),
        });
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), run), { numRuns: 20 });
  });

  it('[MAI-1] counts the members who read a mail to many (fix: audienceSize and received of mail.ts have the same conditions)', async () => {
    const { db } = gateway.database;
    const { mail } = gateway.services;
    const members = [memberId];
    for (const level of [1, 2, 3, 3, 5]) {
      const { id } = await gateway.newMember(`counted${members.length}`);
      await db.updateTable('members').set({ vip_level: level }).where('id', '=', id).execute();
      members.push(id);
    }
    const [, first, second, third] = members as [string, string, string, string];
    const at = new Date(gateway.clock.now());
    for (const [member_id, state, closed_at] of [
      [first, 'active', null] as const,
      [second, 'closed', at] as const,
    ])
      await db
        .insertInto('agents')
        .values({
          code: `COUNTED${member_id}`,
          name: 'Agent',
          member_id,
          parent_code: null,
          state,
          closed_at,
        })
        .execute();
    await gateway.services.protection.startTimeOut(third, { days: 7 });
    gateway.clock.advance(1_000);
    const audiences: MailAudience[] = [
      {},
      { vipMin: 3 },
      { vipMax: 2 },
      { vipMin: 2, vipMax: 3 },
      { agentsOnly: true },
      { vipMin: 2, agentsOnly: true },
    ];
    for (const kind of mailKinds) {
      for (const audience of audiences) {
        gateway.clock.advance(1);
        const id = await mail.sendToAll(mailText(kind), audience);
        const read = await Promise.all(
          members.map(async (each) => (await mail.list(each, {})).items[0]?.id === id),
        );
        const size = await mail.audienceSize(kind, audience);
        expect({ kind, audience, size }).toEqual({ kind, audience, size: read.filter(Boolean).length });
      }
    }
  });

  it('[MAI-1] notifies the open pages once when a mail to many has ended', async () => {
    const events: unknown[] = [];
    await gateway.services.mail.sendToAll(mailText(), {}, new Date(gateway.clock.now() + 90_000));
    bus.subscribe((event) => events.push(event));
    for (let minute = 0; minute < 4; minute++) {
      gateway.clock.advance(60_000);
      await gateway.services.mail.advance();
      expect(events).toHaveLength(minute === 0 ? 0 : 1);
    }
    expect(events).toEqual([{ kind: 'mail' }]);
  });

  it('[MAI-1] notifies the open pages of the member, or of all members', async () => {
    const events: unknown[] = [];
    bus.subscribe((event) => events.push(event));
    await send();
    await gateway.services.mail.sendToAll(mailText('notice'));
    await gateway.call('mailRead', { ids: [(await list())[0]?.id ?? ''] }, { token });
    expect(events).toEqual([{ kind: 'mail', memberId }, { kind: 'mail' }, { kind: 'mail', memberId }]);
  });
});

describe('events of an account', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway();
  });
  afterEach(() => gateway.close());
  const titlesOf = async (token: string) =>
    (await gateway.call('mailList', {}, { token })).data.items.map(({ title }) => title.en);

  it('[MAI-2][MSK-2] welcome a new member, without the account', async () => {
    const { token } = await gateway.newMember('told1');
    expect(await titlesOf(token)).toEqual(['Welcome']);
    const { text } = await gateway.call('mailList', {}, { token });
    expect(text).not.toContain('told1');
  });

  it('[MAI-2] report a login on a new device, with the device, and none on a known one', async () => {
    await gateway.newMember('told2');
    gateway.clock.advance(1);
    const login = (device: string) =>
      gateway.call(
        'login',
        { account: 'told2', password },
        { device, address: '203.0.113.9', headers: { 'user-agent': 'Firefox/1 Windows' } },
      );
    const home = (await login('test-device')).data.token;
    expect(await titlesOf(home)).toEqual(['Welcome']);
    await login('elsewhere');
    const [mail] = (await gateway.call('mailList', {}, { token: home })).data.items;
    expect(mail?.title.en).toBe('Login on a new device');
    expect(mail?.body.en).toContain('Firefox · Windows, IP address 203.0.113.*');
  });

  it('[MAI-2] report a changed password', async () => {
    const { token } = await gateway.newMember('told3');
    gateway.clock.advance(1);
    const changed = await gateway.call(
      'passwordChange',
      { currentPassword: password, password: 'Another2026' },
      { token },
    );
    expect((await titlesOf(changed.data.token))[0]).toBe('Your password was changed');
  });

  it.each([
    ['paid', 'Withdrawal paid'],
    ['refused', 'Withdrawal refused'],
    ['cancelled', undefined],
  ])('[MAI-2] report a withdrawal that is %s, once', async (end, title) => {
    const member = await newReadyMember(gateway, `told${end}`, cardNumber(1));
    await gateway.services.adjustments.adjust(member.id, 50_000n);
    const { data } = await gateway.call(
      'withdrawalCreate',
      { payoutAccount: member.account, amount: '200', shownFee: '0.00', paymentPassword },
      { token: member.token, idempotencyKey: `mailed-withdrawal-${end}` },
    );
    gateway.clock.advance(1);
    const finish = {
      paid: async () => {
        await gateway.sandbox('review-withdrawal', { id: data.id });
        await gateway.sandbox('pay-withdrawal', { id: data.id });
        await gateway.sandbox('pay-withdrawal', { id: data.id });
      },
      refused: async () => {
        await gateway.sandbox('refuse-withdrawal', { id: data.id });
        await gateway.sandbox('refuse-withdrawal', { id: data.id });
      },
      cancelled: async () => {
        await gateway.call('withdrawalCancel', { id: data.id }, { token: member.token });
      },
    }[end] as () => Promise<void>;
    await finish();
    const titles = (await titlesOf(member.token)).filter((each) => each.startsWith('Withdrawal'));
    expect(titles).toEqual(title === undefined ? [] : [title]);
  });

  it.each([
    [true, 'Your profile was changed'],
    [false, 'Your profile change was refused'],
  ])('[MAI-2] report the review of a profile change (passed: %s)', async (pass, title) => {
    const member = await newReadyMember(gateway, 'told5', cardNumber(1));
    gateway.clock.advance(1);
    const picture = await gateway.call('evidenceAdd', { data: '/9j/4A==' }, { token: member.token });
    const { data } = await gateway.call(
      'profileChangeRequest',
      { field: 'email', value: 'new@example.com', pictures: [picture.data.id], loginPassword: password },
      { token: member.token },
    );
    await gateway.services.profileChanges.review(data.id, pass);
    expect((await titlesOf(member.token))[0]).toBe(title);
  });

  it.each([
    [true, 'Real name confirmed'],
    [false, 'Real name not confirmed'],
  ])('[MAI-2] report the review of a real name (passed: %s)', async (pass, title) => {
    const { id, token } = await gateway.newMember('told4');
    gateway.clock.advance(1);
    await gateway.call('realNameSubmit', { name: '王小明' }, { token });
    await gateway.services.security.reviewRealName(id, pass);
    await gateway.services.security.reviewRealName(id, pass);
    expect(await titlesOf(token)).toEqual([title, 'Welcome']);
  });
});
