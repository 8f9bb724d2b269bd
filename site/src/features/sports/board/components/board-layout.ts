import { breakpoint, token } from '@pavilion/ui';
import { css, keyframes, styled } from 'styled-components';
import { wideContent } from '../../../../shared/layout/content';
import type { ColumnGroup, TitledColumn } from '../model/columns';

/** Media queries of the board: room for two groups of columns between the sports and the slip, for one, and a list of cards. */
export const medium = '@media (max-width: 1759px)' as const;
export const narrow = '@media (max-width: 1679px)' as const;
/** Where the sports are a rail of icons. */
export const railOnly = '@media (min-width: 1024px) and (max-width: 1279px)' as const;
export const phone = `@media (max-width: ${breakpoint.phone}px)` as const;
/** Where the three sides of a winner fit beside one another, if there is one group of columns. */
export const sidesInRow = '@media (min-width: 1280px)' as const;

/** For text that remains in the accessible name. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const widths = {
  handicap: 'minmax(80px, 1.1fr)',
  // The longest, as in “大 2.5/3 1.91”.
  total: 'minmax(104px, 1.1fr)',
  none: 'minmax(54px, 0.8fr)',
} as const;

const widthOf = ({ lines, sides }: TitledColumn) =>
  sides.length === 3 ? `var(--sb-three-sides, ${widths[lines]})` : widths[lines];

const templateOf = (groups: readonly ColumnGroup[]) =>
  [
    // Names of six characters beside the scores of a match and of its current period. Beside wide prices they take no more, so
    // that the score stands near the team.
    groups.length > 1 ? '76px minmax(172px, 2fr)' : '76px var(--sb-teams, clamp(172px, 23cqi, 248px))',
    ...groups.flatMap(({ columns }) => columns.map(widthOf)),
    '40px',
  ].join(' ');

/**
 * The column widths of a board, and what the height of a match follows from, as CSS variables. Phones show the first group:
 * a winner with three sides as a row of its own, and the other markets above it, with one or two lines.
 */
export const columnSizes = (groups: readonly ColumnGroup[]) => {
  const shown = groups[0]!.columns;
  const pairs = shown.filter(({ sides }) => sides.length < 3).length;
  const phoneColumns = pairs === 4 ? 2 : Math.min(3, pairs) || 1;
  // Two columns have room for both sides beside each other, each with its line above the price.
  const isWide = phoneColumns === 2;
  return {
    '--sb-lines': Math.max(2, ...shown.map(({ sides }) => sides.length)),
    '--sb-phone-columns': phoneColumns,
    // Of what is in a cell, from both of its edges.
    '--sb-phone-inset': phoneColumns === 3 ? '8px' : isWide ? '4px' : '12px',
    '--sb-phone-lines': shown.length - pairs + Math.ceil(pairs / phoneColumns) * (isWide ? 1 : 2),
    '--sb-phone-sides': isWide ? 2 : 1,
    '--sb-phone-flow': isWide ? 'column' : 'row',
    '--sb-phone-place': isWide ? 'center' : 'space-between',
    '--sb-columns': templateOf(groups),
    '--sb-columns-medium': templateOf(groups.slice(0, 2)),
    '--sb-columns-narrow': templateOf(groups.slice(0, 1)),
  } as object;
};

/** The page: sports on the left, the board, and the slip. It is as wide as the header, and the footer with it. */
export const BoardPageGrid = styled.div`
  html:has(&) { ${wideContent} }
  display: grid;
  grid-template-columns: 192px minmax(0, 1fr) 312px;
  grid-template-rows: auto 1fr;
  grid-template-areas: 'rail hub aside' 'rail centre aside';
  align-items: start;
  gap: ${token.space[3]};
  width: 100%;
  max-width: 1720px;
  /* The footer stays below the fold while a list loads. */
  min-height: calc(100vh - var(--pv-sticky-top));
  margin-inline: auto;
  padding: ${token.space[4]} ${token.space[4]} ${token.space[12]};
  ${railOnly} { grid-template-columns: 56px minmax(0, 1fr) 296px; }
  @media (max-width: 1023px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-rows: auto 1fr;
    grid-template-areas: 'hub rail slip' 'centre centre centre';
    gap: ${token.space[2]};
  }
  ${phone} { padding: ${token.space[2]} ${token.space[2]} ${token.space[6]}; }
`;

export const Hub = styled.div`
  grid-area: hub;
  min-width: 0;
  /* The venues and the opener of the slip are in the row of the sports. */
  @media (max-width: 1023px) { display: contents; }
`;

const grow = keyframes`to { max-height: calc(100vh - var(--pv-sticky-top) - 28px); }`;

/**
 * The height of the column beside the board, above the fold also below the bar over the header. That scrolls away, and where
 * the browser can, its height becomes that of the column.
 */
export const besideBoard = css`
  @media (min-width: 1024px) {
    max-height: calc(100vh - var(--pv-sticky-top) - 72px);
    @supports (animation-timeline: scroll()) {
      animation: ${grow} linear both;
      animation-timeline: scroll(root);
      animation-range: 0 44px;
    }
  }
`;

export const Aside = styled.aside`
  ${besideBoard}
  position: sticky;
  top: calc(var(--pv-sticky-top) + ${token.space[3]});
  grid-area: aside;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-y: auto;
  scrollbar-width: none;
  /* The strip of the slip stands above the tab bar for as long as the board is in sight. */
  @media (max-width: 1023px) {
    top: auto;
    bottom: var(--pv-tab-bar);
    z-index: ${token.z.sticky};
    grid-area: 1 / 1 / -1 / -1;
    align-self: end;
    overflow: visible;
  }
`;

export const Centre = styled.div`
  grid-area: centre;
  min-width: 0;
  /* The end of the list, from below the strip of the slip. */
  :has(> ${Aside} [data-slip-strip]) > & { padding-bottom: 72px; }
`;

/** For lists and tables in the centre. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`;

/** The lists below the slip, where the page has three columns. They have the height that the slip leaves, of which they are a container. */
export const BelowSlip = styled.div`
  container: lists / size;
  flex: 0 1 420px;
  min-height: 0;
  @media (max-width: 1023px) { display: none; }
`;
