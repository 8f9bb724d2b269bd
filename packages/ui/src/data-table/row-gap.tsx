import { styled } from 'styled-components';
import { token } from '../themes/tokens';
import { rowHeights } from './table-styles';

/**
 * Placeholder lines and bars of rows that are not rendered: the browser scrolls before scripts run, and should never
 * uncover an empty background. Aligned with the rendered rows.
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
  /** Number of columns. */
  readonly width: number;
  /** Whether it precedes the rendered rows. */
  readonly before?: boolean;
}

/** Space of rows that are not rendered. */
export const RowGap = ({ height, width, before = false }: RowGapProps) => (
  <tbody aria-hidden="true">
    <tr style={{ padding: 0, border: 0 }}>
      <Stripes colSpan={width} $before={before} style={{ height, minHeight: 0, paddingBlock: 0 }} />
    </tr>
  </tbody>
);
