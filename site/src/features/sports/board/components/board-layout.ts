import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import type { ColumnGroup } from '../model/columns';

/** Below this width both groups of columns do not fit between the sports and the slip. */
export const narrowQuery = '(max-width: 1359px)';
/** Media queries of the board: without the second group of columns, and as a list of cards. */
export const narrow = `@media ${narrowQuery}` as const;
/** Where the sports are a rail of icons. */
export const railOnly = '@media (min-width: 1024px) and (max-width: 1279px)' as const;
export const phone = `@media (max-width: ${breakpoint.phone}px)` as const;

const widths = {
  handicap: 'minmax(84px, 1fr)',
  // The longest, as in “大 2.5/3 1.91”.
  total: 'minmax(106px, 1.2fr)',
  none: 'minmax(58px, 0.7fr)',
} as const;

const templateOf = (groups: readonly ColumnGroup[]) =>
  [
    '84px minmax(132px, 1.5fr)',
    ...groups.flatMap(({ columns }) => columns.map(({ lines }) => widths[lines])),
    '44px',
  ].join(' ');

/** The column widths of a board as CSS variables. */
export const columnWidths = (groups: readonly ColumnGroup[]) =>
  ({
    '--sb-columns': templateOf(groups),
    '--sb-columns-narrow': templateOf(groups.slice(0, 1)),
  }) as object;

/** The page: sports on the left, the board, and the slip. */
export const BoardPageGrid = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr) 312px;
  grid-template-areas: 'hub hub hub' 'rail centre aside';
  align-items: start;
  gap: ${token.space[3]};
  width: 100%;
  max-width: 1720px;
  margin-inline: auto;
  padding: ${token.space[4]} ${token.space[4]} ${token.space[12]};
  ${railOnly} { grid-template-columns: 56px minmax(0, 1fr) 296px; }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'hub' 'rail' 'centre' 'aside';
  }
  ${phone} { padding: ${token.space[2]} ${token.space[2]} ${token.space[20]}; }
`;

export const Hub = styled.div`
  grid-area: hub;
  min-width: 0;
`;

export const Centre = styled.div`
  grid-area: centre;
  min-width: 0;
`;

export const Aside = styled.aside`
  position: sticky;
  top: calc(var(--pv-sticky-top) + ${token.space[3]});
  grid-area: aside;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  min-width: 0;
  max-height: calc(100vh - var(--pv-sticky-top) - ${token.space[6]});
  overflow-y: auto;
  scrollbar-width: thin;
  @media (max-width: 1023px) { position: static; max-height: none; overflow: visible; }
`;

/** For lists and tables in the centre. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`;

/** Shown where the page has three columns. */
export const WideOnly = styled.div`
  @media (max-width: 1023px) { display: none; }
`;
