import type { EventView, LocalText } from '@pavilion/contract';
import { marketTypes, periodKind, type Sport } from '@pavilion/contract/sports';
import type { Translate } from '../../../../shared/messages/define-messages';
import type { SportsKey, sportsMessages } from '../../messages/sports-messages';
import { givingSide, lineText } from './lines';

/** The texts of the boards. */
export type SportsTexts = Translate<(typeof sportsMessages)['zh-CN']>;
type Teams = Pick<EventView, 'home' | 'away'>;
/** Selects the language of a text from the gateway. */
type Localize = (text: LocalText) => string;

const numbersOf = (period: string): readonly string[] => period.match(/\d+/g) ?? [];

/** The name of a period: 全场, 上半场, 第 2 盘. */
export const periodName = (t: SportsTexts, period: string): string => {
  const [first = '', second = ''] = numbersOf(period);
  switch (periodKind(period)) {
    case 'h':
      return t(first === '1' ? 'periodH' : 'periodH2');
    case 'q':
      return t('periodQ', { number: first });
    case 's':
      return t('periodS', { number: first });
    case 'sg':
      return t('periodSg', { set: first, game: second });
    case 'm':
      return t('periodM', { number: first });
    case 'mr':
      return t('periodMr', { map: first, round: second });
    case 'g':
      return t('periodG', { number: first });
    default:
      return t('periodFt');
  }
};

/** Types whose name is not under the type itself, and those that only an opened match shows. */
const typeKeys: Readonly<Record<string, SportsKey>> = {
  '1x2': 'resultWinner',
  roundsOu: 'roundsOu',
  killsAh: 'killsAh',
};

/** The name of a market type. */
export const typeName = (t: SportsTexts, sport: Sport, type: string): string => {
  const key = type === 'ah' && sport === 'basketball' ? 'ahPoints' : (typeKeys[type] ?? type);
  return (t as (key: SportsKey) => string)(key as SportsKey);
};

const plainSides: Readonly<Record<string, SportsKey>> = {
  d: 'drawLong',
  o: 'over',
  u: 'under',
  y: 'yes',
  n: 'no',
  odd: 'odd',
  even: 'even',
  none: 'none',
  other: 'otherScore',
  hd: 'homeOrDraw',
  ha: 'homeOrAway',
  da: 'drawOrAway',
};

const letters: Readonly<Record<string, SportsKey>> = { h: 'homeShort', d: 'draw', a: 'awayShort' };

/** The name of a side of a market, without its line. */
export const sideName = (
  t: SportsTexts,
  text: Localize,
  teams: Teams,
  type: string,
  side: string,
): string => {
  const plain = t as (key: SportsKey) => string;
  if (type === 'cs' && side.includes('-')) return side.replace('-', ':');
  if (type === 'htft') return [...side].map((letter) => plain(letters[letter]!)).join('/');
  if (side === 'h') return text(teams.home.short);
  if (side === 'a') return text(teams.away.short);
  return plain(plainSides[side] ?? 'none');
};

/** The name of a selection with its line, for a label: 云岭飞鹤 让 0.5/1. */
export const selectionName = (
  t: SportsTexts,
  text: Localize,
  event: Pick<EventView, 'home' | 'away' | 'sport'>,
  { type, q, side }: { readonly type: string; readonly q: number; readonly side: string },
): string => {
  const name = sideName(t, text, event, type, side);
  const rules = marketTypes[event.sport][type];
  if (rules?.lines === 'total') return t('totalOf', { side: name, line: lineText(q) });
  if (rules?.lines !== 'handicap') return name;
  const giving = givingSide(q);
  if (giving === undefined) return t('handicapLevel', { team: name });
  return t(giving === side ? 'handicapOf' : 'handicapTaken', { team: name, line: lineText(q) });
};
