import type { LocalText } from '@pavilion/contract';
import {
  displayPrice,
  type LegResult,
  marketTypes,
  parseSelectionId,
  type Sport,
} from '@pavilion/contract/sports';
import { OddsFormat } from '@pavilion/format';
import { useCallback } from 'react';
import { type Translate, useLocale, useMessages } from '../messages';
import { type SportsLabel, sportsMessages } from './sports-messages';

/** The event of a selection, as far as its text needs it. */
export interface TextEvent {
  readonly sport: Sport;
  readonly home: LocalText;
  readonly away: LocalText;
}

/** What a selection is called. */
export interface SelectionText {
  /** The market with its period, such as 全场 让球. */
  readonly market: string;
  /** The side with its line, such as 云岭飞鹤 -0.5/1. */
  readonly selection: string;
}

type T = Translate<(typeof sportsMessages)['zh-CN']>;

/** A line in the Chinese form: 9 quarters are 2/2.5, 10 are 2.5. */
export const lineText = (quarters: number): string => {
  const size = Math.abs(quarters);
  const text = size % 2 === 0 ? String(size / 4) : `${(size - 1) / 4}/${(size + 1) / 4}`;
  return text;
};

/** A price in the format of tickets, whatever format the board shows: 1950 is 1.95. */
export const ticketPrice = (thousandths: number): string => displayPrice(thousandths, OddsFormat.Europe);

/** A handicap of a side with its sign; 0 has none. */
const handicapText = (quarters: number): string =>
  quarters === 0 ? '0' : `${quarters < 0 ? '-' : '+'}${lineText(quarters)}`;

const sportsOfPoints: readonly Sport[] = ['basketball'];
const typeNames: readonly SportsLabel[] = [
  ...(['ah', 'ou', '1x2', 'dc', 'btts', 'oe', 'cs', 'htft', 'cornersAh', 'cornersOu', 'ml'] as const),
  ...(['homeOu', 'awayOu', 'setsAh', 'gamesAh', 'gamesOu', 'setWinner', 'gameWinner', 'mapsAh'] as const),
  ...(['mapsOu', 'mapWinner', 'roundsAh', 'roundsOu', 'pistol', 'killsAh', 'killsOu'] as const),
  ...(['firstBlood', 'firstTower'] as const),
];

const typeName = (type: string, sport: Sport): SportsLabel | undefined => {
  if (sportsOfPoints.includes(sport) && type === 'ah') return 'ahPoints';
  if (sportsOfPoints.includes(sport) && type === 'ou') return 'ouPoints';
  return typeNames.find((name) => name === type);
};

const periodText = (period: string, t: T): string => {
  const [first = 0, second = 0] = (period.match(/\d+/g) ?? []).map(Number);
  switch (period.replace(/\d/g, '')) {
    case 'h':
      return t(first === 1 ? 'firstHalf' : 'secondHalf');
    case 'q':
      return t('quarter', { n: first });
    case 's':
      return t('set', { n: first });
    case 'sg':
      return t('setGame', { set: first, game: second });
    case 'm':
      return t('map', { n: first });
    case 'mr':
      return t('mapRound', { map: first, round: second });
    default:
      return t('fullTime');
  }
};

const marketText = (type: string, period: string, sport: Sport, t: T): string => {
  if (type === 'nextGoal') return t('nextGoal', { n: Number(period.slice(1)) });
  const name = typeName(type, sport);
  return t('market', { period: periodText(period, t), market: name ? t(name) : type });
};

const outcomeText = (type: string, side: string, home: string, away: string, t: T): string => {
  const bySign: Readonly<Record<string, string>> = { h: home, d: t('draw'), a: away };
  if (type === 'htft') {
    const [half = '', full = ''] = side;
    return t('halfFull', { half: bySign[half] ?? half, full: bySign[full] ?? full });
  }
  if (type === 'cs') return side === 'other' ? t('otherScore') : side.replace('-', ':');
  const names: Readonly<Record<string, string>> = {
    ...bySign,
    hd: t('homeOrDraw', { home }),
    ha: t('homeOrAway', { home, away }),
    da: t('drawOrAway', { away }),
    y: t('yes'),
    n: t('no'),
    odd: t('odd'),
    even: t('even'),
    none: t('noGoal'),
  };
  return names[side] ?? side;
};

/** The text of a selection; of an id of another form, the id. */
const selectionText = (
  id: string,
  event: TextEvent,
  t: T,
  nameOf: (text: LocalText) => string,
): SelectionText => {
  const parts = parseSelectionId(id);
  if (!parts) return { market: '', selection: id };
  const { type, period, q, side } = parts;
  const home = nameOf(event.home);
  const away = nameOf(event.away);
  const lines = marketTypes[event.sport][type]?.lines ?? 'none';
  const market = marketText(type, period, event.sport, t);
  if (lines === 'total')
    return { market, selection: t(side === 'o' ? 'over' : 'under', { line: lineText(q) }) };
  if (lines === 'handicap') {
    const selection = side === 'h' ? `${home} ${handicapText(q)}` : `${away} ${handicapText(-q)}`;
    return { market, selection };
  }
  return { market, selection: outcomeText(type, side, home, away, t) };
};

/** The texts of selections in the current language. */
export const useSelectionText = (): ((id: string, event: TextEvent) => SelectionText) => {
  const t = useMessages(sportsMessages);
  const { locale } = useLocale();
  return useCallback((id, event) => selectionText(id, event, t, (text) => text[locale]), [t, locale]);
};

/** The names of both sides, such as 云岭飞鹤 对 东渡海燕. */
export const useTeamsText = (): ((event: Pick<TextEvent, 'home' | 'away'>) => string) => {
  const t = useMessages(sportsMessages);
  const { locale } = useLocale();
  return useCallback(({ home, away }) => t('teams', { home: home[locale], away: away[locale] }), [t, locale]);
};

const resultNames: Readonly<Record<LegResult, SportsLabel>> = {
  won: 'won',
  'half-won': 'halfWon',
  push: 'push',
  'half-lost': 'halfLost',
  lost: 'lost',
  void: 'voidLeg',
};

/** The name of a leg's result. */
export const resultName = (result: LegResult | null): SportsLabel =>
  result === null ? 'noResult' : resultNames[result];

/** The name of a period in the current language: 上半场, 第 3 节. */
export const usePeriodText = (): ((period: string) => string) => {
  const t = useMessages(sportsMessages);
  return useCallback((period) => periodText(period, t), [t]);
};

/** How the legs of a bet are combined: 单注, 3 串 1, 3 串 4, 幸运 7. */
export const useCombinationText = () => {
  const t = useMessages(sportsMessages);
  return useCallback(
    (legs: number, sizes: readonly number[], bets: number): string => {
      if (sizes.length === 1 && sizes[0] === 1) return t('single');
      if (bets === 1) return t('parlay', { n: legs });
      if (sizes.includes(1)) return t('lucky', { bets });
      return t('system', { n: legs, bets });
    },
    [t],
  );
};
