// @ts-check
import { chipLabel } from '../../kit/chip-label.js';
import { chipsOf } from '../../kit/chips-of.js';
import { element } from '../../kit/element.js';

/** The most chips of a pile. */
const maxChips = 8;

/** @param {bigint} value @param {bigint[]} values of all chips in the tray; their order determines the colour @param {string} lang */
export const createChip = (value, values, lang) => {
  const label = chipLabel(value, lang);
  const chip = element('span', { className: `chip chip-${values.indexOf(value)}` });
  chip.innerHTML = `<svg viewBox="0 0 48 48" aria-hidden="true"><circle class="chip-body" cx="24" cy="24" r="23.5"/><circle class="chip-edge" cx="24" cy="24" r="20.2"/><circle class="chip-rim" cx="24" cy="24" r="17"/><circle class="chip-face" cx="24" cy="24" r="14.8"/><circle class="chip-dots" cx="24" cy="24" r="13"/><path class="chip-shine" d="M8 18A17.5 17.5 0 0 1 40 18A22 15 0 0 0 8 18Z"/><text x="24" y="24.5" class="chip-text${label.length > 2 ? ' is-long' : ''}">${label}</text></svg>`;
  return chip;
};

/** Shows the chips of an amount as a pile. @param {HTMLElement} place @param {bigint} amount @param {bigint[]} values @param {string} lang */
export const showPile = (place, amount, values, lang) => {
  if (place.dataset.amount === String(amount)) return;
  place.dataset.amount = String(amount);
  const chips = chipsOf(amount, values, maxChips).map((value, index) => {
    const chip = createChip(value, values, lang);
    chip.style.setProperty('--level', String(index));
    return chip;
  });
  place.replaceChildren(...chips);
};
