import type { EventView } from '@pavilion/contract';
import type { Translate } from '../../../../shared/messages';
import { periodName } from '../../../../shared/sports/market-names';
import type { detailMessages } from '../../details/messages/detail-messages';
import { periodScores } from './scoreboard';

/** The texts of parts that load after the board. */
export type DetailTexts = Translate<(typeof detailMessages)['zh-CN']>;

/** The scores of the periods as results show them, in football with the corners. */
export const scoreTexts = (t: DetailTexts, scores: EventView['scores']): readonly string[] => [
  ...periodScores(scores).map(([period, score]) => {
    const name = period.startsWith('ot') ? t('overtime', { number: period.slice(2) }) : periodName(t, period);
    return `${name} ${score.join(':')}`;
  }),
  ...(scores.corners ? [`${t('corners')} ${scores.corners.join(':')}`] : []),
];
