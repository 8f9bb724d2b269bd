// @ts-check

import { element } from '../../../kit/element.js';
import { toShown } from '../../../kit/money.js';
import { inLanguage } from '../../../kit/translate.js';
import { combinationBet, combinationCount, maxNumbers } from './number-picks.js';
import { createTabs } from './pieces.js';

/**
 * @typedef {import('../layouts/layout.js').LayoutContext} LayoutContext
 * @typedef {import('../layouts/layout.js').NumberPick} NumberPick
 * @typedef {import('../layouts/layout.js').Group} Group
 */

/**
 * Bets on combinations: the person picks numbers, and every combination of them becomes a line of the slip.
 *
 * @param {{
 *   picks: NumberPick[], group: Group, context: LayoutContext, numberTone: (number: number) => string,
 *   t: (key: any, values?: Record<string, string | number>) => string,
 * }} options
 */
export const createPickBoard = ({ picks, group, context, numberTone, t }) => {
  const { session, lang } = context;
  const { slip } = context;
  let pick = /** @type {NumberPick} */ (picks[0]);
  /** @type {Set<number>} */
  const chosen = new Set();

  const odds = element('p', { className: 'num' });
  const hint = element('p', { className: 'lot-pick-hint' });
  const summary = element('output', { className: 'lot-pick-summary num' });
  const addButton = element('button', { type: 'button', className: 'lot-add', textContent: t('pickAdd') });
  const clearButton = element('button', {
    type: 'button',
    className: 'lot-clear',
    textContent: t('pickClear'),
  });
  const toggles = Array.from({ length: Math.max(...picks.map(({ of }) => of)) }, (_, index) => {
    const number = index + 1;
    const toggle = element('button', {
      type: 'button',
      className: `lot-toggle lot-tone-${numberTone(number)}`,
      textContent: String(number).padStart(2, '0'),
    });
    toggle.addEventListener('click', () => {
      if (chosen.has(number)) chosen.delete(number);
      else chosen.add(number);
      render();
    });
    return toggle;
  });

  const summaryText = () => {
    const bets = combinationCount(chosen.size, pick.count);
    if (chosen.size < pick.count) return t('pickFew', { count: pick.count - chosen.size });
    if (bets > BigInt(slip.linesLeft())) return t('pickMany', { lines: slip.linesLeft() });
    const unit = slip.chip();
    return unit === undefined
      ? t('pickBets', { numbers: chosen.size, bets: String(bets) })
      : t('pickTotal', { bets: String(bets), unit: toShown(unit), total: toShown(bets * unit) });
  };

  const render = () => {
    const bets = combinationCount(chosen.size, pick.count);
    toggles.forEach((toggle, index) => {
      toggle.ariaPressed = String(chosen.has(index + 1));
      toggle.hidden = index >= pick.of;
    });
    odds.textContent = t('oddsReturn', { pays: pick.pays.join(' / '), rate: pick.returnToPlayer });
    hint.textContent = t('pickHint', {
      count: pick.count,
      most: maxNumbers(pick.count, session.limits.maxLines),
    });
    summary.textContent = summaryText();
    clearButton.disabled = chosen.size === 0;
    addButton.ariaDisabled = String(bets < 1n || bets > BigInt(slip.linesLeft()) || !slip.isOpen());
  };

  clearButton.addEventListener('click', () => {
    chosen.clear();
    render();
  });
  addButton.addEventListener('click', () => {
    if (addButton.ariaDisabled === 'true') return;
    const { ids } = combinationBet(pick, [...chosen], 0n);
    // Refused numbers stay: the page says why.
    if (!slip.addAll(ids)) return;
    chosen.clear();
    render();
  });
  slip.subscribe(render);

  const kinds = createTabs({
    label: t('pickKinds'),
    className: 'lot-tabs-small',
    tabs: picks.map(({ prefix, name }) => ({ id: prefix, label: inLanguage(name, lang) })),
    onSelect: (prefix) => {
      pick = picks.find((each) => each.prefix === prefix) ?? pick;
      render();
    },
  });
  return element('section', { className: `lot-group lot-pick lot-group-${group.id}-pick` }, [
    element('header', {}, [element('h2', { textContent: inLanguage(group.name, lang) }), odds]),
    ...(picks.length > 1 ? [kinds.list] : []),
    hint,
    element('div', { className: 'lot-toggles', role: 'group', ariaLabel: t('numbers') }, toggles),
    element('footer', {}, [summary, clearButton, addButton]),
  ]);
};
