import { commonOdds, returnRange, sectionsOfTabs } from '../tables/js/lottery/board-tabs.js';
import { en, zh } from '../tables/js/lottery/messages.js';
import { lotteryRules, catalogues as rulesTexts } from '../tables/js/lottery/rules-texts.js';

const selection = (id: string, pays = '9.60', returnToPlayer = '96.00') => ({
  id,
  name: { 'zh-CN': id, en: id },
  pays: [pays],
  returnToPlayer,
});
const name = { 'zh-CN': '组', en: 'Group' };
const groups = [
  { id: 'p1', name, selections: [selection('p1:big', '1.96'), selection('p1:1'), selection('p1:new')] },
  { id: 'sum', name, selections: [selection('sum:3')] },
  {
    id: 'all-of',
    name,
    selections: [],
    picks: [{ prefix: 'all2', name, count: 2, of: 49, pays: ['75.26'], returnToPlayer: '95.99' }],
  },
];

describe('the board of a lottery', () => {
  it('[GAM-2] shows bets that no tab names in a tab of their group, so none is missing', () => {
    const tabs = [
      { id: 'places', label: 'Places', hasRows: true, parts: [{ groups: /^p\d$/, selections: /:\d+$/ }] },
      { id: 'sides', label: 'Sides', parts: [{ groups: /^p\d$/, selections: /:big$/ }] },
      { id: 'empty', label: 'Empty', parts: [{ groups: /^gone$/ }] },
    ];
    const shown = sectionsOfTabs(groups, tabs, 'en').map(({ id, sections }) => [
      id,
      sections.flatMap(({ selections, picks }) => [
        ...selections.map((each) => each.id),
        ...picks.map(({ prefix }) => prefix),
      ]),
    ]);
    expect(shown).toEqual([
      ['places', ['p1:1']],
      ['sides', ['p1:big']],
      ['other-p1', ['p1:new']],
      ['other-sum', ['sum:3']],
      ['other-all-of', ['all2']],
    ]);
  });

  it('[GAM-2] takes pays and return for common only when all bets share both', () => {
    expect(commonOdds([selection('a'), selection('b')])).toEqual({ pays: '9.60', rate: '96.00' });
    expect(commonOdds([selection('a'), selection('b', '9.60', '95.00')])).toBeUndefined();
    expect(commonOdds([])).toBeUndefined();
    expect(returnRange([selection('a', '1.96', '98.00'), selection('b', '9.60', '100.00')])).toEqual({
      low: '98.00',
      high: '100.00',
    });
  });

  it('[GAM-2] has the same texts in both languages', () => {
    expect(Object.keys(en)).toEqual(Object.keys(zh));
    const values = (texts: Record<string, string>) =>
      Object.entries(texts).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort()]);
    expect(values(en)).toEqual(values(zh));
  });

  it.each(['kuai3', 'mark-six', 'pc28', 'pk10', 'ssc'])(
    '[GAM-2] explains how the bets of %s are decided, in both languages',
    (kind) => {
      expect(Object.keys(rulesTexts.en)).toContain(kind);
      expect(lotteryRules(kind, 'zh-CN')).toHaveLength(3);
      expect(lotteryRules(kind, 'en')).toHaveLength(3);
      expect(lotteryRules(kind, 'en')[0]).toMatch(/^The server/);
    },
  );
});
