// @ts-check
import { element } from '../../kit/element.js';
import { toShown } from '../../kit/money.js';
import { showPile } from './chips.js';

/**
 * A place for chips on the felt. One with `onChoose` is a button: the next chips go to the chosen spot.
 *
 * @param {{ name: string, chips: bigint[], lang: string, onChoose?: () => void }} options
 */
export const createSpot = ({ name, chips, lang, onChoose }) => {
  const pile = element('span', { className: 'pile' });
  const amount = element('span', { className: 'spot-amount num' });
  const hint = element('span', { className: 'sr-only' });
  const children = [
    element('i', { className: 'spot-ring' }),
    element('span', { className: 'spot-name', textContent: name }),
    pile,
    amount,
    hint,
  ];
  const root = onChoose
    ? element('button', { type: 'button', className: 'spot', onclick: onChoose }, children)
    : element('div', { className: 'spot' }, children);

  /** @param {bigint} value */
  const write = (value) => {
    showPile(pile, value, chips, lang);
    amount.textContent = value > 0n ? toShown(value) : '';
    root.classList.toggle('has-chips', value > 0n);
  };

  return {
    root,
    pile,
    /** @param {bigint} value */
    show: (value) => {
      root.classList.remove('is-won');
      write(value);
    },
    /** The result of the spot. @param {bigint} stake @param {bigint} back */
    settle: (stake, back) => {
      root.classList.toggle('is-won', back > stake);
      write(back);
    },
    /**
     * Whether the next chips go here; undefined while no chips are placed.
     *
     * @param {boolean | undefined} isChosen @param {import('./messages.js').Translate} t
     */
    choose: (isChosen, t) => {
      root.classList.toggle('is-chosen', isChosen === true);
      if (!(root instanceof HTMLButtonElement)) return;
      root.disabled = isChosen === undefined;
      root.setAttribute('aria-pressed', String(isChosen === true));
      hint.textContent = isChosen === undefined ? '' : t(isChosen ? 'spotChosen' : 'spotOther');
    },
  };
};
