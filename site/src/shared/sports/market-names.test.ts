import { marketTypes, periodKind, type Sport, sports } from '@pavilion/contract/sports';
import { translate } from '../messages/define-messages';
import { locales } from '../messages/locale';
import { marketName, type NameForm, periodName, sideName } from './market-names';
import { marketMessages } from './sports-messages';

const forms: readonly NameForm[] = ['short', 'full'];
const texts = locales.map((locale) => [locale, translate(marketMessages, locale)] as const);
const types = sports.flatMap((sport) =>
  Object.entries(marketTypes[sport]).map(([name, type]) => [sport, name, type] as const),
);
/** A score or the name of a team says what it is without a translation. */
const isOwnName = (side: string) => side === 'h' || side === 'a' || /^\d+-\d+$/.test(side);

describe.each(texts)('the names of markets in %s', (_, t) => {
  it.each(types)('[SPT-8] has every market type and side of %s: %s', (sport, name, { sides }) => {
    for (const form of forms) {
      const title = marketName(t, sport, name, form);
      expect(title).not.toBe(name);
      expect(title).not.toMatch(/[{}]|^$/);
      const shown = sides.map((side) =>
        sideName(t, { type: name, side, form, home: 'Home FC', away: 'Away FC', line: '2.5' }),
      );
      expect(shown.filter((text) => /[{}]|^$/.test(text))).toEqual([]);
      expect(sides.filter((side, index) => !isOwnName(side) && shown[index] === side)).toEqual([]);
      expect(new Set(shown).size).toBe(sides.length);
    }
  });

  it.each(sports)('[SPT-8] tells the market types of %s apart', (sport: Sport) => {
    for (const form of forms) {
      const names = Object.keys(marketTypes[sport]).map((name) => marketName(t, sport, name, form));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('[SPT-8] has every kind of period', () => {
    const periods = { ft: 'ft', h: 'h2', q: 'q3', s: 's4', sg: 's5g6', m: 'm7', mr: 'm8r9', g: 'g10' };
    const names = Object.values(periods).map((period) => periodName(t, period));
    expect(new Set(names).size).toBe(names.length);
    for (const [kind, period] of Object.entries(periods)) {
      expect(periodKind(period)).toBe(kind);
      for (const number of period.match(/\d+/g)?.filter((each) => kind !== 'h' && each) ?? [])
        expect(periodName(t, period)).toContain(number);
    }
  });
});

it('shows the id of what this version does not know', () => {
  const [, t] = texts[0]!;
  expect(marketName(t, 'football', 'cards', 'full')).toBe('cards');
  expect(sideName(t, { type: 'cards', side: 'x', form: 'full', home: '', away: '' })).toBe('x');
});
