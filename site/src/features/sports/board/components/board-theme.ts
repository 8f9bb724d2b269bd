import { inScheme, token } from '@pavilion/ui';
import { css, keyframes, styled } from 'styled-components';
import { phone } from './board-layout';

/**
 * Colours of the boards that light and dark themes have in different ways: by day ink on paper with hairlines, at night light
 * on the night itself, where a cell has an edge only while it is pointed at or chosen.
 */
export const BoardTheme = styled.div`
  --sb-row-edge: inset 0 -1px 0 ${token.color.line};
  --sb-row-hover: color-mix(in srgb, ${token.color.accentSoft} 30%, transparent);
  --sb-head: ${token.color.sunken};
  --sb-head-edge: inset 0 -1px 0 ${token.color.line};
  --sb-head-font: ${token.font.serif};
  --sb-ground: ${token.gradient.panel}, ${token.color.surface};
  --sb-team: ${token.color.ink};
  --sb-price: ${token.color.ink};
  --sb-cell: color-mix(in srgb, ${token.color.sunken} 55%, ${token.color.raised});
  --sb-cell-edge: inset 0 0 0 1px ${token.color.line};
  --sb-cell-hover: inset 0 0 0 1px ${token.color.valueSolid};
  --sb-cell-pressed: ${token.color.accentSoft};
  --sb-chosen: ${token.color.selected};
  --sb-chosen-ink: ${token.color.onSelected};
  --sb-chosen-edge: inset 0 0 0 2px ${token.color.selected}, inset 0 0 0 3px ${token.color.valueSolid};
  --sb-live: ${token.color.live};
  --sb-live-glow: none;
  --sb-shut: color-mix(in srgb, var(--sb-closed) 40%, transparent);
  --sb-closed: ${token.color.sunken};
  --sb-stale-edge: ${token.color.lineStrong};

  ${inScheme('dark')} {
    --sb-row-hover: color-mix(in srgb, ${token.color.ink} 4%, transparent);
    --sb-head: none;
    --sb-head-edge: none;
    --sb-head-font: ${token.font.sans};
    --sb-ground: ${token.color.surface};
    /* The prices are the lightest ink. */
    --sb-team: color-mix(in srgb, ${token.color.ink} 40%, ${token.color.inkMuted});
    --sb-cell: color-mix(in srgb, ${token.color.lineStrong} 16%, transparent);
    --sb-cell-edge: none;
    --sb-cell-hover: inset 0 0 0 1px ${token.color.accent};
    --sb-chosen-edge: none;
    --sb-closed: rgba(6, 8, 32, 0.4);
    --sb-live-glow: 0 0 12px rgba(92, 200, 255, 0.6);
    --sb-stale-edge: ${token.color.hairline};
  }
`;

/*
 * A moved price has its colour while its animation is delayed, and loses it in a single frame: an animation of colours computes the
 * style of its element in each frame that it runs, and dozens of prices move in a second.
 */
const moved = keyframes`
  from { color: var(--move); background: var(--move-ground); }
`;

/** A panel of the page: paper or glass with a hairline. The slip alone has an aurora at night. */
export const Panel = styled.section`
  min-width: 0;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel}, ${token.color.surface};
`;

/** A price. Its state is in `aria-pressed` and `data-status`; a movement ends by itself. */
export const CellButton = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[1]};
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  min-height: var(--sb-cell-height, 28px);
  /* Nothing inside decides the size: a new price lays out its cell alone, not the board. */
  contain: size layout style;
  padding: 0 ${token.space[2]};
  border-radius: ${token.radius.sm};
  background: var(--sb-cell);
  box-shadow: var(--sb-cell-edge);
  color: var(--sb-price);
  font-size: ${token.text.md};
  font-variant-numeric: tabular-nums;
  transition: box-shadow ${token.motion.fast} ${token.motion.out};

  &:hover { box-shadow: var(--sb-cell-hover); }
  &:active { background: var(--sb-cell-pressed); }
  &:focus-visible { z-index: ${token.z.raised}; outline: 2px solid ${token.color.focus}; outline-offset: -1px; }

  > span { flex: none; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; white-space: nowrap; }
  > i { display: inline-flex; align-items: center; gap: 3px; font-style: normal; white-space: nowrap; }
  > b {
    position: relative;
    /* Before the digits, room for the arrow. */
    margin-inline: -14px -4px;
    padding-inline: 14px 4px;
    border-radius: 3px;
    font-family: ${token.font.number};
    font-weight: ${token.weight.bold};
    &[data-dir] {
      --move-ground: color-mix(in srgb, var(--move) 14%, ${token.color.surface});
      animation: ${moved} 1ms linear 1.5s backwards;
    }
    &::after {
      --move-ground: none;
      position: absolute;
      left: 3px;
      top: 50%;
      translate: 0 -50%;
      color: transparent;
      font-size: 9px;
      animation: ${moved} 1ms linear 1.5s backwards;
    }
    &[data-dir='up'] { --move: ${token.color.gain}; }
    &[data-dir='down'] { --move: ${token.color.loss}; }
    &[data-dir='up']::after { content: '▲'; }
    &[data-dir='down']::after { content: '▼'; }
  }
  /* In a wide cell the line stays near its price. On phones lines and prices are below one another. */
  &[data-lined] {
    justify-content: space-between;
    padding-inline: max(${token.space[2]}, 28% - 28px) max(${token.space[4]}, 28% - 20px);
    ${phone} {
      flex-direction: var(--sb-phone-flow, row);
      justify-content: var(--sb-phone-place, space-between);
      gap: 0;
      padding-inline: var(--sb-phone-inset, ${token.space[3]});
      line-height: 16px;
    }
  }

  &[aria-disabled='true'] { color: ${token.color.inkFaint}; cursor: not-allowed; box-shadow: none; }
  &[data-status='suspended'] { background: var(--sb-shut); font-size: ${token.text.xs}; }
  &[data-status='closed'] { background: var(--sb-closed); }
  &[data-status='stale'] {
    color: ${token.color.inkFaint};
    outline: 1px dotted var(--sb-stale-edge);
    outline-offset: -2px;
  }

  &[aria-pressed='true'] {
    background: var(--sb-chosen);
    box-shadow: var(--sb-chosen-edge);
    color: var(--sb-chosen-ink);
    > span, > b { color: inherit; }
    > b[data-dir] { --move: var(--sb-chosen-ink); --move-ground: none; }
  }
`;

/** The prices of a market that is closed or suspended as a whole: their places become one plate, which `HaltedMarket` labels. */
export const haltPlate = css`
  &[data-halt] {
    position: relative;
    border-radius: ${token.radius.sm};
    background: var(--sb-closed);
    [data-status] { background: none; > [aria-hidden] { visibility: hidden; } }
    [aria-pressed='true'] { box-shadow: inset 0 0 0 2px ${token.color.selected}; }
  }
  &[data-halt='suspended'] { background: var(--sb-shut); }
  /* Over the marks of wide boards. */
  &&&&[data-halt] > [data-side]::before { content: none; }
`;

/** A cell of the grid; what is inside has the focus. */
export const GridCell = styled.div.attrs({ role: 'gridcell' })``;
