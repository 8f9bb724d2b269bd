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
  black: ['#34333d', '#ffffff'],
} as const satisfies Record<TableRound['marks'][number]['tone'], readonly [ground: string, ink: string]>;

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
  /* Black is seen on dark ground, too. */
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 0.2);
`;

/** Columns from right to left; older ones that have no room would be on further lines, which are cut off. */
const Road = styled.span<{ $rows: number }>`
  display: flex;
  flex: 0 1 auto;
  flex-flow: row-reverse wrap;
  justify-content: space-between;
  align-content: start;
  gap: 3px;
  height: ${({ $rows }) => $rows * 20 - 2}px;
  overflow: hidden;
  > span { display: grid; gap: 2px; }
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

/** The phase of a table's round, with its countdown. */
export const TablePhase = ({ round, receivedAt, ticker }: TableStatusProps) => {
  const t = useMessages(lobbyMessages);
  const now = useSyncExternalStore(ticker.subscribe, ticker.now, () => receivedAt);
  const { phase, seconds } = phaseAfter(round, Math.max(0, now - receivedAt));
  return (
    <Phase $isOpen={phase === 'betting'}>
      {t(phaseTexts[phase])}
      {phase === 'betting' && ` ${t('secondsLeft', { seconds })}`}
    </Phase>
  );
};

/** The latest results of a table in columns, each read downwards, the newest column at the right. */
export const TableRoad = ({
  round,
  rows = 1,
}: {
  readonly round: TableRound | undefined;
  readonly rows?: number;
}) => {
  const text = useLocalText();
  const marks = round?.marks ?? [];
  // Counted from the end, so that the newest column is a whole one.
  const columns = [];
  for (let end = marks.length; end > 0; end -= rows) columns.push(marks.slice(Math.max(0, end - rows), end));
  return (
    <Road $rows={rows} aria-hidden="true">
      {columns.map((column, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <span key={place}>
          {column.map(({ tone, text: word }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
            <MarkDot key={row} $tone={tone}>
              {text(word)}
            </MarkDot>
          ))}
        </span>
      ))}
    </Road>
  );
};

/** The running round of a table on its card: phase with countdown, and the latest results. */
export const TableStatus = (props: TableStatusProps) => (
  <Root>
    <TablePhase {...props} />
    <TableRoad round={props.round} />
  </Root>
);
