import { formatMinor } from '@pavilion/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { tableGames } from '../../../venues/tables';
import { createRoundClock } from '../../play/tables/round-clock';

type Step =
  | { kind: 'deposit'; amount: bigint }
  | { kind: 'bonus'; amount: bigint; multiple: number }
  | { kind: 'adjustment'; amount: bigint; multiple: number }
  | { kind: 'round'; stake: bigint }
  /** Stakes all whole units of the balance on a round of a table, which is drawn later. */
  | { kind: 'slip' }
  | { kind: 'draw' };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), amount: fc.bigInt({ min: 1n, max: 30_000n }) }),
  fc.record({
    kind: fc.constant('bonus' as const),
    amount: fc.bigInt({ min: 1n, max: 4_000n }),
    multiple: fc.constantFrom(100, 500, 800),
  }),
  fc.record({
    kind: fc.constant('adjustment' as const),
    amount: fc.bigInt({ min: 1n, max: 4_000n }),
    multiple: fc.constantFrom(0, 100),
  }),
  fc.record({ kind: fc.constant('slip' as const) }),
  fc.record({ kind: fc.constant('draw' as const) }),
  fc.record({ kind: fc.constant('round' as const), stake: fc.bigInt({ min: 150n, max: 15_000n }) }),
  // The whole balance, so that it is lost sometimes.
  fc.record({ kind: fc.constant('round' as const), stake: fc.constant(-1n) }),
);

/** A model of requirements, fulfilled one by one, oldest first. */
const createModel = () => {
  let balance = 0n;
  let staked = 0n;
  let lines: { required: bigint; done: bigint; state: 'open' | 'done' | 'lifted' }[] = [];
  const credit = (amount: bigint, times: bigint) => {
    if (balance + staked < 100n)
      lines = lines.map((line) => (line.state === 'open' ? { ...line, state: 'lifted' } : line));
    lines.push({ required: amount * times, done: 0n, state: 'open' });
    balance += amount;
  };
  const count = (turnover: bigint) => {
    let left = turnover;
    for (const line of lines.filter(({ state }) => state === 'open')) {
      line.done += left;
      left = line.done - line.required;
      if (left < 0n) break;
      line.done = line.required;
      line.state = 'done';
    }
  };
  return {
    lines: () => lines,
    balance: () => balance,
    deposit: (amount: bigint) => credit(amount, 1n),
    bonus: (amount: bigint, multiple: number) => credit(amount, BigInt(multiple) / 100n),
    adjust(amount: bigint, multiple: number) {
      if (multiple > 0) credit(amount, BigInt(multiple) / 100n);
      else balance += amount;
    },
    round(stake: bigint) {
      balance -= stake;
      count(stake);
    },
    place(stake: bigint) {
      balance -= stake;
      staked += stake;
    },
    draw(payout: bigint, turnover: bigint) {
      balance += payout;
      staked = 0n;
      count(turnover);
    },
  };
};

const table = tableGames.find(({ code }) => code === 'baccarat-a')!;
const [leastSlip, largestSlip] = [20_00n, 5_000_00n];

describe('turnover against a model', () => {
  let gateway: TestGateway;
  let members = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ payerDelay: 3_600_000 });
  });
  afterAll(() => gateway.close());

  it('[REQ-10] fills what is required oldest first, whatever is deposited, granted, played and lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 14 }), async (taken) => {
        const { services, clock } = gateway;
        const { id } = await gateway.newMember(`modelled${members++}`);
        const model = createModel();
        const rounds = createRoundClock('Asia/Shanghai');
        let key = 0;
        const openSlips = () =>
          services.db
            .selectFrom('bets')
            .select('id')
            .where('member_id', '=', id)
            .where('state', '=', 'open')
            .execute();
        const draw = async () => {
          const drawn = (await openSlips()).map((bet) => bet.id);
          if (drawn.length === 0) return;
          clock.advance(rounds.roundAt(table.clock, clock.now()).endsAt - clock.now());
          await services.tables.advance();
          const { rows } = await sql<{ payout: bigint; turnover: bigint }>`
            select sum(payout)::bigint as payout, sum(turnover)::bigint as turnover
            from bets where id = any (${drawn}) and state = 'settled'`.execute(services.db);
          model.draw(rows[0]!.payout, rows[0]!.turnover);
        };
        for (const step of taken) {
          clock.advance(1_000);
          const idempotency = { owner: id, key: `model-key-${key++}`, requestHash: 'x' };
          if (step.kind === 'deposit') {
            const row = {
              ...{ member_id: id, channel_code: 'bank', amount: step.amount },
              ...{ id: `${id}-${key}`, state: 'pending' as const, created_at: new Date(clock.now()) },
              ...{ expires_at: new Date(clock.now() + 60_000), pay_at: null, paid_at: null },
            };
            await services.db.insertInto('deposit_orders').values(row).execute();
            await services.deposits.payNow(row.id);
            model.deposit(step.amount);
          } else if (step.kind === 'bonus') {
            const granted = await gateway.grant(id, step.amount, { multiple: step.multiple });
            await services.grants.claim(id, granted, idempotency);
            model.bonus(step.amount, step.multiple);
          } else if (step.kind === 'adjustment') {
            await services.adjustments.adjust(id, step.amount, step.multiple);
            model.adjust(step.amount, step.multiple);
          } else if (step.kind === 'slip') {
            const whole = (model.balance() / 100n) * 100n;
            const stake = whole < largestSlip ? whole : largestSlip;
            // One round at a time, with enough time to bet.
            if (stake < leastSlip || (await openSlips()).length > 0) continue;
            clock.advance(rounds.roundAt(table.clock, clock.now()).endsAt - clock.now());
            const round = rounds.roundAt(table.clock, clock.now()).no;
            const lines = [{ selection: 'player', stake: formatMinor(stake) }];
            const slip = { key: idempotency.key, round, clientSeed: 'mine', lines };
            await services.tables.place({ memberId: id, gameCode: table.code }, slip);
            model.place(stake);
          } else if (step.kind === 'draw') {
            await draw();
          } else {
            const stake = step.stake < 0n ? model.balance() : step.stake;
            if (stake < 150n || stake > 15_000n || stake > model.balance()) continue;
            const session = { memberId: id, gameCode: 'golden-dragon' };
            await services.house.settleRound({
              session,
              key: idempotency.key,
              stake,
              payout: 0n,
              detail: { kind: 'test' },
            });
            model.round(stake);
          }
        }
        const { items } = await services.turnover.audit(id, undefined);
        const minor = (amount: string) => BigInt(amount.replace('.', ''));
        const audited = items
          .reverse()
          .map(({ required, done, state }) => ({ required: minor(required), done: minor(done), state }))
          .map((line) => (line.state === 'lifted' ? { ...line, done: -1n } : line));
        const wanted = model.lines().map((line) => (line.state === 'lifted' ? { ...line, done: -1n } : line));
        expect(audited).toEqual(wanted);
      }),
      { numRuns: 25 },
    );
    expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({ sound: true });
  });

  it('[REQ-10] counts every one of many concurrent rounds', async () => {
    const { id } = await gateway.newMember('crowdedround');
    await gateway.credit(id, 100_000n);
    const session = { memberId: id, gameCode: 'golden-dragon' };
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        gateway.services.house.settleRound({
          session,
          key: `crowded-${index % 30}`,
          stake: 150n,
          payout: 300n,
          detail: { kind: 'test' },
        }),
      ),
    );
    const total = await gateway.services.db
      .selectFrom('member_play')
      .select('total')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(total.total).toBe(30n * 150n);
  });
});
