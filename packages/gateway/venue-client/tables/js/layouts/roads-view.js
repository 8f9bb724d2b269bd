// @ts-check
import { element } from '../../../kit/element.js';
import { svg } from '../../../kit/svg.js';
import { beadPlate, bigRoad, derivedRoad, lastColumns, nextMarks, placeMarks } from '../roads.js';

/** @typedef {import('../roads.js').RoadResult} RoadResult */

const rows = 6;

/**
 * @param {{ className: string, label: string, columns: number, cell: number }} input `cell`: edge in the units of the drawing
 * @param {Node[]} marks
 */
const road = ({ className, label, columns, cell }, marks) => {
  const [width, height] = [columns * cell, rows * cell];
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, index) => `M${(index + 1) * cell} 0V${height}`),
    ...Array.from({ length: rows - 1 }, (_, index) => `M0 ${(index + 1) * cell}H${width}`),
  ].join('');
  return svg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: `road ${className}`, role: 'img', 'aria-label': label },
    [svg('path', { class: 'road-lines', d: lines }), ...marks],
  );
};

/** The mark of a derived road: 1 ring, 2 disc, 3 stroke. @param {1 | 2 | 3} distance @param {string} side @param {number} x @param {number} y @param {number} cell */
const derivedMark = (distance, side, x, y, cell) => {
  const [cx, cy, r] = [x + cell / 2, y + cell / 2, cell * 0.34];
  if (distance === 3) {
    return svg('path', {
      class: `road-stroke is-${side}`,
      d: `M${x + cell * 0.2} ${y + cell * 0.8}L${x + cell * 0.8} ${y + cell * 0.2}`,
    });
  }
  return svg('circle', { class: `${distance === 1 ? 'road-ring' : 'road-disc'} is-${side}`, cx, cy, r });
};

/**
 * The five roads of a two-sided game, counts, and what the derived roads would show after either side.
 *
 * @param {{
 *   texts: { bead: string, big: string, eye: string, small: string, cockroach: string, ask: (side: string) => string, counts: string },
 *   sides: { red: string, blue: string, tie: string },
 *   second?: 'blue' | 'black',
 * }} input `sides`: one character each; `second`: the colour of the second side, in which its results are drawn. The marks of the
 *   derived roads are blue in every game: they do not stand for a side.
 */
export const createRoadsView = ({ texts, sides, second = 'blue' }) => {
  const node = element('div', { className: 'roads' });
  const colourOf = (/** @type {'red' | 'blue' | 'tie'} */ side) => (side === 'blue' ? second : side);

  /** @param {RoadResult[]} results */
  const draw = (results) => {
    const beadCell = 24;
    const beads = lastColumns(beadPlate(results), 14);
    const bead = beads.map(({ column, row, side, redDot, blueDot }, index) => {
      const [x, y] = [column * beadCell, row * beadCell];
      const isNewest = index === beads.length - 1;
      return svg('g', { class: `bead is-${colourOf(side)}` }, [
        svg('circle', { class: 'road-disc', cx: x + 12, cy: y + 12, r: 10.5 }),
        svg('text', { x: x + 12, y: y + 12 }, [side === 'tie' ? sides.tie : sides[side]]),
        ...(isNewest ? [svg('circle', { class: 'bead-newest', cx: x + 12, cy: y + 12, r: 10 })] : []),
        ...(redDot ? [svg('circle', { class: 'road-dot is-red', cx: x + 4.5, cy: y + 4.5, r: 3 })] : []),
        ...(blueDot ? [svg('circle', { class: 'road-dot is-blue', cx: x + 19.5, cy: y + 19.5, r: 3 })] : []),
      ]);
    });
    const cell = 14;
    const big = lastColumns(bigRoad(results), 24).map(({ column, row, side, ties, redDot, blueDot }) => {
      const [x, y] = [column * cell, row * cell];
      return svg('g', {}, [
        svg('circle', { class: `road-ring is-${colourOf(side)}`, cx: x + 7, cy: y + 7, r: 5 }),
        ...(ties > 0
          ? [svg('path', { class: 'road-tie', d: `M${x + 2} ${y + 12}L${x + 12} ${y + 2}` })]
          : []),
        ...(ties > 1 ? [svg('text', { class: 'road-count', x: x + 7, y: y + 7.5 }, [String(ties)])] : []),
        ...(redDot ? [svg('circle', { class: 'road-dot is-red', cx: x + 3, cy: y + 3, r: 2 })] : []),
        ...(blueDot ? [svg('circle', { class: 'road-dot is-blue', cx: x + 11, cy: y + 11, r: 2 })] : []),
      ]);
    });
    const small = 10;
    const derived = /** @type {const} */ ([
      [1, 'eye'],
      [2, 'small'],
      [3, 'cockroach'],
    ]).map(([distance, name]) => {
      const marks = placeMarks(derivedRoad(results, distance).map((side) => ({ side })));
      return road(
        { className: 'road-derived', label: texts[name], columns: 16, cell: small },
        lastColumns(marks, 16).map(({ column, row, side }) =>
          derivedMark(distance, side, column * small, row * small, small),
        ),
      );
    });
    const asks = /** @type {const} */ (['red', 'blue']).map((side) =>
      element('span', { className: `ask is-${colourOf(side)}` }, [
        element('b', { textContent: texts.ask(sides[side]) }),
        svg(
          'svg',
          { viewBox: '0 0 48 14', 'aria-hidden': 'true' },
          nextMarks(results, side).flatMap((mark, index) =>
            mark ? [derivedMark(/** @type {1} */ (index + 1), mark, index * 16 + 1, 0, 14)] : [],
          ),
        ),
      ]),
    );
    const count = (/** @type {string} */ side) => results.filter((result) => result.side === side).length;
    const counts = /** @type {const} */ (['red', 'blue', 'tie']).map((side) =>
      element('span', { className: `count is-${colourOf(side)}` }, [
        element('b', { textContent: sides[side] }),
        element('span', { className: 'num', textContent: String(count(side)) }),
      ]),
    );
    node.replaceChildren(
      road({ className: 'road-bead', label: texts.bead, columns: 14, cell: beadCell }, bead),
      road({ className: 'road-big', label: texts.big, columns: 24, cell }, big),
      element('div', { className: 'road-row' }, derived),
      element('div', { className: 'road-foot' }, [
        element('span', { className: 'counts', title: texts.counts }, counts),
        ...asks,
      ]),
    );
  };
  return { node, draw };
};
