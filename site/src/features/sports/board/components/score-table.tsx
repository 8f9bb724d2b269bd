import type { EventView } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { mainScore } from '../../../../shared/sports/main-score';
import { periodName } from '../../../../shared/sports/market-names';
import { SideBadge } from '../../../../shared/sports/side-badge';
import { detailMessages } from '../../details/messages/detail-messages';
import { serverOf } from '../model/match-log';
import { currentPeriod, periodScores, pointText } from '../model/scoreboard';
import { phone } from './board-layout';

const Root = styled.table`
  --team-shield: 32px;
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text.md};
  font-variant-numeric: tabular-nums;
  text-align: center;
  th, td { padding: 0 ${token.space[2]}; font-weight: ${token.weight.regular}; }
  thead :is(th, td) { height: 22px; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; white-space: nowrap; }
  tbody :is(th, td) { height: 44px; }
  tbody tr + tr :is(th, td) { border-top: 1px solid ${token.color.line}; }
  tr > :first-child { width: 100%; padding-inline-start: 0; text-align: start; }
  tr > :last-child { padding-inline-end: 0; }
  tbody th > span { display: flex; align-items: center; gap: ${token.space[2]}; font-weight: ${token.weight.bold}; line-height: ${token.leading.snug}; }
  [data-lost] { color: ${token.color.inkMuted}; }
  [data-current] { color: var(--sb-live); font-weight: ${token.weight.bold}; }
  [data-total] { min-width: 32px; font-family: ${token.font.number}; font-size: ${token.text.h3}; font-weight: ${token.weight.bold}; }
  [data-total][data-live] { color: var(--sb-live); text-shadow: var(--sb-live-glow); }
  ${phone} {
    --team-shield: 28px;
    font-size: ${token.text.sm};
    th, td { padding-inline: 6px; }
    tbody :is(th, td) { height: 38px; }
  }
`;

const Serve = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: ${token.radius.full};
  background: var(--sb-live);
  box-shadow: var(--sb-live-glow);
`;

/** The scores of periods and of the current game, a side a line, and the score of the match at their end. */
export const ScoreTable = ({ event }: { readonly event: EventView }) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const { sport, status, scores } = event;
  const periods = periodScores(scores);
  const now = currentPeriod(event);
  const isLive = status === 'live';
  const current = now === undefined ? undefined : scores[now];
  const isTieBreak = current !== undefined && current[0] === 6 && current[1] === 6;
  const points = isLive ? scores.points : undefined;
  const total = mainScore(event);
  const server = serverOf(event);
  return (
    <Root aria-label={t('scoreboard')}>
      <thead>
        <tr>
          <td />
          {periods.map(([period]) => {
            const number = period.replace(/\D/g, '');
            const isOvertime = period.startsWith('ot');
            return (
              <th key={period} scope="col" data-current={period === now ? '' : undefined}>
                <span aria-hidden="true">{isOvertime ? `+${number}` : number}</span>
                <span className="pv-sr-only">
                  {isOvertime ? t('overtime', { number }) : periodName(t, period)}
                </span>
              </th>
            );
          })}
          {points && <th scope="col">{t('currentGame')}</th>}
          <th scope="col">{t('total')}</th>
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side, own) => {
          const other = 1 - own;
          return (
            <tr key={side}>
              <th scope="row">
                <span>
                  <SideBadge sport={sport} side={event[side]} />
                  {text(event[side].name)}
                  {server === side && (
                    <>
                      <Serve aria-hidden="true" title={t('serves')} />
                      <span className="pv-sr-only">{t('serves')}</span>
                    </>
                  )}
                </span>
              </th>
              {periods.map(([period, score]) => (
                <td
                  key={period}
                  data-current={period === now ? '' : undefined}
                  data-lost={period !== now && score[own]! < score[other]! ? '' : undefined}
                >
                  {score[own]}
                </td>
              ))}
              {points && (
                <td data-current="">{pointText(sport, [points[own]!, points[other]!], isTieBreak)}</td>
              )}
              <td data-total="" data-live={isLive ? '' : undefined}>
                {total?.[own as 0 | 1]}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Root>
  );
};
