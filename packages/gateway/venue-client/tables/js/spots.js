// @ts-check
import { createChip } from '../../kit/chips.js';
import { chipsOf } from '../../kit/chips-of.js';
import { element } from '../../kit/element.js';
import { toShown } from '../../kit/money.js';
import { inLanguage } from '../../kit/translate.js';
import { paysText } from './names.js';

/** @typedef {import('./layouts/layout.js').Selection} Selection */
/** @typedef {import('./layouts/layout.js').SpotOptions} SpotOptions */

/** The most chips of a stack. */
const maxChips = 4;

/** @param {bigint} amount */
const shortAmount = (amount) => toShown(amount).replace(/\.00$/, '');

/**
 * The bet spots of the page: created for the layout, and updated from the slip.
 *
 * @param {{
 *   slip: import('./layouts/layout.js').SlipPort, chips: bigint[], notation: import('./names.js').OddsNotation, lang: string,
 *   t: ReturnType<typeof import('./messages.js').createTranslate>,
 * }} parts
 */
export const createSpots = ({ slip, chips, notation, lang, t }) => {
  /** @type {Map<string, { node: HTMLButtonElement, stack: HTMLElement, shown: string }[]>} */
  const spots = new Map();

  /** @param {bigint} amount */
  const stackView = (amount) => {
    const top = chipsOf(amount, chips, maxChips).reverse();
    const discs = top.map((value, index) => {
      const chip = createChip(value, chips, lang);
      chip.classList.add(`at-${index}`);
      return chip;
    });
    const stack = element('span', { className: 'stack' });
    stack.append(...discs);
    return [
      stack,
      element('span', { className: 'sr-only', textContent: t('spotOwn') }),
      element('span', { className: 'spot-stake num', textContent: shortAmount(amount) }),
    ];
  };

  const update = () => {
    for (const [selection, views] of spots) {
      const pending = slip.pending(selection);
      const stake = pending + slip.accepted(selection);
      const shown = `${stake}:${pending}`;
      for (const view of views) {
        if (view.shown === shown) continue;
        view.shown = shown;
        view.stack.replaceChildren(...(stake > 0n ? stackView(stake) : []));
        view.node.classList.toggle('is-pending', pending > 0n);
        view.node.classList.toggle('is-placed', stake > pending);
        view.node.classList.remove('is-swept');
      }
    }
  };

  /** What a stake has won, beside its chips. @param {bigint} net */
  const wonView = (net) => {
    const node = element('span', { className: 'spot-won num', textContent: `+${shortAmount(net)}` });
    node.ariaHidden = 'true';
    return node;
  };

  /** @param {Selection} selection @param {SpotOptions} [options] */
  const createSpot = (
    selection,
    { className = '', label, art = [], shortReturn = false, hidesReturn = false } = {},
  ) => {
    const name = inLanguage(selection.name, lang);
    const pays = paysText(selection.pays, notation);
    const rate = selection.returnToPlayer;
    const returnText = t('returnRange', { rate });
    const shortReturnText = `${rate}%`;
    const shownLabel = label ?? name;
    const stack = element('span', { className: 'spot-chips' });
    /** @param {string} text @param {string} shownClass @param {boolean} isShown otherwise it is for screen readers only */
    const part = (text, shownClass, isShown) =>
      element('span', { className: isShown ? shownClass : 'sr-only', textContent: text });
    const node = element(
      'button',
      {
        type: 'button',
        className: `spot ${className}`,
        title: `${name} · ${pays} · ${returnText}`,
      },
      [
        ...(art.length > 0 ? [element('span', { className: 'spot-art', ariaHidden: 'true' }, art)] : []),
        ...(shownLabel === name ? [] : [part(name, '', false)]),
        element('span', {
          className: 'spot-name',
          textContent: shownLabel,
          // The name that precedes it says the same in full.
          ...(shownLabel !== name && name.includes(shownLabel) ? { ariaHidden: 'true' } : {}),
        }),
        part(pays, 'spot-pays num', !className.includes('is-small')),
        element('span', { className: hidesReturn ? 'sr-only' : 'spot-return num' }, [
          // Narrow spots show the figure only.
          element('span', {
            className: shortReturn ? 'sr-only' : 'spot-word',
            textContent: returnText.replace(shortReturnText, ''),
          }),
          shortReturnText,
        ]),
        stack,
      ],
    );
    node.dataset.selection = selection.id;
    node.addEventListener('click', () => slip.add(selection.id));
    spots.set(selection.id, [...(spots.get(selection.id) ?? []), { node, stack, shown: '0:0' }]);
    return node;
  };

  return {
    createSpot,
    update,
    /** Losing stakes leave the table, and winnings lie beside the stakes. @param {Map<string, bigint>} payouts by selection */
    settle: (payouts) => {
      for (const [selection, views] of spots) {
        const stake = slip.accepted(selection);
        const payout = payouts.get(selection);
        if (payout === undefined || stake === 0n) continue;
        for (const { node, stack } of views) {
          node.classList.toggle('is-swept', payout === 0n);
          if (payout > stake) stack.append(wonView(payout - stake));
        }
      }
    },
    /** @param {string[]} selections */
    markWon: (selections) => {
      for (const [selection, views] of spots) {
        for (const { node } of views) node.classList.toggle('is-won', selections.includes(selection));
      }
    },
  };
};

/** @param {DOMRect} rect */
const centre = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/** How far a spot lies in the direction of a key; undefined when it does not lie there. @param {DOMRect} from @param {DOMRect} to @param {string} key */
const distance = (from, to, key) => {
  const [a, b] = [centre(from), centre(to)];
  const [x, y] = [b.x - a.x, b.y - a.y];
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const along = key === 'ArrowLeft' ? -x : key === 'ArrowRight' ? x : key === 'ArrowUp' ? -y : y;
  if (along < 4) return undefined;
  return along + 3 * Math.abs(isAcross ? y : x);
};

/**
 * Moves the focus between the visible spots of the board with the arrow keys; one of them is in the tab order.
 *
 * @param {HTMLElement} board
 */
export const listenToSpotKeys = (board) => {
  const visible = () =>
    [.../** @type {NodeListOf<HTMLButtonElement>} */ (board.querySelectorAll('.spot'))].filter(
      (spot) => spot.offsetParent !== null,
    );
  /** @param {HTMLButtonElement} current */
  const setStop = (current) => {
    for (const spot of visible()) spot.tabIndex = spot === current ? 0 : -1;
  };
  board.addEventListener('focusin', (event) => {
    const spot = /** @type {Element} */ (event.target).closest('.spot');
    if (spot) setStop(/** @type {HTMLButtonElement} */ (spot));
  });
  board.addEventListener('keydown', (event) => {
    const spot = /** @type {Element} */ (event.target).closest('.spot');
    if (!spot || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const from = spot.getBoundingClientRect();
    const next = visible()
      .map((node) => ({ node, far: distance(from, node.getBoundingClientRect(), event.key) }))
      .filter(({ far }) => far !== undefined)
      .sort((a, b) => Number(a.far) - Number(b.far))[0];
    next?.node.focus();
  });
  return () => {
    const spots = visible();
    const first = spots[0];
    if (first && !spots.some((spot) => spot.tabIndex === 0 && spot === document.activeElement))
      setStop(first);
  };
};
