import { styled } from 'styled-components';
import { token } from '../themes/tokens';

export type CellAlign = 'start' | 'center' | 'end';

export const Scroller = styled.div`
  position: relative;
  max-width: 100%;
  overflow: auto;
  border-radius: ${token.radius.md};

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

export const Table = styled.table`
  width: 100%;
  color: ${token.color.ink};
  font-size: ${token.text.md};
  line-height: ${token.leading.snug};
  border-collapse: separate;
  border-spacing: 0;

  && tr > :first-child {
    padding-left: ${token.space[5]};
  }
  && tr > :last-child {
    padding-right: ${token.space[5]};
  }
  tbody:last-child > tr:last-child > td {
    border-bottom: 0;
  }
`;

export const HeadCell = styled.th<{ $align: CellAlign }>`
  position: sticky;
  top: 0;
  z-index: ${token.z.raised};
  height: 44px;
  padding: 0 ${token.space[3]};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.sunken};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.medium};
  text-align: ${({ $align }) => $align};
  white-space: nowrap;
`;

export const SortButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover,
  [aria-sort] & {
    color: ${token.color.ink};
  }
`;

export const BodyRow = styled.tr`
  transition: background-color ${token.motion.fast} ${token.motion.out};

  &:hover {
    background: color-mix(in srgb, ${token.color.sunken} 60%, transparent);
  }
`;

export const Cell = styled.td<{ $align: CellAlign }>`
  height: 52px;
  padding: ${token.space[2]} ${token.space[3]};
  border-bottom: 1px solid ${token.color.line};
  font-variant-numeric: tabular-nums;
  text-align: ${({ $align }) => $align};
`;

export const DetailCell = styled.td`
  padding: ${token.space[4]} ${token.space[5]};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.sunken};
`;

export const TotalCell = styled(Cell)`
  background: ${token.color.sunken};
  font-weight: ${token.weight.bold};
`;

export const DetailButton = styled.button.attrs({ type: 'button' })`
  display: inline-grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.inkMuted};
  cursor: pointer;

  svg {
    transition: transform ${token.motion.base} ${token.motion.out};
  }
  &:hover {
    color: ${token.color.ink};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

export const EndNote = styled.p`
  padding: ${token.space[4]};
  color: ${token.color.inkFaint};
  font-size: ${token.text.sm};
  text-align: center;
`;
