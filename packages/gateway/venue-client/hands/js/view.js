// @ts-check
import { chipLabel } from '../../kit/chip-label.js';
import { byId, element } from '../../kit/element.js';
import { toShown, toSigned } from '../../kit/money.js';
import { showStep } from '../../kit/refusals.js';
import { createChip } from './chips.js';
import { guideView } from './guide-view.js';
import { recentView } from './history-view.js';

/** @typedef {import('./messages.js').Translate} Translate */
/** @typedef {import('./table.js').Table} Table */
/** @typedef {'idle' | 'win' | 'even' | 'lost' | 'turn' | 'busy' | 'trouble'} Tone */

/** Writes every fixed text of the page. @param {Translate} t */
export const writeTexts = (t) => {
  for (const node of document.querySelectorAll('[data-t]')) {
    node.textContent = t(/** @type {any} */ (/** @type {HTMLElement} */ (node).dataset.t));
  }
  for (const node of document.querySelectorAll('[data-label]')) {
    node.setAttribute('aria-label', t(/** @type {any} */ (/** @type {HTMLElement} */ (node).dataset.label)));
  }
};

/** @param {{ text: string, tone: Tone, offers?: import('./explain.js').Explanation['offers'] }} notice */
export const showNotice = ({ text, tone, offers }) => {
  byId('notice').textContent = text;
  byId('plaque').dataset.tone = tone;
  showStep(offers);
};

/** For screen readers. @param {string} text */
export const announce = (text) => {
  byId('live').textContent = text;
};

/** The guide beside the table and the lines on the felt. @param {Table} table @param {string} rate @param {Translate} t */
export const showTable = (table, rate, t) => {
  byId('guide-title').textContent = table.guide.title;
  byId('guide').replaceChildren(...guideView(table.guide));
  byId('return-note').textContent = t('returnNote', { rate });
  byId('printed').textContent = table.printed;
  byId('win-label').textContent = t(table.isReserve ? 'handNet' : 'win');
  byId('open-strategy').hidden = !table.hasStrategy;
  byId('stage').replaceChildren(table.root);
};

/** @param {bigint} stake */
export const showStakeTotal = (stake) => {
  byId('stake').textContent = toShown(stake);
};

/** @param {{ rounds: number, net: bigint, hands: import('./api.js').Hand[], table: Table }} input */
export const showSession = ({ rounds, net, hands, table }) => {
  byId('net').textContent = toSigned(net);
  byId('net').dataset.tone = net > 0n ? 'gain' : net < 0n ? 'loss' : 'even';
  byId('rounds').textContent = String(rounds);
  byId('recent').replaceChildren(...recentView(hands, table));
  byId('recent-empty').hidden = hands.length > 0;
};

/** @param {bigint[]} chips @param {{ lang: string, t: Translate, onChip: (chip: bigint) => void }} options */
export const createTray = (chips, { lang, t, onChip }) => {
  const buttons = chips.map((chip) =>
    element(
      'button',
      {
        type: 'button',
        className: 'tray-chip',
        ariaLabel: t('addChip', { amount: chipLabel(chip, lang) }),
        onclick: () => onChip(chip),
      },
      [createChip(chip, chips, lang)],
    ),
  );
  byId('chips').replaceChildren(...buttons);
  return {
    /** @param {boolean} isFree @param {bigint} available */
    update: (isFree, available) =>
      buttons.forEach((button, index) => {
        button.disabled = !isFree || (chips[index] ?? 0n) > available;
      }),
  };
};

/**
 * The buttons of the member's turn. A blocked one stays where it is, says why, and explains itself when pressed.
 *
 * @param {import('./table.js').ActButton[]} acts
 * @param {{ t: Translate, onAct: (act: import('./table.js').ActButton) => void }} options
 */
export const showActs = (acts, { t, onAct }) => {
  byId('acts').replaceChildren(
    ...acts.map((act) => {
      const note = act.blocked ? t('blocked') : act.note;
      const button = element(
        'button',
        { type: 'button', className: `act${act.isMain ? ' is-main' : ''}`, onclick: () => onAct(act) },
        [
          element('span', { className: 'act-label', textContent: act.label }),
          ...(note ? [element('small', { className: 'act-note num', textContent: note })] : []),
          element('kbd', { textContent: act.key, ariaHidden: 'true' }),
        ],
      );
      button.setAttribute('aria-keyshortcuts', act.key);
      button.setAttribute('aria-disabled', String(act.blocked !== undefined));
      return button;
    }),
  );
};

/** While a call is under way. */
export const disableActs = () => {
  for (const button of byId('acts').children) button.setAttribute('aria-disabled', 'true');
};
