import { css, styled } from 'styled-components';
import { breakpoint } from '../themes/scales';
import { token } from '../themes/tokens';

/** Minimum heights of cells, in px. */
export const rowHeights = { head: 44, band: 40, body: 52 } as const;

export type CellAlign = 'start' | 'center' | 'end';

/** The layout for phones depends on the width of the container, not of the window: a table may be narrow in a wide window. */
export const Frame = styled.div<{ $narrow: NarrowLayout }>`
  max-width: 100%;
  min-width: 0;
  ${({ $narrow }) => $narrow !== 'scroll' && 'container-type: inline-size;'}
`;

/** Shadows at the sides where the table overflows; the thin highlight shows on dark backgrounds. */
export const Edges = styled.div`
  position: relative;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: ${token.z.raised};
    width: ${token.space[4]};
    border-left: 1px solid ${token.color.hairline};
    border-radius: ${token.radius.md} 0 0 ${token.radius.md};
    background: linear-gradient(to right, color-mix(in srgb, ${token.color.scrim} 35%, transparent), transparent);
    opacity: 0;
    pointer-events: none;
    transition: opacity ${token.motion.fast} ${token.motion.out};
  }
  &::after {
    inset-inline: auto 0;
  }
  &:dir(ltr)::after,
  &:dir(rtl)::before {
    transform: scaleX(-1);
  }
  &[data-before]::before,
  &[data-after]::after {
    opacity: 1;
  }
`;

export interface ScrollerProps {
  /** The header sticks below the page's header; a table that overflows scrolls sideways instead. */
  $page: boolean;
  /** Virtual rows have an opaque background, so that scrolling copies pixels and does not blend them. */
  $virtual: boolean;
}

/** `--pv-sticky-top` is the height of other sticky elements at the top; the page sets it. */
export const Scroller = styled.div<ScrollerProps>`
  position: relative;
  max-width: 100%;
  overflow: auto;
  overscroll-behavior-x: contain;
  border-radius: ${token.radius.md};
  ${({ $virtual }) => $virtual && `background: ${token.color.surface};`}

  ${({ $page }) =>
    $page
      ? css`
          @media (min-width: ${breakpoint.tablet + 1}px) {
            --table-head: var(--pv-sticky-top, 0px);
            overflow: visible;
          }
        `
      : css`
          tfoot td {
            position: sticky;
            bottom: 0;
          }
        `}

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

/** What both layouts for phones share: sortable titles above all rows, totals as a list below them. */
const stacked = css`
  &, thead, tbody, tfoot, tr { display: block; }
  thead tr { display: flex; flex-wrap: wrap; gap: 0 ${token.space[4]}; }
  thead th:not(:has(button)) { display: none; }
  thead th { position: static; padding: 0; border: 0; }
  thead th::before { content: none; }
  tbody th { display: flex; align-items: center; flex: 1; }
  tbody th > * { flex: 1; }
  /* The heading of a band and its total are one line. */
  && tbody tr:has(> th) { display: flex; gap: 0; padding: 0; border: 0; }
  && tbody tr:has(> th) > td { display: block; height: ${rowHeights.band}px; padding: 0 ${token.space[5]} 0 0; border-bottom: 1px solid ${token.color.line}; line-height: ${rowHeights.band - 1}px; white-space: nowrap; }
  && tbody tr:has(> th) > td:empty { padding-inline: 0; }
  th && { width: auto; }
  tfoot tr { padding: ${token.space[3]} 0; border-radius: ${token.radius.md}; background: ${token.color.sunken}; }
  tfoot td { background: none; }
  tfoot td:empty { display: none; }
  tbody td, tfoot td {
    height: auto;
    min-width: 0;
    border: 0;
  }
  tfoot td {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[4]};
    text-align: end;
  }
`;

/** Each row is a card: titles beside their cells. */
const cards = css`
  @container (max-width: ${breakpoint.phone}px) {
    ${stacked}
    tbody tr { padding: ${token.space[3]} 0; border-bottom: 1px solid ${token.color.line}; }
    tbody td {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${token.space[4]};
      min-height: 32px;
      text-align: end;
    }
    tbody td:not([data-label]) { justify-content: flex-end; }
    td[data-label]::before {
      content: attr(data-label);
      flex: none;
      color: ${token.color.inkMuted};
      font-weight: ${token.weight.regular};
      text-align: start;
    }
    && tr > * { padding-inline: ${token.space[5]}; padding-block: ${token.space[1]}; }
  }
`;

/** Each row is two lines: `lead` at the start, `value` over `note` at the end, and the button of the detail. */
const lines = css`
  @container (max-width: ${breakpoint.phone}px) {
    ${stacked}
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      align-items: center;
      column-gap: ${token.space[3]};
      row-gap: ${token.space[1]};
      padding: ${token.space[3]} ${token.space[2]} ${token.space[3]} ${token.space[5]};
      border-bottom: 1px solid ${token.color.line};
    }
    && tbody tr > td { display: none; padding: 0; }
    /* The row has the padding, also around its first and its last cell. */
    && tbody tr > td[data-narrow], && tbody tr > td[data-toggle] { display: block; padding: 0; }
    td[data-narrow='lead'] { grid-area: 1 / 1 / 3 / 2; text-align: start; }
    td[data-narrow='value'] { grid-area: 1 / 2; text-align: end; }
    tr:not(:has([data-narrow='note'])) > td[data-narrow='value'] { grid-row: 1 / 3; }
    td[data-narrow='note'] {
      grid-area: 2 / 2;
      color: ${token.color.inkMuted};
      font-size: ${token.text.sm};
      text-align: end;
    }
    td[data-narrow='note']::before { content: attr(data-label) ' '; }
    td[data-toggle] { grid-area: 1 / 3 / 3 / 4; }
    /* The rows of skeletons, and those of one cell: a detail, and the text without rows. */
    && tbody tr:not(:has([data-narrow])) > td:nth-child(-n + 2) { display: block; }
    tbody tr:has(> [colspan]) { display: block; padding: 0; border: 0; }
    && tbody tr > td[colspan] { padding: ${token.space[4]}; }
  }
`;

/** The layouts at phone width. */
export type NarrowLayout = 'scroll' | 'cards' | 'lines';

const narrowLayouts = { scroll: undefined, cards, lines } as const;

export const Table = styled.table<{ $narrow: NarrowLayout; $fixed: boolean }>`
  width: 100%;
  table-layout: ${({ $fixed }) => ($fixed ? 'fixed' : 'auto')};
  color: ${token.color.ink};
  font-size: ${token.text.md};
  line-height: ${token.leading.snug};
  border-collapse: separate;
  border-spacing: 0;

  && tr > :first-child {
    padding-inline-start: ${token.space[5]};
  }
  && tr > :last-child {
    padding-inline-end: ${token.space[5]};
  }
  tbody:last-child > tr:last-child > td {
    border-bottom: 0;
  }
  ${({ $narrow }) => narrowLayouts[$narrow]}
`;

export const HeadCell = styled.th<{ $align: CellAlign }>`
  position: sticky;
  top: var(--table-head, 0px);
  z-index: ${token.z.raised};
  height: ${rowHeights.head}px;
  padding: 0 ${token.space[3]};
  /* With the line, and up to below the next cell: columns of percents end between two pixels, where the card would shine through. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-bottom: 1px solid ${token.color.hairline};
    background: ${token.gradient.tableHead} ${token.color.sunken};
  }
  &:not(:last-child)::before { inset-inline-end: -1px; }
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
    box-shadow: 2px 0 0 ${token.color.hairline} inset;
  }
`;

export const Cell = styled.td<{ $align: CellAlign }>`
  height: ${rowHeights.body}px;
  padding: ${token.space[2]} ${token.space[3]};
  /* Chinese text breaks after any character: without this a narrow column would be one character wide. */
  min-width: 6em;
  border-bottom: 1px solid ${token.color.line};
  font-variant-numeric: tabular-nums;
  text-align: ${({ $align }) => $align};
`;

/** The heading of a band of rows. */
export const BandCell = styled.th`
  height: ${rowHeights.band}px;
  padding: ${token.space[2]} ${token.space[5]};
  border-bottom: 1px solid ${token.color.line};
  background: color-mix(in srgb, ${token.color.sunken} 55%, transparent);
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.regular};
  text-align: start;
  /* The total ends where the amounts below it end. */
  &:is(td) { padding-inline: ${token.space[3]}; font-variant-numeric: tabular-nums; }
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
  position: relative;
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
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -4px;
    }
  }
`;

export const EndNote = styled.p`
  padding: ${token.space[4]};
  color: ${token.color.inkFaint};
  font-size: ${token.text.sm};
  text-align: center;
`;
