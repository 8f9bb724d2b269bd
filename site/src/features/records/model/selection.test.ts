import { betStates, gameCategories } from '@pavilion/contract';
import fc from 'fast-check';
import { isNarrowed, readSelection, type Selection, writeSelection } from './selection';

const choices = { category: gameCategories, state: betStates };
const today = '2026-03-01';
const last30Days = { from: '2026-01-31', to: '2026-03-01' };
const read = (search: string) => readSelection(choices, new URLSearchParams(search), today);

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const selections: fc.Arbitrary<Selection<typeof choices>> = fc
  .record(
    {
      days: fc.tuple(day, day),
      category: fc.constantFrom(...gameCategories),
      state: fc.constantFrom(...betStates),
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
      const search = new URLSearchParams(writeSelection(choices, selection)).toString();
      expect(read(search)).toEqual(selection);
    }),
  );
});

it('[RTE-4] reads a valid selection from any query', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('from', 'to', 'category', 'state', 'x'), fc.string())),
      (pairs) => {
        const { from, to, category, state, ...rest } = read(new URLSearchParams(pairs).toString());
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
])('[RTE-4] %j is a choice: %s', (search, expected) => {
  expect(isNarrowed(choices, read(search), today)).toBe(expected);
});
