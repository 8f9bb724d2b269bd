import {
  type MarketType,
  marketTypes,
  type NameForm,
  periodKind,
  type Sport,
  sports,
} from '@pavilion/contract/sports';
import { inLanguage, languageIds } from '@pavilion/format';
import { translate } from '../messages/define-messages';
import { marketMessages } from './market-messages';
import { type Localize, marketName, numberedName, periodName, sideName } from './market-names';

const forms: readonly NameForm[] = ['short', 'full'];
const languages = languageIds.map((locale) => {
  const localize: Localize = (text) => inLanguage(text, locale);
  return [locale, localize, translate(marketMessages, locale, {})] as const;
});
const types = sports.flatMap((sport) =>
  Object.entries(marketTypes[sport]).map(([name, type]) => [sport, name, type] as const),
);
const placeholdersOf = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];

describe.each(languages)('the names of markets in %s', (_, localize, t) => {
  it.each(types)('[SPT-8] has every market type and side of %s: %s', (sport, name, { sides }) => {
    for (const form of forms) {
      const title = marketName(localize, sport, name, form);
      expect(title).not.toBe(name);
      expect(title).not.toMatch(/[{}]|^$/);
      const shown = sides.map((side) =>
        sideName(localize, { sport, type: name, side, form, home: 'Home FC', away: 'Away FC', line: '2.5' }),
      );
      expect(shown.filter((text) => /[{}]|^$/.test(text))).toEqual([]);
      expect(sides.filter((side, index) => shown[index] === side)).toEqual([]);
      expect(new Set(shown).size).toBe(sides.length);
    }
  });

  it.each(sports)('[SPT-8] tells the market types of %s apart', (sport: Sport) => {
    for (const form of forms) {
      const names = Object.keys(marketTypes[sport]).map((name) => marketName(localize, sport, name, form));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each(sports)('[SPT-8] tells the numbered markets of %s apart by their words', (sport) => {
    for (const form of forms) {
      const names = Object.entries(marketTypes[sport])
        .filter(([, { periods }]) => periods.includes('g'))
        .map(([type]) => numberedName(localize, { sport, type, period: 'g10', form }));
      for (const name of names) expect(name).toMatch(/^[^{}]*10[^{}]*$/);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('[SPT-8] has every kind of period', () => {
    const periods = { ft: 'ft', h: 'h2', q: 'q3', s: 's4', sg: 's5g6', m: 'm7', mr: 'm8r9' };
    const names = Object.values(periods).map((period) => periodName(t, period));
    expect(new Set(names).size).toBe(names.length);
    for (const [kind, period] of Object.entries(periods)) {
      expect(periodKind(period)).toBe(kind);
      for (const number of period.match(/\d+/g)?.filter((each) => kind !== 'h' && each) ?? [])
        expect(periodName(t, period)).toContain(number);
    }
  });
});

it.each(types)(
  '[SPT-8] the sides of %s %s name the same teams and lines in every language',
  (...[, , type]) => {
    for (const names of Object.values(type.sideNames))
      for (const form of forms)
        expect(placeholdersOf(names[form].en)).toEqual(placeholdersOf(names[form]['zh-CN']));
  },
);

it.each(types)('[SPT-8] %s %s has numbered words exactly if its periods are numbered', (...[, , type]) => {
  expect(type.numbered !== undefined).toBe(type.periods.includes('g'));
  if (type.numbered) expect(type.periods).toEqual(['g']);
});

it.each(sports)(
  '[SPT-8] no two market types of %s are decided by the same number in the same way',
  (sport) => {
    const decisions = Object.values<MarketType>(marketTypes[sport]).flatMap((type) => {
      const results = type.sides.map((side) => [
        side,
        [-2, -1, 0, 1, 2].map((value) => type.resultOf(side, 0, value)),
      ]);
      return type.periods.map((period) => JSON.stringify([type.quantity, period, type.lines, results]));
    });
    expect(decisions).toEqual([...new Set(decisions)]);
  },
);

it('shows the id of what this version does not know', () => {
  const [, localize] = languages[0]!;
  expect(marketName(localize, 'football', 'cards', 'full')).toBe('cards');
  const side = { sport: 'football', type: 'cards', side: 'x', form: 'full', home: '', away: '' } as const;
  expect(sideName(localize, side)).toBe('x');
  expect(sideName(localize, { ...side, type: '1x2' })).toBe('x');
});
