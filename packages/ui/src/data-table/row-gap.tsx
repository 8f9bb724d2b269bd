import { styled } from 'styled-components';
import { token } from '../themes/tokens';
import { rowHeights } from './table-parts';

/**
 * Lines, and bars between them, where rows will be: the browser scrolls before any script hears of it, and what it
 * uncovers by then is never bare ground. Counted from the rows that are there.
 */
const Stripes = styled.td<{ $before: boolean }>`
  background:
    linear-gradient(to top, ${token.color.line} 1px, transparent 1px),
    linear-gradient(to right, transparent 55%, ${token.color.surface} 55%),
    linear-gradient(transparent 20px, ${token.color.skeleton} 20px 32px, transparent 32px);
  background-clip: border-box, content-box, content-box;
  background-origin: border-box, content-box, content-box;
  background-position: 0 ${({ $before }) => ($before ? '100%' : '0')};
  background-size: 100% ${rowHeights.body}px, 20% ${rowHeights.body}px, 100% ${rowHeights.body}px;
`;

interface RowGapProps {
  /** In px. */
  readonly height: number;
  /** Columns of the table. */
  readonly width: number;
  /** Whether it stands before the rows that are there. */
  readonly before?: boolean;
}

/** Stands for rows that are not there. */
export const RowGap = ({ height, width, before = false }: RowGapProps) => (
  <tbody aria-hidden="true">
    <tr style={{ padding: 0, border: 0 }}>
      <Stripes colSpan={width} $before={before} style={{ height, minHeight: 0, paddingBlock: 0 }} />
    </tr>
  </tbody>
);
