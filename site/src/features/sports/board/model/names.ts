import type { EventView } from '@pavilion/contract';
import { marketTypes } from '@pavilion/contract/sports';
import type { Translate } from '../../../../shared/messages/define-messages';
import { givingSide, lineText } from '../../../../shared/sports/lines';
import { type Localize, type MarketTexts, sideName } from '../../../../shared/sports/market-names';
import type { sportsMessages } from '../../messages/sports-messages';

/** The texts of the boards. */
export type SportsTexts = Translate<(typeof sportsMessages)['zh-CN']>;
type Match = Pick<EventView, 'home' | 'away' | 'sport'>;

/** The name of a side on a board, without its line. `team`: how it names a team. */
export const boardSideName = (
  text: Localize,
  { sport, home, away }: Match,
  {
    type,
    side,
    team = 'short',
  }: { readonly type: string; readonly side: string; readonly team?: 'name' | 'short' },
): string =>
  sideName(text, { sport, type, side, form: 'short', home: text(home[team]), away: text(away[team]) });

/** The name of a selection with its line, for a label: 云岭飞鹤 让 0.5/1. */
export const selectionName = (
  t: MarketTexts,
  text: Localize,
  event: Match,
  { type, q, side }: { readonly type: string; readonly q: number; readonly side: string },
): string => {
  const name = boardSideName(text, event, { type, side });
  const rules = marketTypes[event.sport][type];
  if (rules?.lines === 'total') return t('totalOf', { side: name, line: lineText(q) });
  if (rules?.lines !== 'handicap') return name;
  const giving = givingSide(q);
  if (giving === undefined) return t('handicapLevel', { team: name });
  return t(giving === side ? 'handicapOf' : 'handicapTaken', { team: name, line: lineText(q) });
};
