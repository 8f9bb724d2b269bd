import { betStates, gameCategories } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import fc from 'fast-check';
import { amountFilter } from '../components/amount-filter';
import { choice } from '../components/choice';
import { isNarrowed, readSelection, type Selection, writeSelection } from './selection';

const texts = { label: 'kind', all: 'allKinds', optionLabel: String } as const;
const filters = {
  category: choice(gameCategories, texts),
  state: choice(betStates, texts),
  amount: amountFilter,
};
const today = '2026-03-01';
const last30Days = { from: '2026-01-31', to: '2026-03-01' };
const read = (search: string) => readSelection(filters, new URLSearchParams(search), today);

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }), fc.constantFrom('', '.5', '.05'))
  .map(([whole, cents]) => `${whole}${cents}`);
const amountRange = fc
  .record({ min: amount, max: amount }, { requiredKeys: [] })
  .filter(({ min, max }) => min !== undefined || max !== undefined)
  .map(({ min, max }) =>
    min !== undefined && max !== undefined && compareAmounts(min, max) > 0
      ? { min: max, max: min }
      : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
  );
const selections: fc.Arbitrary<Selection<typeof filters>> = fc
  .record(
    {
      days: fc.tuple(day, day),
      category: fc.constantFrom(...gameCategories),
      state: fc.constantFrom(...betStates),
      amount: amountRange,
    },
    { requiredKeys: ['days'] },
  )
  .map(({ days, ...words }) => {
    const [from, to] = days.toSorted() as [string, string];
    return { from, to, ...words };
  });

it('[RTE-4] every selection round-trips through its query', () => {
  fc.assert(
    fc.property(selections, (selection) => {
      const search = new URLSearchParams(writeSelection(filters, selection)).toString();
      expect(read(search)).toEqual(selection);
    }),
  );
});

it('[RTE-4] reads a valid selection from any query', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('from', 'to', 'category', 'state', 'amount', 'x'), fc.string())),
      (pairs) => {
        const {
          from,
          to,
          category,
          state,
          amount: _amount,
          ...rest
        } = read(new URLSearchParams(pairs).toString());
        expect(Date.parse(from)).toBeLessThanOrEqual(Date.parse(to));
        expect([undefined, ...gameCategories]).toContain(category);
        expect([undefined, ...betStates]).toContain(state);
        expect(rest).toEqual({});
      },
    ),
  );
});

it.each([
  ['', last30Days],
  ['from=2026-02-01', last30Days],
  ['from=2026-02-02&to=2026-02-01', last30Days],
  ['from=2026-02-30&to=2026-03-01', last30Days],
  ['from=2026-02-01&to=2026-02-02&state=lost', { from: '2026-02-01', to: '2026-02-02' }],
  ['state=open&category=__proto__', { ...last30Days, state: 'open' }],
  ['cursor=9&limit=1000', last30Days],
  ['amount=100-', { ...last30Days, amount: { min: '100' } }],
  ['amount=-0.5', { ...last30Days, amount: { max: '0.5' } }],
  ['amount=500-100', last30Days],
  ['amount=-', last30Days],
  ['amount=1e3-', last30Days],
  ['amount=1.234-', last30Days],
  ['amount=12345678901234567-', last30Days],
  ['amount=-1-2', last30Days],
])('[RTE-4] reads ?%s', (search, selection) => {
  expect(read(search)).toEqual(selection);
});

it.each([
  ['', false],
  ['theme=1&utm=x', false],
  ['from=2026-01-31&to=2026-03-01', false],
  ['from=nonsense&state=none', false],
  ['from=2026-02-01&to=2026-03-01', true],
  ['category=egame', true],
  ['amount=9-', true],
])('[RTE-4] %j is a choice: %s', (search, expected) => {
  expect(isNarrowed(filters, read(search), today)).toBe(expected);
});
