import {
  allLimits,
  errorCodes,
  type LimitKind,
  type LimitKindOf,
  limitDefinitions,
  type SpanOrEach,
} from '@pavilion/contract';
import { sql } from 'kysely';
import { type GateKind, gateLimits, gateSumLimits } from '../../db/gate-columns';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';

/** Adds a kind, its row and its counter, as a developer would. Nothing else may be needed for one of deposits. */
jest.mock('../../../../contract/src/limit-kinds', () => {
  const actual = jest.requireActual('../../../../contract/src/limit-kinds');
  const { reached } = actual.limitDefinitions.deposit;
  const example = { measures: 'sum', unit: 'count', spans: ['day', 'week'], enforcedBy: 'deposits', reached };
  return {
    ...actual,
    limitDefinitions: { ...actual.limitDefinitions, example },
    limitKinds: [...actual.limitKinds, 'example'],
    allLimits: [...actual.allLimits, ...example.spans.map((span) => ({ kind: 'example', span }))],
  };
});
jest.mock('./limit-counters', () => {
  const actual = jest.requireActual('./limit-counters');
  actual.limitCounters.example = { used: () => 3n, adds: () => 1n };
  return actual;
});

const minute = 60_000;
const example = 'example' as LimitKind;
/** The limits of the contract. */
const known = allLimits.filter(({ kind }) => kind !== example);
const counted = known.flatMap((limit) => (limit.span === 'each' ? [] : [limit]));
const onEach = known.flatMap((limit) => (limit.span === 'each' ? [limit] : []));

describe('limits by their kind', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  let keys = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    gateway.clock.advance(60 * minute);
    member = await gateway.newMember(`limited${keys++}`);
    await gateway.services.adjustments.adjust(member.id, 100_000n);
  });

  const by = () => ({ token: member.token, idempotencyKey: `limited-${keys++}` });
  const set = (kind: LimitKind, span: SpanOrEach, amount: string | null) =>
    gateway.call('limitSet', { kind, span, amount }, by());
  const shown = async (kind: LimitKind, span: SpanOrEach) => {
    const { data } = await gateway.call('protectionInfo', {}, by());
    return data.limits.find((each) => each.kind === kind && each.span === span)!;
  };
  const stake = (amount: bigint) =>
    gateway.services.house
      .settleRound({
        session: { memberId: member.id, gameCode: 'golden-dragon' },
        key: `limited-${keys++}`,
        stake: amount,
        payout: 0n,
        detail: { kind: 'test' },
      })
      .then(
        () => errorCodes.success as number,
        ({ code }: { code: number }) => code,
      );
  const deposit = async () =>
    (await gateway.call('depositCreate', { channel: 'wechat', amount: '40' }, by())).status_code;

  /** How a limit is used up: what is shown then, and the error for the same once more. */
  interface Use {
    readonly amount: string;
    readonly use: () => Promise<number>;
    readonly used: string;
    readonly code: number;
  }

  /** A stake of 40 yuan uses up a limit of 40 yuan, and of one thing. */
  const stakes = Object.fromEntries(
    gateSumLimits.map(({ kind }): [string, Use] => {
      const used = limitDefinitions[kind].unit === 'money' ? '40.00' : '1';
      return [
        kind,
        { amount: used, use: () => stake(4_000n), used, code: limitDefinitions[kind].reached.code },
      ];
    }),
  ) as Record<GateKind<'sum'>, Use>;

  const uses: Record<LimitKindOf<'sum' | 'time'>, Use> = {
    ...stakes,
    deposit: { amount: '40', use: deposit, used: '40.00', code: errorCodes.depositLimitReached },
    time: {
      amount: '40',
      use: async () => {
        await stake(200n);
        gateway.clock.advance(25 * minute);
        return stake(200n);
      },
      used: '25',
      code: errorCodes.playTimeUsed,
    },
  };

  it.each(counted)(
    '[PRO-1] the limit of $kind for a $span is enforced when it is used up',
    async ({ kind, span }) => {
      const { amount, use, used, code } = uses[kind];
      await set(kind, span, amount);
      expect(await use()).toBe(errorCodes.success);
      expect(await shown(kind, span)).toMatchObject({ used });
      expect(await use()).toBe(code);
    },
  );

  it.each(onEach)(
    '[PRO-1] the limit of $kind is enforced for each stake by itself, and never used up',
    async ({ kind, span }) => {
      await set(kind, span, '40');
      for (let turn = 0; turn < 3; turn++) expect(await stake(4_000n)).toBe(errorCodes.success);
      expect(await stake(4_001n)).toBe(limitDefinitions[kind].reached.code);
      expect(await stake(4_000n)).toBe(errorCodes.success);
      expect(await shown(kind, span)).toMatchObject({
        inForce: '40.00',
        used: null,
        left: null,
        resetsAt: null,
      });
    },
  );

  it('[PRO-1] a kind that was added is listed, set, raised and withdrawn in its unit', async () => {
    expect(await shown(example, 'week')).toMatchObject({ amount: null, used: '3' });
    await set(example, 'day', '5');
    expect(await shown(example, 'day')).toMatchObject({ amount: '5', inForce: '5', used: '3', left: '2' });
    await set(example, 'day', '10');
    expect(await shown(example, 'day')).toMatchObject({ amount: '5', waiting: { amount: '10' } });
    await gateway.call('limitWithdraw', { kind: example, span: 'day' }, by());
    expect(await shown(example, 'day')).toMatchObject({ amount: '5', waiting: null });
    expect((await set(example, 'day', '1.5')).data).toEqual({
      fields: [{ field: 'amount', reason: 'format' }],
    });
    expect((await set(example, 'day', '1000001')).data).toEqual({
      fields: [{ field: 'amount', reason: 'above', limit: '1000000' }],
    });
    expect((await set(example, 'month', '5')).data).toEqual({
      fields: [{ field: 'span', reason: 'unknown' }],
    });
  });

  it('[PRO-1] a kind of deposits that was added is enforced', async () => {
    await set(example, 'week', '4');
    expect(await deposit()).toBe(errorCodes.success);
    await set(example, 'week', '3');
    const { status_code, data } = await gateway.call(
      'depositCreate',
      { channel: 'wechat', amount: '40' },
      by(),
    );
    expect([status_code, data]).toEqual([
      errorCodes.depositLimitReached,
      { span: 'week', limit: '3', used: '3', left: '0' },
    ]);
  });

  it('[PRO-1] each limit of the gate has its columns in the database', async () => {
    expect(new Set(gateLimits.map(({ kind }) => kind))).toEqual(
      new Set(known.map(({ kind }) => kind).filter((kind) => limitDefinitions[kind].enforcedBy === 'gate')),
    );
    // A second kind of time would need columns of its own.
    expect(new Set(gateLimits.map(({ limit }) => limit)).size).toBe(gateLimits.length);
    for (const gate of gateLimits) {
      const columns = [gate.limit, ...(gate.measures === 'each' ? [] : [gate.counted])];
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns where table_schema = current_schema()
          and (table_name = 'member_play' and column_name = any (${columns}::text[])
            or table_name = 'protection_settings' and column_name = ${gate.cap})`.execute(
        gateway.services.db,
      );
      expect(rows).toHaveLength(columns.length + 1);
    }
  });
});
