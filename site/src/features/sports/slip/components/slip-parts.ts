import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The width of the window, px, from which the slip is a column; below it the slip is a sheet. */
export const slipColumnFrom = 1024;

/** A column of the slip. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[3]};
  min-width: 0;
`;

/** A card of the slip: a selection, or a bet. */
export const SlipCard = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
  min-width: 0;
  padding: ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  list-style: none;

  &[data-tone='muted'] { background: ${token.color.sunken}; }
  &[data-tone='danger'] { border-color: ${token.color.danger}; }
`;

export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
`;

/** Two texts at both ends of a line. */
export const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[2]};
  min-width: 0;
`;

export const Muted = styled.span`
  min-width: 0;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  overflow-wrap: anywhere;
`;

export const Strong = styled.strong`
  min-width: 0;
  font-size: ${token.text.md};
  font-weight: ${token.weight.bold};
  overflow-wrap: anywhere;
`;

/** Labels and amounts, one pair a line. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[1]} ${token.space[3]};
  margin: 0;
  font-size: ${token.text.sm};
  dt { color: ${token.color.inkMuted}; }
  dd { margin: 0; font-variant-numeric: tabular-nums; text-align: end; }
`;

/** A message of the slip. The live region of the dock announces what is new, so it has no role of its own. */
export const SlipNote = styled.div`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[2]} ${token.space[3]};
  border-inline-start: 3px solid ${token.color.warning};
  border-radius: ${token.radius.sm};
  background: ${token.color.warningSoft};
  color: ${token.color.ink};
  font-size: ${token.text.sm};

  &[data-tone='info'] { border-color: ${token.color.info}; background: ${token.color.infoSoft}; }
  &[data-tone='success'] { border-color: ${token.color.success}; background: ${token.color.successSoft}; }
  &[data-tone='danger'] { border-color: ${token.color.danger}; background: ${token.color.dangerSoft}; }
  p { margin: 0; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

/** A small button without a frame, of at least 24 px. */
export const PlainButton = styled.button.attrs({ type: 'button' })`
  display: inline-grid;
  place-items: center;
  min-width: 28px;
  min-height: 28px;
  padding: 0 ${token.space[1]};
  border-radius: ${token.radius.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  transition: color ${token.motion.fast} ${token.motion.out};
  &:hover { background: ${token.color.sunken}; color: ${token.color.ink}; }
`;
