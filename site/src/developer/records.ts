import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** A list of records, the newest first. */
export const Records = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[3]};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
`;

export const Faint = styled.span`
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

export const EmptyText = styled.p`
  color: ${token.color.inkMuted};
`;

/** The wall clock of a moment, to the millisecond. */
export const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23);
