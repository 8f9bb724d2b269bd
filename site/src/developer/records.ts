import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The list of records in a tab of the panel. */
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

/** A timestamp as UTC time of day with milliseconds. */
export const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23);
