// @ts-check
import { byId, element } from '../../kit/element.js';

/** @typedef {import('./messages.js').Translate} Translate */

/** Writes every fixed text of the page. @param {Translate} t */
export const writeTexts = (t) => {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-t]'))) {
    node.textContent = t(/** @type {any} */ (node.dataset.t));
  }
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-label]'))) {
    node.setAttribute('aria-label', t(/** @type {any} */ (node.dataset.label)));
  }
};

/** For screen readers. @param {string} text */
export const announce = (text) => {
  byId('live').textContent = text;
};

/** @param {{ text: string, tone: 'idle' | 'trouble', offers?: 'deposit' | 'protection' | 'reality-check' | 'retry' | undefined }} notice */
export const showNotice = ({ text, tone, offers }) => {
  byId('plaque').hidden = false;
  byId('plaque').dataset.tone = tone;
  byId('notice').textContent = text;
  byId('deposit').hidden = offers !== 'deposit';
  byId('protection').hidden = offers !== 'protection';
  byId('retry').hidden = offers !== 'retry';
};

export const hideNotice = () => {
  byId('plaque').hidden = true;
};

/** The place of the list while it loads: as many rows as it usually has. */
export const skeleton = () =>
  element(
    'div',
    { className: 'skeleton', ariaHidden: 'true' },
    Array.from({ length: 6 }, () => element('i')),
  );

/** @param {{ title: string, text?: string, actions: { label: string, onClick: () => void }[] }} state */
export const emptyState = ({ title, text, actions }) =>
  element('div', { className: 'empty-state' }, [
    element('strong', { textContent: title }),
    ...(text === undefined ? [] : [element('p', { textContent: text })]),
    ...actions.map(({ label, onClick }) => {
      const button = element('button', { type: 'button', className: 'plain', textContent: label });
      button.addEventListener('click', onClick);
      return button;
    }),
  ]);
