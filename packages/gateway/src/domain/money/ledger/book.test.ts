import { sql } from 'kysely';
import { damageSettledRows } from '../../../testing/damage-settled-rows';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { slotVenue } from '../../../venues/registry';
import { rebuildAccountStatement } from './account-statement';
import { mainAccount } from './accounts';
import { createBook } from './book';
import type { LedgerCheck } from './verify-ledger';

describe('the verification of the ledger', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  beforeEach(async () => {
    gateway = await createTestGateway();
    member = await gateway.newMember('watched1');
    await gateway.credit(member.id, 50_000n);
  });
  afterEach(() => gateway.close());

  let keys = 0;
  const play = () =>
    gateway.services.house.settleRound({
      session: { memberId: member.id, gameCode: 'golden-dragon' },
      key: `watched-${keys++}`,
      stake: 500n,
      payout: 300n,
      detail: { kind: 'test' },
    });
  const deposit = async () => {
    const body = { channel: 'alipay', amount: '100' };
    const options = { token: member.token, idempotencyKey: `watched-deposit-${keys++}` };
    return (await gateway.call('depositCreate', body, options)).data;
  };
  const halted = async () => (await gateway.call('walletBalances', {}, { token: member.token })).data.halted;
  const watch = () => gateway.services.book.watch();

  it('[REQ-10] halts no money while the ledger is sound', async () => {
    await watch();
    await play();
    await watch();
    await play();
    await watch();
    await watch();
    expect(await halted()).toBe(false);
  });

  it('[REQ-10] does not take a transaction in progress for a mismatch', async () => {
    const look = async () => {
      for (let turn = 0; turn < 6; turn++) {
        if (turn % 2 === 0) gateway.clock.advance(3_600_000);
        await watch();
      }
    };
    await Promise.all([look(), ...Array.from({ length: 60 }, play)]);
    expect(await gateway.services.book.isHalted()).toBe(false);
  });

  it.each([
    [
      'a balance that no entry explains',
      sql`update ledger_balances set balance = balance + 1 where account like 'main:%'`,
    ],
    [
      'an entry without its other side',
      sql`insert into ledger_entries (transaction_id, home, account, kind, amount, at)
        select transaction_id, home, 'house:games', 'payout', 1, at from ledger_entries order by seq desc limit 1`,
    ],
  ])('[REQ-10] halts all money at %s', async (_what, damage) => {
    await watch();
    await watch();
    await watch();
    const order = await deposit();
    await play();
    await damage.execute(gateway.services.db);
    await watch();
    expect(await halted()).toBe(true);
    await expect(play()).rejects.toMatchObject({ code: 20116 });
    expect(await gateway.sandbox('pay-deposit', { id: order.id })).toMatchObject({ status_code: 20116 });
    const body = { venue: slotVenue.code, direction: 'in' as const, amount: '1' };
    const options = { token: member.token, idempotencyKey: 'halted-move' };
    const moved = await gateway.call('walletTransfer', body, options);
    expect(moved).toMatchObject({ status_code: 20116 });
    expect(moved.message).toMatch(/核对/);
    await gateway.services.advance();
    expect((await gateway.sandbox('resume-money')).data).toEqual({ resumed: false });
    expect(await halted()).toBe(true);
  });

  it('[REQ-10] finds old changes by the hourly verification', async () => {
    for (let round = 0; round < 4; round++) {
      await play();
      await watch();
    }
    await damageSettledRows(gateway.services.db, sql`update bets set payout = payout + 1`);
    await watch();
    expect(await halted()).toBe(false);
    gateway.clock.advance(3_600_000);
    await watch();
    expect(await gateway.services.book.isHalted()).toBe(true);
    await damageSettledRows(gateway.services.db, sql`update bets set payout = payout - 1`);
    expect((await gateway.sandbox('resume-money')).data).toEqual({ resumed: true });
    expect((await play()).payout).toBe(300n);
  });

  it('[REQ-10] halts money at a broken rule of the ledger while a further check fails, and tries that again', async () => {
    let checks: () => Promise<LedgerCheck[]> = () => Promise.reject(new Error('too many bets'));
    const { db } = gateway.services;
    const book = createBook({ db, clock: gateway.clock, verifyFurther: () => checks() });
    await expect(book.watch()).rejects.toThrow('too many bets');
    await play();
    await sql`update ledger_balances set balance = balance + 1 where account like 'main:%'`.execute(db);
    await book.watch();
    expect(await book.isHalted()).toBe(true);
    await sql`update ledger_balances set balance = balance - 1 where account like 'main:%'`.execute(db);
    checks = async () => [];
    expect(await book.resume()).toEqual([]);
    checks = async () => [{ rule: 'a rule of bets', violations: 1 }];
    await book.watch();
    expect(await book.isHalted()).toBe(true);
    expect(await book.resume()).toEqual(['a rule of bets']);
    expect(await book.isHalted()).toBe(true);
  });

  it('[REQ-10] does not verify the whole ledger again and again while a further check fails', async () => {
    const { db } = gateway.services;
    const fail = () => Promise.reject(new Error('too many bets'));
    const book = createBook({ db, clock: gateway.clock, verifyFurther: fail });
    await expect(book.watch()).rejects.toThrow();
    const statements = jest.spyOn(db.getExecutor(), 'executeQuery');
    await expect(book.watch()).rejects.toThrow();
    const count = statements.mock.calls.length;
    statements.mockRestore();
    // The halt, the last entry, and the rules of new entries.
    expect(count).toBe(3);
  });

  it('[REQ-10] rebuilds a statement from entries alone, equal to the records', async () => {
    for (let round = 0; round < 5; round++) await play();
    const lines = await rebuildAccountStatement(gateway.services.db, mainAccount(member.id));
    const records = (
      await gateway.call('transactionRecords', {}, { token: member.token })
    ).data.items.reverse();
    expect(lines.map(({ seq, amount, balance }) => [String(seq), amount, balance])).toEqual(
      records.map(({ id, amount, balanceAfter }) => [
        id,
        BigInt(amount.replace('.', '')),
        BigInt(balanceAfter.replace('.', '')),
      ]),
    );
    expect(lines.at(-1)?.balance).toBe(await gateway.services.wallet.balance(member.id));
  });
});
