import type { CallRequest, CallResponse, TransactionKind } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import fc from 'fast-check';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { createBetTotalsFolding } from '../../play/bets/bet-totals';

type Filters = Omit<CallRequest<'transactionRecords'>, 'cursor' | 'limit'>;
type Transaction = CallResponse<'transactionRecords'>['items'][number];

const hour = 3_600_000;
const dayOf = (at: string) => new Date(Date.parse(at) + 8 * hour).toISOString().slice(0, 10);

describe('the filters of the transaction record', () => {
  let gateway: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const fold = () =>
    createBetTotalsFolding({ db: gateway.services.db, timeZone: 'Asia/Shanghai', least: 3 })();
  const newMember = () => gateway.newMember(`filtered${names++}`);

  /** All pages, as the exported file has them, and the totals that each page has. */
  const listed = async (memberId: string, filters: Filters) => {
    const items: Transaction[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await gateway.services.wallet.records(memberId, {
        ...filters,
        limit: 3,
        ...(cursor !== undefined && { cursor }),
      });
      items.push(...page.items);
      if (page.nextCursor === null) return { items, totals: page.totals };
      cursor = page.nextCursor;
    }
  };

  const filtered = (all: readonly Transaction[], { from, to, kind, amount }: Filters) => {
    const items = all.filter((each) => {
      const size = Math.abs(Number(each.amount));
      const day = dayOf(each.at);
      return (
        (from === undefined || day >= from) &&
        (to === undefined || day <= to) &&
        (kind === undefined || each.kind === kind) &&
        (amount?.min === undefined || size >= Number(amount.min)) &&
        (amount?.max === undefined || size <= Number(amount.max))
      );
    });
    const flowOf = (rows: readonly Transaction[]) => {
      const minor = rows.map((each) => parseMinor(each.amount));
      const sum = (of: (each: bigint) => bigint) => minor.reduce((total, each) => total + of(each), 0n);
      const flow = {
        in: sum((each) => (each > 0n ? each : 0n)),
        out: sum((each) => (each < 0n ? -each : 0n)),
      };
      return { in: formatMinor(flow.in), out: formatMinor(flow.out), net: formatMinor(flow.in - flow.out) };
    };
    const kinds = [...new Set(items.map((each) => each.kind))].map((each) => {
      const { net, ...flow } = flowOf(items.filter((item) => item.kind === each));
      return { kind: each, ...flow };
    });
    return { items, totals: { count: items.length, ...flowOf(items), kinds } };
  };
  const byName = (one: { kind: string }, other: { kind: string }) => (one.kind < other.kind ? -1 : 1);

  it('[MNY-2] give the same list and totals as a plain filter, whatever is folded', async () => {
    const amount = fc.constantFrom(1n, 99n, 1_00n, 1_01n, 5_00n, 123_45n);
    const step = fc.record({ kind: fc.constantFrom('deposit', 'adjust', 'of another', 'fold'), amount });
    const limit = fc.option(fc.constantFrom('0', '0.01', '1', '1.00', '1.01', '5', '99.9', '1000'), {
      nil: undefined,
    });
    const filter = fc.record({
      days: fc.option(fc.tuple(fc.nat(4), fc.nat(4)), { nil: undefined }),
      kind: fc.option(fc.constantFrom<TransactionKind>('deposit', 'adjustment', 'stake'), { nil: undefined }),
      ends: fc.tuple(limit, limit),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }),
        fc.array(filter, { minLength: 6, maxLength: 6 }),
        async (steps, cases) => {
          const { id } = await newMember();
          const other = await newMember();
          await gateway.services.adjustments.adjust(id, 10_000_00n);
          for (const { kind, amount: size } of steps) {
            gateway.clock.advance(5 * hour);
            if (kind === 'fold') await fold();
            else if (kind === 'adjust') await gateway.services.adjustments.adjust(id, -size);
            else if (kind === 'deposit') await gateway.credit(id, size);
            else await gateway.credit(other.id, size);
          }
          const all = (await gateway.services.wallet.records(id, { limit: 100 })).items;
          const days = [...new Set(all.map((each) => dayOf(each.at)))].sort();
          for (const { days: span, kind, ends } of cases) {
            const [min, max] =
              ends[0] && ends[1] && Number(ends[0]) > Number(ends[1]) ? [ends[1], ends[0]] : ends;
            const [first, last] = span ? [Math.min(...span), Math.max(...span)] : [];
            const filters: Filters = {
              ...(first !== undefined && days[first] && { from: days[first] }),
              ...(last !== undefined && days[last] && { to: days[last] }),
              ...(kind && { kind }),
              amount: { ...(min && { min }), ...(max && { max }) },
            };
            const { items, totals } = await listed(id, filters);
            const expected = filtered(all, filters);
            expect(items).toEqual(expected.items);
            expect({ ...totals, kinds: [...totals.kinds].sort(byName) }).toEqual({
              ...expected.totals,
              kinds: expected.totals.kinds.sort(byName),
            });
          }
        },
      ),
      { numRuns: 10 },
    );
  });

  it('[REQ-10] reject a range of amounts whose ends are reversed or no amounts', async () => {
    const { token } = await newMember();
    const ask = (amount: object) => gateway.call('transactionRecords', { amount }, { token });
    expect(await ask({ min: '100', max: '99.99' })).toMatchObject({
      status_code: 10003,
      data: { fields: [{ field: 'amount', reason: 'above', limit: '99.99' }] },
    });
    expect((await ask({ min: '100', max: '100.00' })).status_code).toBe(6000);
    for (const min of ['-1', '1.234', '1e3', '', '12345678901234567'])
      expect((await ask({ min })).http).toBe(400);
  });
});
