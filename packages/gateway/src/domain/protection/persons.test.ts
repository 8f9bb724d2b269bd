import { connectDatabase } from '../../db/database';
import { createTestGateway, password, type TestGateway } from '../../testing/test-gateway';
import { createPersons } from './persons';

const minute = 60_000;

describe('the device of members as a mark of their person', () => {
  let gateway: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  /** A member with a session on a device. */
  const memberOn = async (device: string) => {
    const account = `device${names++}`;
    const { id } = await gateway.newMember(account);
    const { data } = await gateway.call('login', { account, password }, { device });
    return { id, token: data.token };
  };
  const use = (token: string) => gateway.call('memberInfo', {}, { token });
  const persons = () => gateway.services.persons;
  const shared = ({ id }: { id: string }) => persons().sharedMarks(id);
  /** Two members who have used one device for a quarter of an hour. */
  const household = async (device: string) => {
    const members = [await memberOn(device), await memberOn(device)] as const;
    gateway.clock.advance(15 * minute);
    for (const { token } of members) await use(token);
    return members;
  };

  it('[PRO-2] is recorded once a session has been used there for 10 minutes, and is weak', async () => {
    const [first, second] = [await memberOn('shared-1'), await memberOn('shared-1')];
    for (const { token } of [first, second]) await use(token);
    gateway.clock.advance(10 * minute - 1);
    for (const { token } of [first, second]) await use(token);
    expect(await shared(first)).toEqual([]);
    gateway.clock.advance(5 * minute);
    await use(first.token);
    expect(await shared(first)).toEqual([]);
    await use(second.token);
    expect(await shared(first)).toEqual([{ memberId: second.id, isStrong: false }]);
    expect(await shared(second)).toEqual([{ memberId: first.id, isStrong: false }]);
  });

  it('[PRO-2] distinguishes devices, and adds no mark without a device id', async () => {
    const [own] = await household('shared-2');
    await household('shared-3');
    expect(await shared(own)).toHaveLength(1);
    const [nameless] = await household('');
    expect(await shared(nameless)).toEqual([]);
  });

  it('[PRO-2] is stored as a hash', async () => {
    const [own] = await household('shared-4');
    const rows = await gateway.services.db
      .selectFrom('person_links')
      .selectAll()
      .where('member_id', '=', own.id)
      .execute();
    expect(rows.map(({ mark }) => mark)).toEqual(['device']);
    expect(JSON.stringify(rows)).not.toContain('shared-4');
  });

  it('[PRO-2] is stronger together with the phone', async () => {
    const [first, second] = await household('shared-5');
    await gateway.services.db
      .updateTable('members')
      .set({ phone: '+8613800000005' })
      .where('id', 'in', [first.id, second.id])
      .execute();
    // As the start of the gateway does for members of before.
    await persons().recordMissing();
    expect(await shared(first)).toEqual([{ memberId: second.id, isStrong: true }]);
  });

  it('[PRO-2] lets no self-exclusion follow to a member who shares only the device', async () => {
    const [first, second] = await household('shared-6');
    await gateway.call('selfExclude', { months: 6, loginPassword: password }, { token: first.token });
    expect(await persons().others(first.id)).toEqual([]);
    const { data } = await gateway.call('protectionInfo', {}, { token: second.token });
    expect(data.closure).toBeNull();
  });

  it('[REQ-10] is read by a transaction on its own connection, though no other is free', async () => {
    const [own] = await household('shared-7');
    const db = connectDatabase(gateway.database.url, { poolSize: 1 });
    // As a gateway that has just started, whose pool is taken by transactions.
    const started = createPersons({ db, clock: gateway.clock });
    const shared = await db
      .transaction()
      .execute((transaction) => started.lockSharedMarks(own.id, transaction));
    expect(shared).toHaveLength(1);
    await db.destroy();
  });
});
