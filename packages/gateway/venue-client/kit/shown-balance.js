// @ts-check
import { byId, element } from './element.js';
import { toShown } from './money.js';
import { createTranslator } from './translate.js';

const catalogues = { 'zh-CN': { hidden: '已隐藏' }, en: { hidden: 'hidden' } };

let isHidden = false;
/** @type {bigint | undefined} */
let shown;

const hiddenText = () => createTranslator(catalogues, document.documentElement.lang)('hidden');

const draw = () => {
  if (shown === undefined) return;
  if (!isHidden) {
    byId('balance').textContent = toShown(shown);
    return;
  }
  byId('balance').replaceChildren(
    element('span', { textContent: '****', ariaHidden: 'true' }),
    element('span', { textContent: hiddenText(), className: 'sr-only' }),
  );
};

/** Shows the balance of the page, or that it is hidden. @param {bigint} balance */
export const showBalance = (balance) => {
  shown = balance;
  draw();
};

/** The balance in a sentence, or that it is hidden. @param {bigint} balance */
export const balanceText = (balance) => (isHidden ? hiddenText() : toShown(balance));

/**
 * Hides the balance while the member hides balances on the site, as when the page was opened and as they choose meanwhile.
 *
 * @param {Pick<ReturnType<typeof import('./parent-window.js').createParentWindow>, 'hidesBalance' | 'onBalanceHiding'>} parent
 */
export const followBalanceHiding = (parent) => {
  /** @param {boolean} next */
  const follow = (next) => {
    isHidden = next;
    draw();
  };
  follow(parent.hidesBalance);
  parent.onBalanceHiding(follow);
};
