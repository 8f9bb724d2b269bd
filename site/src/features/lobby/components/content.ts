import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { centredLast } from '../../../shared/layout/centred-last';

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

/** Columns on wide screens: five covers fill a row, seven or eight two rows of four, of which six columns would leave some empty. */
export const columnsOf = (covers: number): 4 | 5 | 6 => {
  if (covers === 5 || covers === 10) return 5;
  return covers === 7 || covers === 8 ? 4 : 6;
};

export type GameCards = 'covers' | 'wide' | 'tables';

export interface GridProps {
  readonly $dimmed?: boolean;
  readonly $cards?: GameCards;
  /** Of covers on wide screens. */
  readonly $columns?: 4 | 5 | 6 | undefined;
  /** Of covers on phones. Default 2. */
  readonly $phoneColumns?: 2 | 3;
}

/** Columns on wide screens, below desktop width, on tablets and on phones. */
const columnsWith = ({
  $cards,
  $columns = 6,
  $phoneColumns = 2,
}: GridProps): readonly [wide: number, desktop: number, tablet: number, phone: number] => {
  if ($cards === 'wide') return [2, 2, 1, 1];
  if ($cards === 'tables') return [4, 3, 2, 1];
  return [$columns, Math.min(5, $columns), 3, $phoneColumns];
};

export const GameGrid = styled.ul<GridProps>`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: ${({ $cards }) => ($cards === 'tables' ? token.space[4] : token.space[6])} ${token.space[4]};
  @media (max-width: ${breakpoint.phone}px) { ${({ $phoneColumns }) => $phoneColumns === 3 && `gap: ${token.space[4]} ${token.space[3]};`} }
  opacity: ${({ $dimmed }) => ($dimmed ? 0.5 : 1)};
  transition: opacity ${token.motion.base} ${token.motion.out};
  ${(props) => {
    const [wide, desktop, tablet, phone] = columnsWith(props);
    return `
  --columns: ${wide};
  @media (max-width: ${breakpoint.desktop}px) { --columns: ${desktop}; }
  @media (max-width: ${breakpoint.tablet}px) { --columns: ${tablet}; }
  @media (max-width: ${breakpoint.phone}px) { --columns: ${phone}; }
  @media (min-width: ${breakpoint.tablet + 1}px) and (max-width: ${breakpoint.desktop}px) { ${centredLast(desktop, token.space[4])} }
  @media (min-width: ${breakpoint.phone + 1}px) and (max-width: ${breakpoint.tablet}px) { ${centredLast(tablet, token.space[4])} }
  @media (max-width: ${breakpoint.phone}px) { ${centredLast(phone, phone === 3 ? token.space[3] : token.space[4])} }`;
  }}
`;
