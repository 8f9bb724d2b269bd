import { token } from '@pavilion/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { lobbyMessages } from '../messages/lobby-messages';
import type { SecondTicker } from '../model/second-ticker';
import { phaseAfter, type TableRound } from '../model/table-round';

const Root = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  gap: ${token.space[2]};
  height: 20px;
  overflow: hidden;
  font-size: ${token.text.xs};
  white-space: nowrap;
`;

const Phase = styled.span<{ $isOpen: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token.space[1]};
  color: ${({ $isOpen }) => ($isOpen ? token.color.success : token.color.inkMuted)};
  font-variant-numeric: tabular-nums;
  &::before {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentcolor;
    content: '';
  }
`;

const tones = {
  red: ['#b3261e', '#ffffff'],
  blue: ['#1d5a9e', '#ffffff'],
  green: ['#1c6b46', '#ffffff'],
  gold: ['#d9ab4e', '#2a1d08'],
  black: ['#24232b', '#ffffff'],
} as const satisfies Record<TableRound['marks'][number]['tone'], readonly [ground: string, ink: string]>;

/** The newest mark is the last one; older ones are cut off where the card is narrow. */
const Marks = styled.span`
  display: flex;
  flex: 0 1 auto;
  flex-flow: row-reverse wrap;
  gap: 2px;
  height: 18px;
  overflow: hidden;
`;

const MarkDot = styled.i<{ $tone: keyof typeof tones }>`
  display: inline-grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding-inline: 3px;
  border-radius: 9px;
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-size: 11px;
  font-style: normal;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

interface TableStatusProps {
  readonly round: TableRound;
  /** When the round arrived, ms since the epoch. */
  readonly receivedAt: number;
  readonly ticker: SecondTicker;
}

const phaseTexts = {
  betting: 'phaseBetting',
  closed: 'phaseClosed',
  drawing: 'phaseClosed',
  reveal: 'phaseReveal',
  next: 'phaseNext',
} as const;

/** The running round of a table on its card: phase with countdown, and the latest results. */
export const TableStatus = ({ round, receivedAt, ticker }: TableStatusProps) => {
  const t = useMessages(lobbyMessages);
  const text = useLocalText();
  const now = useSyncExternalStore(ticker.subscribe, ticker.now, () => receivedAt);
  const { phase, seconds } = phaseAfter(round, Math.max(0, now - receivedAt));
  const marks = round.marks.map((mark, index) => ({ ...mark, key: `${round.round} ${index}` })).reverse();
  return (
    <Root>
      <Phase $isOpen={phase === 'betting'}>
        {t(phaseTexts[phase])}
        {phase === 'betting' && ` ${t('secondsLeft', { seconds })}`}
      </Phase>
      <Marks>
        {marks.map(({ key, tone, text: word }) => (
          <MarkDot key={key} $tone={tone}>
            {text(word)}
          </MarkDot>
        ))}
      </Marks>
    </Root>
  );
};
