// @ts-check
import { chipsOf } from '../../kit/chips-of.js';
import { element } from '../../kit/element.js';
import { inLanguage } from '../../kit/translate.js';

/** The most chips of a pile. */
const maxChips = 8;

/** The words for round numbers, the largest first. @type {import('@pavilion/format').Localized<[size: number, word: string][]>} */
const shortUnits = {
  'zh-CN': [
    [10_000, '万'],
    [1_000, 'K'],
  ],
  en: [[1_000, 'K']],
};

/** The number on a chip, e.g. `0.2`, `50`, `2K` or `1万`. @param {bigint} value minor units @param {string} lang */
export const chipLabel = (value, lang) => {
  const units = Number(value) / 100;
  const short = inLanguage(shortUnits, lang).find(([size]) => units >= size);
  return short ? `${units / short[0]}${short[1]}` : String(units);
};

/** @param {bigint} value @param {bigint[]} values of all chips in the tray; their order determines the colour @param {string} lang */
export const createChip = (value, values, lang) => {
  const label = chipLabel(value, lang);
  const chip = element('span', { className: `chip chip-${Math.max(0, values.indexOf(value)) % 6}` });
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
