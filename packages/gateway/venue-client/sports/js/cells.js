// @ts-check
import { element } from '../../kit/element.js';
import { letters, linesOf, lineText, partsOf, priceText } from './names.js';

/**
 * @typedef {import('./event.js').Cell} Cell
 * @typedef {import('./api.js').EventView} EventView
 */

/** The text for screen readers says the same in full. @template {HTMLElement} Node @param {Node} node */
const hidden = (node) => {
  node.setAttribute('aria-hidden', 'true');
  return node;
};

/**
 * The buttons of prices. A suspended or closed one stays focusable, so that the keyboard does not lose its place.
 *
 * @param {{
 *   t: import('./messages.js').Translate, names: import('./names.js').Names,
 *   isPicked: (selection: string) => boolean, isStale: () => boolean,
 * }} ports
 */
export const createCells = ({ t, names, isPicked, isStale }) => {
  /** The short text before the price: its line, or a letter. @param {EventView} event @param {string} id @param {boolean} hasName */
  const caption = (event, id, hasName) => {
    const parts = partsOf(id);
    const kind = linesOf(event.sport, parts.type);
    if (hasName) return names.selection(event, parts);
    if (kind === 'total') return `${t(parts.side === 'o' ? 'overShort' : 'underShort')} ${lineText(parts.q)}`;
    if (!kind) return t(letters[parts.side] ?? 'drawShort');
    // The line is on the row of the side that gives it.
    const isGiving = parts.q === 0 ? parts.side === 'h' : parts.q < 0 === (parts.side === 'h');
    return isGiving ? lineText(parts.q) : '';
  };

  /** @param {HTMLButtonElement} button @param {EventView} event @param {Cell | undefined} cell */
  const update = (button, event, cell) => {
    const id = button.dataset.selection ?? '';
    const status = cell?.status === 'open' && isStale() ? 'stale' : (cell?.status ?? 'closed');
    const selection = names.selection(event, partsOf(id));
    const price = cell && cell.price > 0 ? priceText(cell.price) : '–';
    const [name, text, value] = /** @type {[HTMLElement, HTMLElement, HTMLElement]} */ ([...button.children]);
    const isNamed = button.dataset.named !== undefined;
    text.textContent = caption(event, id, isNamed);
    const shown = { open: price, stale: price, suspended: t('suspendedShort'), closed: '–' }[status];
    if (value.textContent !== shown) value.textContent = shown;
    button.dataset.status = status;
    const keys = /** @type {const} */ ({
      open: 'cellOpen',
      stale: 'cellStale',
      suspended: 'cellSuspended',
      closed: 'cellClosed',
    });
    name.textContent = t(keys[status], { selection, price });
    button.setAttribute('aria-disabled', String(status !== 'open'));
    button.setAttribute('aria-pressed', String(isPicked(id)));
  };

  return {
    update,
    /** @param {EventView} event @param {string} id @param {Cell | undefined} cell @param {{ hasName?: boolean }} [options] */
    create: (event, id, cell, { hasName = false } = {}) => {
      const button = element('button', { type: 'button', className: 'cell', tabIndex: -1 }, [
        element('i', { className: 'sr-only' }),
        hidden(element('span')),
        hidden(element('b', { className: 'num' })),
      ]);
      button.dataset.selection = id;
      if (hasName) button.dataset.named = '';
      update(button, event, cell);
      return button;
    },
    /** Shows for a moment where a price went. @param {Element} root @param {Map<string, 'up' | 'down'>} movements */
    move: (root, movements) => {
      for (const [id, direction] of movements) {
        for (const value of /** @type {NodeListOf<HTMLElement>} */ (
          root.querySelectorAll(`[data-selection="${id}"] > b`)
        )) {
          delete value.dataset.dir;
          // Reading a size restarts the animation of a second movement in the same direction.
          void value.offsetWidth;
          value.dataset.dir = direction;
        }
      }
    },
  };
};

/** @typedef {ReturnType<typeof createCells>} Cells */
