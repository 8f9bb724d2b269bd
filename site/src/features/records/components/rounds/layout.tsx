import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Contains the parts of a round side by side: the result and the stakes. */
export const RoundRoot = styled.div`
  display: flex;
  flex: 1 1 420px;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[4]} ${token.space[8]};
  min-width: 0;
  max-width: 100%;
  h3 {
    margin-bottom: ${token.space[2]};
    color: ${token.color.inkMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.regular};
  }
`;

export const Stack = styled.section`
  display: grid;
  gap: ${token.space[3]};
  min-width: 0;
  max-width: 100%;
`;

/**
 * Uses `display: table` instead of table elements, because on phones the styles of a record page turn the rows of every
 * table element inside it into blocks.
 */
const Table = styled.div`
  display: table;
  min-width: min(320px, 100%);
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
