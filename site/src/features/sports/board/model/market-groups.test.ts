import { boardTypes, marketTypes, type PeriodKind, sports } from '@pavilion/contract/sports';
import { columnsOf } from './columns';
import { marketGroups } from './market-groups';

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

describe.each(sports)('the markets of %s', (sport) => {
  const listed: readonly string[] = boardTypes[sport];

  it('[SPT-8] are on the board or in a tab of the opened match besides “all”', () => {
    const [, ...tabs] = marketGroups[sport];
    const hidden = Object.entries(marketTypes[sport]).filter(
      ([type, { periods }]) =>
        !listed.includes(type) &&
        !periods.some((kind) => tabs.some(({ has }) => has({ type, period: examples[kind] }))),
    );
    expect(hidden.map(([type]) => type)).toEqual([]);
  });

  it.each(['asian', 'european'] as const)(
    '[SPT-8] have a column of the %s board only if the gateway lists them',
    (layout) => {
      const types = columnsOf(sport, layout).flatMap(({ columns }) => columns.map(({ type }) => type));
      expect(types.filter((type) => !listed.includes(type))).toEqual([]);
    },
  );
});
