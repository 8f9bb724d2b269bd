import { type MailKind, mailKinds } from '@pavilion/contract';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { text } from '../texts';

/** Adds a row, as a developer would. Nothing else of contract and gateway may be needed. */
jest.mock('../../../../contract/src/mail-kinds', () => {
  const actual = jest.requireActual('../../../../contract/src/mail-kinds');
  return {
    ...actual,
    mailKindDefinitions: {
      ...actual.mailKindDefinitions,
      results: { name: { 'zh-CN': '赛果', en: 'Results' }, isOffer: false },
    },
    mailKinds: [...actual.mailKinds, 'results'],
  };
});
const newKind = 'results' as MailKind;
/** The counts of a mailbox without unread mails. */
const noneUnread = { total: 0, ...Object.fromEntries(mailKinds.map((kind) => [kind, 0])) };

describe('a kind of mail that was added as a row of `mailKindDefinitions`', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  it('[MAI-1] is stored, listed, counted and marked as read', async () => {
    const { id, token } = await gateway.newMember('mailed1');
    const unread = async () => (await gateway.call('mailUnread', {}, { token })).data;
    gateway.clock.advance(1);
    const body = text('正文', 'A body');
    await gateway.services.mail.send(id, { kind: newKind, title: text('赛果', 'Result'), body, href: null });
    const { data } = await gateway.call('mailList', { kind: newKind }, { token });
    expect(data.items).toMatchObject([{ kind: 'results', title: { en: 'Result' }, isRead: false }]);
    expect(await unread()).toEqual({ ...noneUnread, total: 2, system: 1, results: 1 });
    const readAll = { upTo: data.items[0]?.id ?? '', kind: newKind };
    const read = await gateway.call('mailReadAll', readAll, { token });
    expect(read.data).toMatchObject({ total: 1, system: 1, results: 0 });
  });

  it('rejects a kind that is not in the list', async () => {
    const { token } = await gateway.newMember('mailed2');
    const unknown = await gateway.call('mailList', { kind: 'unknown' as MailKind }, { token });
    expect(unknown.status_code).toBe(10003);
  });
});
