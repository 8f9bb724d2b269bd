import type { LocalText } from '@pavilion/contract';
import {
  displayPrice,
  type LegResult,
  marketTypes,
  parseSelectionId,
  type Sport,
  sportDefinitions,
} from '@pavilion/contract/sports';
import { inLanguage, OddsFormat } from '@pavilion/format';
import { useCallback } from 'react';
import { useTimeText } from '../calendar/time-zone';
import { type Translate, useLocale, useLocalText, useMessages } from '../messages';
import { handicapText, lineText } from './lines';
import { marketMessages } from './market-messages';
import {
  type Localize,
  type MarketTexts,
  marketName,
  numberedName,
  periodName,
  sideName,
} from './market-names';
import { type SportsLabel, sportsMessages } from './tickets/ticket-messages';

/** The event of a selection, as far as its text needs it: a match, or the season that a participant is to win. */
export type TextEvent = { readonly sport: Sport } & (
  | { readonly home: LocalText; readonly away: LocalText }
  | { readonly participant: LocalText; readonly startsAt: string }
);

/** What a selection is called. */
export interface SelectionText {
  /** The market with its period, such as 全场 让球. */
  readonly market: string;
  /** The side with its line, such as 云岭飞鹤 −0.5/1. */
  readonly selection: string;
}

/** A price in the format of tickets, whatever format the board shows: 1950 is 1.95. */
export const ticketPrice = (thousandths: number): string => displayPrice(thousandths, OddsFormat.Europe);

/** The texts that a selection consists of. */
interface Texts {
  readonly markets: MarketTexts;
  readonly sports: Translate<(typeof sportsMessages)['zh-CN']>;
}

const marketText = (
  type: string,
  period: string,
  sport: Sport,
  { markets, sports }: Texts,
  localize: Localize,
): string =>
  numberedName(localize, { sport, type, period, form: 'full' }) ??
  sports('market', {
    period: periodName(markets, period),
    market: marketName(localize, sport, type, 'full'),
  });

/** The text of a selection; of an id of another form, the id. */
const selectionText = (id: string, event: TextEvent, texts: Texts, localize: Localize): SelectionText => {
  const parts = parseSelectionId(id);
  if (!parts) return { market: '', selection: id };
  if ('participant' in event)
    return { market: texts.sports('outright'), selection: localize(event.participant) };
  const { type, period, q, side } = parts;
  const home = localize(event.home);
  const away = localize(event.away);
  const lines = marketTypes[event.sport][type]?.lines ?? 'none';
  const market = marketText(type, period, event.sport, texts, localize);
  if (lines === 'handicap') {
    return { market, selection: `${side === 'h' ? home : away} ${handicapText(q, side)}` };
  }
  const named = { sport: event.sport, type, side, form: 'full', home, away, line: lineText(q) } as const;
  return { market, selection: sideName(localize, named) };
};

/** The texts of selections in the current language. */
export const useSelectionText = (): ((id: string, event: TextEvent) => SelectionText) => {
  const markets = useMessages(marketMessages);
  const sports = useMessages(sportsMessages);
  const { locale } = useLocale();
  return useCallback(
    (id, event) => selectionText(id, event, { markets, sports }, (text) => inLanguage(text, locale)),
    [markets, sports, locale],
  );
};

/** The names of both sides, such as 云岭飞鹤 对 东渡海燕; of a season its first day. */
export const useTeamsText = (): ((event: TextEvent) => string) => {
  const t = useMessages(sportsMessages);
  const { locale } = useLocale();
  const timeText = useTimeText();
  return useCallback(
    (event) =>
      'participant' in event
        ? t('season', { day: timeText(event.startsAt, 'day') })
        : t('teams', { home: inLanguage(event.home, locale), away: inLanguage(event.away, locale) }),
    [t, locale, timeText],
  );
};

/** The sport and the league of a leg, such as 足球 · 江河联赛. */
export const useLeagueText = (): ((event: {
  readonly sport: Sport;
  readonly competition: LocalText;
}) => string) => {
  const text = useLocalText();
  return useCallback(
    ({ sport, competition }) => `${text(sportDefinitions[sport].name)} · ${text(competition)}`,
    [text],
  );
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
  const t = useMessages(marketMessages);
  return useCallback((period) => periodName(t, period), [t]);
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
