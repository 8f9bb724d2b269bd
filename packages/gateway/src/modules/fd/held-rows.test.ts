import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { mainAccount, venueAccount } from '../../domain/ledger/accounts';
import { post, postWithin } from '../../domain/ledger/post';
import { transferPosting } from '../../domain/ledger/posting';
import { newId } from '../../ids';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';

const venue = 'PAVILION';
const subject = { 'zh-CN': '测试', en: 'test' };

describe('what is counted while somebody else changes it', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  beforeAll(async () => {
    gateway = await createTestGateway();
    member = await gateway.newMember('counted1');
    await gateway.services.adjustments.adjust(member.id, 100_000n);
  });
  afterAll(() => gateway.close());

  /** Asks while a change is made and not yet there, and lets it be there when the question waits for it. */
  const askDuring = async <T>(change: (within: Database) => Promise<unknown>, ask: () => Promise<T>) => {
    const { db } = gateway.services;
    let asked: Promise<T> | undefined;
    await db.transaction().execute(async (holder) => {
      await change(holder);
      asked = ask();
      const waits = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await waits.execute(db)).rows[0]?.count !== 1);
    });
    return asked as Promise<T>;
  };

  it('[REQ-10] is collected from a venue as it is then', async () => {
    const cause = () => {
      const at = new Date(gateway.clock.now());
      return { id: newId(at), reference: venue, subject, at };
    };
    const [main, there] = [mainAccount(member.id), venueAccount(venue, member.id)];
    await post(gateway.services.db, transferPosting(cause(), [{ from: main, to: there, amount: 600n }]));
    const back = transferPosting(cause(), [{ from: there, to: main, amount: 100n }]);
    const { data } = await askDuring(
      (holder) => postWithin(holder, back),
      () => gateway.call('walletCollect', {}, { token: member.token, idempotencyKey: 'collect-as-it-is' }),
    );
    expect(data).toEqual({ collected: '5.00', main: '1000.00' });
  });

  it('[REQ-10] is given back for all turnover that is marked as given back for', async () => {
    const accrue = (within: Database) =>
      sql`select turnover_accrue(${member.id}, 'egame', 100000, now())`.execute(within);
    await accrue(gateway.services.db);
    const { data } = await askDuring(accrue, () =>
      gateway.call('rebateClaim', {}, { token: member.token, idempotencyKey: 'claim-as-it-is' }),
    );
    expect(data.amount).toBe('8.00');
  });
});
