import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The content width of a lobby. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  width: 100%;
  max-width: calc(${token.layout.content} + 2 * ${token.layout.gutter});
  margin-inline: auto;
  padding: ${token.space[6]} ${token.layout.gutter} ${token.space[12]};
  @media (max-width: ${breakpoint.phone}px) { padding-top: ${token.space[4]}; gap: ${token.space[4]}; }
`;

/** Columns on wide screens: seven or eight covers fill two rows of four, while six columns would leave one or two alone. */
export const columnsOf = (covers: number): 4 | 6 => (covers === 7 || covers === 8 ? 4 : 6);

/** Covers have `$columns`, at most five below desktop width, three on tablets and two on phones. Wide cards have two, one on tablets. */
export const GameGrid = styled.ul<{ $dimmed?: boolean; $few?: boolean; $columns?: 4 | 6 }>`
  display: grid;
  grid-template-columns: repeat(${({ $few, $columns = 6 }) => ($few ? 2 : $columns)}, minmax(0, 1fr));
  gap: ${token.space[6]} ${token.space[4]};
  opacity: ${({ $dimmed }) => ($dimmed ? 0.5 : 1)};
  transition: opacity ${token.motion.base} ${token.motion.out};
  @media (max-width: ${breakpoint.desktop}px) { grid-template-columns: repeat(${({ $few, $columns = 6 }) => ($few ? 2 : Math.min(5, $columns))}, minmax(0, 1fr)); }
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: repeat(${({ $few }) => ($few ? 1 : 3)}, minmax(0, 1fr)); }
  @media (max-width: ${breakpoint.phone}px) { grid-template-columns: repeat(${({ $few }) => ($few ? 1 : 2)}, minmax(0, 1fr)); }
`;
