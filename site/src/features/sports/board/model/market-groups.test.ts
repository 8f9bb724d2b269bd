import { boardTypes, marketTypes, type PeriodKind, sports } from '@pavilion/contract/sports';
import { columnsOf } from './columns';
import { marketGroupsOf } from './market-groups';

const examples: Readonly<Record<PeriodKind, string>> = {
  ft: 'ft',
  h: 'h1',
  q: 'q1',
  s: 's1',
  sg: 's1g1',
  m: 'm1',
  mr: 'm1r1',
  g: 'g1',
};

const newType = 'newType';

describe.each(sports)('the markets of %s', (sport) => {
  const listed: readonly string[] = boardTypes[sport];

  it('[SPT-8] are on the board or in a tab of the opened match besides “all”', () => {
    const [, ...tabs] = marketGroupsOf(sport);
    const hidden = Object.entries(marketTypes[sport]).filter(
      ([type, { periods }]) =>
        !listed.includes(type) &&
        !periods.some((kind) => tabs.some(({ has }) => has({ type, period: examples[kind] }))),
    );
    expect(hidden.map(([type]) => type)).toEqual([]);
  });

  it('[SPT-8] are special if neither the board nor another tab names them, as of a new market type', () => {
    const tabs = marketGroupsOf(sport).slice(1);
    const special = tabs.pop()!;
    expect([special.id, special.has({ type: newType, period: 'ft' })]).toEqual(['special', true]);
    // A tab of certain periods has any type, a tab of certain types has them in any period.
    const ofTypes = tabs.filter(
      ({ has }) => !Object.values(examples).some((period) => has({ type: newType, period })),
    );
    const isNamed = (type: string) =>
      listed.includes(type) || ofTypes.some(({ has }) => has({ type, period: 'ft' }));
    const types = Object.entries(marketTypes[sport]).filter(([type, { periods }]) =>
      periods.some((kind) => special.has({ type, period: examples[kind] })),
    );
    const unnamed = Object.keys(marketTypes[sport]).filter((type) => !isNamed(type));
    expect(types.map(([type]) => type)).toEqual(unnamed);
  });

  it.each(['asian', 'european'] as const)(
    '[SPT-8] have a column of the %s board only if the gateway lists them',
    (layout) => {
      const types = columnsOf(sport, layout).flatMap(({ columns }) => columns.map(({ type }) => type));
      expect(types.filter((type) => !listed.includes(type))).toEqual([]);
    },
  );
});
