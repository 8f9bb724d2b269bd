// @ts-check
import { element } from '../../kit/element.js';
import { cellsOf, currentScoreOf, scoreOf, timeOf } from './event.js';

/** @typedef {import('./api.js').EventView} EventView */

/**
 * The opened match with all of its markets.
 *
 * @param {HTMLElement} root
 * @param {{
 *   cells: import('./cells.js').Cells, t: import('./messages.js').Translate, names: import('./names.js').Names,
 *   timeZone: string, onClose: () => void,
 * }} ports
 */
export const createDetailView = (root, { cells, t, names, timeZone, onClose }) => {
  let signature = '';
  /** @type {EventView | undefined} */
  let shown;
  const back = element('button', { type: 'button', className: 'back', textContent: t('backToList') });
  back.addEventListener('click', onClose);
  const board = element('div', { className: 'scoreboard' });
  const markets = element('div', { className: 'markets' });

  /** @param {EventView} event */
  const writeScore = (event) => {
    const score = scoreOf(event);
    const current = currentScoreOf(event);
    board.replaceChildren(
      element('small', { textContent: names.local(event.competition.name) }),
      element('h3', {}, [
        element('span', { textContent: names.local(event.home.name) }),
        element('b', { className: 'num', textContent: score ? `${score[0]} : ${score[1]}` : 'v' }),
        element('span', { textContent: names.local(event.away.name) }),
      ]),
      element('p', { className: 'num' }, [
        timeOf(event, { t, names, timeZone }),
        ...(current ? [` · ${current[0]} : ${current[1]}`] : []),
      ]),
    );
    board.dataset.state = event.status === 'live' ? 'live' : 'later';
  };

  /** @param {EventView} event */
  const writeMarkets = (event) => {
    const known = cellsOf(event);
    const boxes = event.markets.map((market) => {
      const id = `market-${market.type}-${market.period}`;
      const sides = market.lines[0]?.selections.length ?? 2;
      const buttons = market.lines.flatMap(({ q, selections }) =>
        selections.map(({ side }) => {
          const selection = `${market.key}:${q}:${side}`;
          return cells.create(event, selection, known.get(selection), { hasName: true });
        }),
      );
      const cellsBox = element('div', { className: 'market-cells' }, buttons);
      cellsBox.dataset.sides = String(sides % 3 === 0 ? 3 : sides > 4 ? 4 : 2);
      const box = element('section', { className: 'market' }, [
        element('h4', { id, textContent: names.market(event.sport, market) }),
        cellsBox,
      ]);
      box.setAttribute('aria-labelledby', id);
      return box;
    });
    markets.replaceChildren(
      ...(boxes.length > 0 ? boxes : [element('p', { className: 'empty', textContent: t('noMarkets') })]),
    );
  };

  /** @param {EventView} event */
  const update = (event) => {
    shown = event;
    writeScore(event);
    const next = event.markets.map(({ key, lines }) => `${key}${lines.map(({ q }) => q)}`).join();
    if (next !== signature) {
      const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.selection;
      signature = next;
      writeMarkets(event);
      const same = focused && markets.querySelector(`[data-selection="${focused}"]`);
      if (same) /** @type {HTMLElement} */ (same).focus({ preventScroll: true });
      return;
    }
    const known = cellsOf(event);
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (markets.querySelectorAll('.cell'))) {
      cells.update(button, event, known.get(button.dataset.selection ?? ''));
    }
  };

  return {
    update,
    /** While the markets load. @param {EventView | undefined} event with its main markets */
    open: (event) => {
      signature = '';
      shown = undefined;
      root.replaceChildren(back, board, markets);
      markets.replaceChildren(element('p', { className: 'empty', textContent: t('loading') }));
      board.replaceChildren();
      if (event) writeScore(event);
      back.focus({ preventScroll: true });
    },
    showGone: () => {
      markets.replaceChildren(element('p', { className: 'empty', textContent: t('matchGone') }));
    },
    refresh: () => {
      if (shown) update(shown);
    },
  };
};
