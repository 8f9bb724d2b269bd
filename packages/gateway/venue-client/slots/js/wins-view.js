// @ts-check
import { element } from '../../kit/element.js';
import { symbolUrl } from './symbol-url.js';
import { cellsOf } from './win-cells.js';

const rows = 3;
const svgNamespace = 'http://www.w3.org/2000/svg';
/** How long each win is highlighted alone, ms. */
const winDuration = 1_250;

/** @typedef {import('./api.js').Win} Win */

/** @param {Win} win @param {number[][]} lines @param {number} index */
const linePath = (win, lines, index) => {
  const line = document.createElementNS(svgNamespace, 'polyline');
  const points = (lines[(win.line ?? 1) - 1] ?? [])
    .slice(0, win.count)
    .map((row, reel) => [reel * 100 + 50, row * 100 + 50]);
  const [, firstY = 0] = points[0] ?? [];
  line.setAttribute('points', [[0, firstY], ...points].map((point) => point.join(',')).join(' '));
  line.setAttribute('class', `line hue-${index % 5}`);
  return line;
};

/**
 * Highlights the wins over the stopped reels: first all of them, then one after the other until `clear`.
 *
 * @param {HTMLElement} root
 * @param {{ lines: number[][], onLine: (win: Win | undefined) => void }} options `onLine` is called with each win that is highlighted alone
 */
export const createWinsView = (root, { lines, onLine }) => {
  const cells = Array.from({ length: 5 * rows }, () =>
    element('span', { className: 'cell' }, [element('img', { alt: '' })]),
  );
  const canvas = document.createElementNS(svgNamespace, 'svg');
  canvas.setAttribute('viewBox', '0 0 500 300');
  canvas.setAttribute('preserveAspectRatio', 'none');
  root.replaceChildren(...cells, canvas);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {Win[]} wins @param {string[][]} grid @param {Win[]} all */
  const highlight = (wins, grid, all) => {
    const lit = new Set(
      wins.flatMap((win) => cellsOf(win, grid, lines)).map(({ reel, row }) => row * 5 + reel),
    );
    cells.forEach((cell, index) => {
      const image = /** @type {HTMLImageElement} */ (cell.firstChild);
      cell.classList.toggle('is-lit', lit.has(index));
      if (lit.has(index)) image.src = symbolUrl(grid[index % 5]?.[Math.floor(index / 5)] ?? 'wild');
    });
    canvas.replaceChildren(
      ...wins.filter((win) => win.line !== null).map((win) => linePath(win, lines, all.indexOf(win))),
    );
  };

  return {
    /** @param {Win[]} wins @param {string[][]} grid */
    show: (wins, grid) => {
      root.classList.toggle('is-on', wins.length > 0);
      highlight(wins, grid, wins);
      if (wins.length === 0) return;
      let next = 0;
      const showNext = () => {
        const win = /** @type {Win} */ (wins[next % wins.length]);
        highlight([win], grid, wins);
        onLine(win);
        next += 1;
        timer = setTimeout(showNext, winDuration);
      };
      timer = setTimeout(showNext, winDuration * 1.6);
    },
    clear: () => {
      clearTimeout(timer);
      root.classList.remove('is-on');
      highlight([], [], []);
    },
  };
};
