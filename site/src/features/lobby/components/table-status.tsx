import { breakpoint, token } from '@pavilion/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { DieFace } from '../../../shared/rounds/die-face';
import { ballTone, type Tone } from '../../../shared/rounds/draws';
import { carColours, toneColours } from '../../../shared/rounds/piece-colours';
import { lobbyMessages } from '../messages/lobby-messages';
import type { SecondTicker } from '../model/second-ticker';
import { type LastDrawn, phaseAfter, type TableRound } from '../model/table-round';

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

const MarkDot = styled.i<{ $tone: Tone }>`
  display: inline-grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding-inline: 3px;
  border-radius: 9px;
  background: ${({ $tone }) => toneColours[$tone][0]};
  color: ${({ $tone }) => toneColours[$tone][1]};
  font-size: 11px;
  font-style: normal;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  /* Black is seen on dark ground, too. */
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 0.2);
`;

/** Columns from right to left; older ones that have no room would be on further lines, which are cut off. The newest result has a ring. */
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
  > span:first-child > :last-child { box-shadow: inset 0 0 0 2px ${token.color.ink}; }
`;

/** The pieces are on a line of their own where they have no room beside the round, and on phones. */
const Draw = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  line-height: 20px;
  white-space: nowrap;
  @media (max-width: ${breakpoint.phone}px) { display: grid; }
`;

const Pieces = styled.span`
  display: flex;
  align-items: center;
  height: 20px;
  min-width: 0;
  gap: 3px;
`;

/** Ten cars fill the width of a card; fewer pieces keep the full size. */
const Piece = styled.i<{ $colours: readonly [ground: string, ink: string]; $isSquare: boolean }>`
  display: grid;
  flex: 0 1 auto;
  width: 20px;
  place-items: center;
  aspect-ratio: 1;
  min-width: 0;
  border-radius: ${({ $isSquare }) => ($isSquare ? token.radius.sm : '50%')};
  background: ${({ $colours }) => $colours[0]};
  box-shadow: inset 0 -2px 3px rgb(0 0 0 / 0.28), inset 0 2px 3px rgb(255 255 255 / 0.36);
  color: ${({ $colours }) => $colours[1]};
  font-size: ${token.text.xs};
  font-style: normal;
  font-weight: ${token.weight.bold};
  line-height: 1;
  svg { width: 100%; height: 100%; }
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

const coloursOf = (pieces: 'colouredBalls' | 'balls' | 'cars', number: number) => {
  if (pieces === 'cars') return carColours[number - 1]!;
  return toneColours[pieces === 'balls' ? 'red' : ballTone(number)];
};

interface LastDrawProps {
  readonly draw: LastDrawn;
  /** The running round, whose numbers may be drawn already. */
  readonly round: LastDrawn['round'];
}

/** The numbers of the last draw of a lottery as they were drawn: balls, dice or cars. */
export const LastDraw = ({ draw, round }: LastDrawProps) => {
  const t = useMessages(lobbyMessages);
  const { pieces, numbers } = draw;
  return (
    <Draw aria-hidden="true">
      {t(draw.round === round ? 'drawNow' : 'drawBefore')}
      <Pieces>
        {numbers.map((number, place) =>
          pieces === 'dice' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the draw
            <DieFace key={place} value={number} style={{ width: 20, height: 20 }} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the draw
            <Piece key={place} $colours={coloursOf(pieces, number)} $isSquare={pieces === 'cars'}>
              {number}
            </Piece>
          ),
        )}
      </Pieces>
    </Draw>
  );
};

/**
 * The running round of a table on its card: phase with countdown, and the latest results. A lottery has its last draw below
 * this line.
 */
export const TableStatus = (props: TableStatusProps) => (
  <Root>
    <TablePhase {...props} />
    {!props.round.lastDraw && <TableRoad round={props.round} />}
  </Root>
);
