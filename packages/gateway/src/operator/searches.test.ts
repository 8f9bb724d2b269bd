import { sql } from 'kysely';
import { readCost } from '../testing/statement-cost';
import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';

describe('searches of operators', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let boss: TestOperator;
  withTestConsole(async (...opened) => {
    [gateway, console] = opened;
    boss = await console.newOperator('boss', ['admin']);
  });

  const find = async (query: string) =>
    (await boss.call('memberFind', { query })).data.items.map(({ account }) => account);

  it('[OPS-5] find a member by account, its first characters, id, and phone in any spelling', async () => {
    const { id } = await gateway.newMember('Searched1');
    await gateway.newMember('other1');
    await gateway.services.db
      .updateTable('members')
      .set({ phone: '(86)13800138000' })
      .where('id', '=', id)
      .execute();
    const spellings = ['13800138000', '(86)13800138000', '(0086)013800138000', ' 138 0013-8000 '];
    for (const query of ['searched1', 'SEAR', id, ...spellings])
      expect(await find(query)).toEqual(['Searched1']);
    for (const query of ['earched1', '1380013800', 'sear%', 'searched1_'])
      expect(await find(query)).toEqual([]);
  });

  it('[OPS-5] read neither all members nor all acts', async () => {
    const { db } = gateway.services;
    await sql`insert into members (id, account, account_key, password_hash, nickname, invite_code, phone, registered_at)
      select id, id, id, '', id, id, '(86)' || 13900000000 + n, now()
      from generate_series(1, 5000) as n cross join lateral (select 'many' || n as id) as each`.execute(db);
    await sql`insert into operator_acts (id, at, operator_name, call, subject_kind, subject)
      select 'act' || n, now(), 'name' || n % 500, 'memberBlock', 'member', 'many' || n
      from generate_series(1, 5000) as n`.execute(db);
    await sql`analyze members, operator_acts`.execute(db);
    for (const search of [
      () => boss.call('memberFind', { query: '13900000042' }),
      () => boss.call('memberFind', { query: 'many42' }),
      () => boss.call('actList', { subject: 'many42' }),
      () => boss.call('actList', { operator: 'name42' }),
    ]) {
      const { scanned, blocks } = await readCost(db, search);
      expect(scanned.filter((table) => ['members', 'operator_acts'].includes(table))).toEqual([]);
      expect(blocks).toBeLessThan(100);
    }
  });
});
