import { sql } from 'kysely';
import { connectDatabase } from '../../db/database';
import { createTestGateway, password, type TestGateway } from '../../testing/test-gateway';
import { memberRow } from '../../testing/test-member';
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

  it('[REQ-10] has its secret from the start, before transactions on all connections need it at once', async () => {
    const other = await createTestGateway();
    await other.services.persons.recordMissing();
    const one = connectDatabase(other.database.url, { poolSize: 1 });
    const started = createPersons({ db: one, clock: other.clock });
    await expect(
      one.transaction().execute((transaction) => started.isExcluded({ phone: 'any' }, transaction)),
    ).resolves.toBe(false);
    await one.destroy();
    await other.close();
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

describe('accounts that others join to one person', () => {
  let gateway: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const persons = () => gateway.services.persons;
  const title = { 'zh-CN': '礼金', en: 'Bonus' };
  /** New accounts, of which neighbours share a mark: `phone` joins the first to the second. */
  const chain = async (...marks: ('phone' | 'payout' | 'name-birthday' | 'device')[]) => {
    const ids: string[] = [];
    for (let account = 0; account <= marks.length; account++)
      ids.push((await gateway.newMember(`chain${names++}`)).id);
    for (const [at, mark] of marks.entries()) {
      const shared = { mark, hash: `${mark} ${names} ${at}`, proven: true };
      await gateway.services.db
        .insertInto('person_links')
        .values([
          { member_id: ids[at]!, ...shared },
          { member_id: ids[at + 1]!, ...shared },
        ])
        .execute();
    }
    return ids as [string, string, string, ...string[]];
  };
  const grant = (memberId: string, occasion: string) =>
    gateway.services.grants.grant({
      ...{ memberId, cause: 'promotion', reference: `${occasion} ${memberId}`, occasion },
      ...{ title, amount: 500n },
    });

  it('[ACT-2] get one gift, though the two ends share no mark', async () => {
    const [first, , last] = await chain('phone', 'payout');
    expect((await grant(first, 'chain')).outcome).toBe('granted');
    expect((await grant(last, 'chain')).outcome).toBe('refused');
  });

  it('[ACT-2] get one gift when all ask for it at once', async () => {
    const ids = await chain('phone', 'payout', 'phone', 'name-birthday', 'payout');
    const granted = await Promise.all(ids.map((id) => grant(id, 'chain at once')));
    expect(granted.map(({ outcome }) => outcome).sort()).toEqual([
      'granted',
      ...Array<string>(5).fill('refused'),
    ]);
  });

  it('[ACT-2] are reviewed over one device, and are strangers over two', async () => {
    const [first, , third, fourth] = await chain('phone', 'device', 'device');
    expect((await grant(first, 'households')).outcome).toBe('granted');
    expect((await grant(third, 'households')).outcome).toBe('pending');
    expect(await persons().sharedMarks(first)).not.toContainEqual(
      expect.objectContaining({ memberId: fourth }),
    );
    const [own, , , other] = await chain('payout', 'device', 'phone');
    expect(await persons().sharedMarks(own)).toContainEqual({ memberId: other, isStrong: false });
  });

  it('[PRO-2] are all closed by the self-exclusion of one when each is proven', async () => {
    const ids = await chain('phone', 'name-birthday', 'phone');
    await gateway.services.protection.selfExclude(ids[0], { months: 6, loginPassword: password });
    const { rows } = await sql<{ member_id: string }>`select member_id from protection_closures
      where kind = 'self-exclusion' and member_id = any(${ids})`.execute(gateway.services.db);
    expect(rows.map((row) => row.member_id).sort()).toEqual([...ids].sort());
  });

  it('[PRO-2] wait for an operator where the chain is not proven', async () => {
    const [first, second, third, fourth] = await chain('phone', 'payout', 'phone');
    await sql`update person_links set proven = false where mark = 'payout' and member_id = any(${[second, third]})`.execute(
      gateway.services.db,
    );
    const found = await gateway.services.db
      .transaction()
      .execute((transaction) => persons().toExclude(first, transaction));
    expect(found).toEqual({ certain: [second], uncertain: [third] });
    expect(await persons().others(first)).toContain(fourth);
  });

  it('[ACT-2][PRO-2] are those that a search by hand finds, for random marks', async () => {
    const prefix = `random${names++}`;
    const members = Array.from({ length: 60 }, (_, at) => `${prefix}-${String(at).padStart(2, '0')}`);
    await gateway.services.db
      .insertInto('members')
      .values(
        members.map((id) => ({
          ...memberRow(id),
          registered_at: new Date(),
        })),
      )
      .execute();
    let seed = 17;
    const draw = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const marks = ['phone', 'payout', 'name-birthday', 'device'] as const;
    const links = new Map(
      Array.from({ length: 80 }, () => {
        const link = { member_id: members[draw(60)]!, mark: marks[draw(4)]!, hash: `${prefix} ${draw(14)}` };
        return [JSON.stringify(link), link] as const;
      }),
    );
    const all = [...links.values()];
    await gateway.services.db.insertInto('person_links').values(all).execute();
    const neighbours = (id: string, kinds: readonly string[]) =>
      all
        .filter((own) => own.member_id === id && kinds.includes(own.mark))
        .flatMap((own) => all.filter((other) => other.mark === own.mark && other.hash === own.hash))
        .map((link) => link.member_id);
    const person = (id: string, found = new Set([id])): Set<string> => {
      for (const next of neighbours(id, marks.slice(0, 3)))
        if (!found.has(next)) person(next, found.add(next));
      return found;
    };
    for (const id of members) {
      const strong = person(id);
      const weak = [...strong]
        .flatMap((own) => neighbours(own, ['device']))
        .flatMap((next) => [...person(next)]);
      const expected = [...new Set([...strong, ...weak])]
        .filter((other) => other !== id)
        .sort()
        .map((memberId) => ({ memberId, isStrong: strong.has(memberId) }));
      expect(await persons().sharedMarks(id)).toEqual(expected);
    }
    const among = await persons().othersAmong(members);
    for (const id of members) {
      const expected = [...person(id)].filter((other) => other !== id).sort();
      expect((among.get(id) ?? []).sort()).toEqual(expected);
    }
  });
});
