import { token } from '@pavilion/ui';
import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ReplayButton } from './replay';

/** Contains the parts of a round, which lie in the grid of `RoundDetail`. */
export const RoundRoot = styled.div`
  display: contents;
  h3 {
    margin-bottom: ${token.space[2]};
    color: ${token.color.inkMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.regular};
  }
`;

const Section = styled.section`
  display: grid;
  grid-area: round;
  align-content: start;
  gap: ${token.space[3]};
  min-width: 0;
  max-width: 100%;
`;

interface StackProps {
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** The result of a round, with the button that plays it again. */
export const Stack = ({ style, children }: StackProps) => (
  <Section style={style}>
    {children}
    <ReplayButton />
  </Section>
);

/** The lines of a round, with their table, below its result. */
export const Lines = styled(Section)`
  grid-area: lines;
  gap: 0;
  margin-top: ${token.space[4]};
  position: relative;
  overflow-x: auto;
`;

/**
 * Uses `display: table` instead of table elements, because on phones the styles of a record page turn the rows of every
 * table element inside it into blocks.
 */
const Table = styled.div`
  display: table;
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
`;

const Row = styled.div<{ $isMarked: boolean }>`
  display: table-row;
  background: ${({ $isMarked }) => ($isMarked ? token.color.valueSoft : 'none')};
  > :first-child {
    text-align: start;
    ${({ $isMarked }) => $isMarked && `color: ${token.color.value}; font-weight: ${token.weight.bold};`}
  }
  /* A replay shows what the lines were before what they came to. */
  [data-replaying] & {
    background: none;
    > :first-child { color: inherit; font-weight: inherit; }
    > :first-child svg { display: none; }
    > [role='cell']:nth-child(n + 3) { visibility: hidden; }
  }
`;

const Cell = styled.div<{ $isHead?: boolean }>`
  display: table-cell;
  padding: ${token.space[1]} ${token.space[2]};
  border-bottom: 1px solid ${token.color.line};
  ${({ $isHead }) => $isHead && `color: ${token.color.inkMuted}; font-size: ${token.text.xs};`}
  text-align: end;
  vertical-align: middle;
  svg { display: inline-block; margin-inline-end: ${token.space[1]}; vertical-align: -2px; }
`;

export interface SheetRow {
  readonly key: string;
  /** Highlights the row, such as a winning bet. */
  readonly isMarked?: boolean;
  /** The first cell is the header of the row. */
  readonly cells: readonly ReactNode[];
}

interface SheetProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** A table of stakes and payouts. */
export const Sheet = ({ label, head, rows }: SheetProps) => (
  <Table role="table" aria-label={label}>
    <Row role="row" $isMarked={false}>
      {head.map((title) => (
        <Cell key={title} role="columnheader" $isHead>
          {title}
        </Cell>
      ))}
    </Row>
    {rows.map(({ key, isMarked = false, cells }) => (
      <Row key={key} role="row" data-marked={isMarked} $isMarked={isMarked}>
        {cells.map((cell, index) => (
          <Cell key={head[index]} role={index === 0 ? 'rowheader' : 'cell'}>
            {cell}
          </Cell>
        ))}
      </Row>
    ))}
  </Table>
);
