import { sql } from 'kysely';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';

describe('settled rows', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
    const { id } = await gateway.newMember('settled1');
    await gateway.credit(id, 5_000n);
    await gateway.services.house.settleRound({
      session: { memberId: id, gameCode: 'golden-dragon' },
      key: 'round-key',
      stake: 500n,
      payout: 700n,
      detail: { kind: 'test' },
    });
    await gateway.services.db.transaction().execute(async (transaction) => {
      // Without foreign keys: the payout account of the withdrawal does not exist.
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`insert into withdrawal_orders
        (id, member_id, account_id, amount, fee, state, requested_at, reviewed_at, ended_at)
        values ('w1', ${id}, 'a1', 100, 0, 'paid', now(), now(), now()),
          ('w2', ${id}, 'a1', 100, 0, 'requested', now(), null, null)`.execute(transaction);
    });
  });
  afterAll(() => gateway.close());

  const rows = async () =>
    (
      await sql`select (select jsonb_agg(bets) from bets) as bets,
        (select jsonb_agg(deposit_orders) from deposit_orders) as deposits,
        (select jsonb_agg(withdrawal_orders) from withdrawal_orders where id = 'w1') as withdrawals`.execute(
        gateway.services.db,
      )
    ).rows;

  it.each([
    ['change of a bet', sql`update bets set payout = payout + 1`],
    ['reopened bet', sql`update bets set state = 'open'`],
    ['removed bet', sql`delete from bets`],
    ['removal of all bets', sql`truncate bets cascade`],
    ['change of a deposit', sql`update deposit_orders set amount = amount + 1`],
    ['reopened deposit', sql`update deposit_orders set state = 'pending', paid_at = null`],
    ['removed deposit', sql`delete from deposit_orders`],
    ['removal of all deposits', sql`truncate deposit_orders cascade`],
    ['change of a withdrawal', sql`update withdrawal_orders set amount = amount + 1 where id = 'w1'`],
    [
      'reopened withdrawal',
      sql`update withdrawal_orders set state = 'reviewed', ended_at = null where id = 'w1'`,
    ],
    ['removed withdrawal', sql`delete from withdrawal_orders where id = 'w1'`],
    ['removal of all withdrawals', sql`truncate withdrawal_orders`],
  ])('[REQ-10] are kept by the database: it rejects the %s', async (_what, statement) => {
    const before = await rows();
    await expect(statement.execute(gateway.services.db)).rejects.toMatchObject({ code: 'PV030' });
    expect(await rows()).toEqual(before);
  });

  it('[REQ-10] leave open rows free to change', async () => {
    const { db } = gateway.services;
    await sql`update withdrawal_orders set state = 'cancelled', ended_at = now() where id = 'w2'`.execute(db);
    await expect(sql`update withdrawal_orders set fee = 1 where id = 'w2'`.execute(db)).rejects.toThrow(
      'settled rows of withdrawal_orders are final',
    );
  });
});
