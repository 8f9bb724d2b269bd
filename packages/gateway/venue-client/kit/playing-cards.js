// @ts-check

import { svg } from './svg.js';
import { inLanguage } from './translate.js';

/** A card is an integer from 0 to 51: 13 × suit (♠♥♣♦) + rank (A = 0 … K = 12). */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** @type {Readonly<Record<string, string>>} */
const courtNames = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

/**
 * @typedef {{ faceDown: string, suits: string[], named: (suit: string, rank: string) => string }} CardTexts
 * @type {import('@pavilion/format').Localized<CardTexts>}
 */
const cardTexts = {
  'zh-CN': {
    faceDown: '未翻开的牌',
    suits: ['黑桃', '红桃', '梅花', '方块'],
    named: (suit, rank) => `${suit}${rank}`,
  },
  en: {
    faceDown: 'face-down card',
    suits: ['spades', 'hearts', 'clubs', 'diamonds'],
    named: (suit, rank) => `${courtNames[rank] ?? rank} of ${suit}`,
  },
};

/** @param {number} card */
export const suitOf = (card) => Math.floor(card / 13);
/** @param {number} card */
export const rankOf = (card) => card % 13;

/** For screen readers, e.g. `黑桃10`. @param {number | null} card @param {string} lang */
export const cardName = (card, lang) => {
  const { faceDown, suits, named } = inLanguage(cardTexts, lang);
  if (card === null) return faceDown;
  return named(/** @type {string} */ (suits[suitOf(card)]), /** @type {string} */ (ranks[rankOf(card)]));
};

/** Drawings of the suits, in a square from -10 to 10. */
const suitPaths = [
  'M0-10C4-5.6 10-1.6 10 3A4.9 4.9 0 0 1 1.6 6.4C1.9 8.2 2.8 9.4 4.4 10H-4.4C-2.8 9.4-1.9 8.2-1.6 6.4A4.9 4.9 0 0 1-10 3C-10-1.6-4-5.6 0-10Z',
  'M0 9.4C-3.8 5.2-10 1.4-10-3.9A5.3 5.3 0 0 1 0-6.4A5.3 5.3 0 0 1 10-3.9C10 1.4 3.8 5.2 0 9.4Z',
  'M0-10A4.6 4.6 0 0 1 3.5-2.4A4.6 4.6 0 1 1 1.5 5.2C1.8 7.4 2.7 9.2 4.4 10H-4.4C-2.7 9.2-1.8 7.4-1.5 5.2A4.6 4.6 0 1 1-3.5-2.4A4.6 4.6 0 0 1 0-10Z',
  'M0-10.5C2.3-6.4 5-3 8.2 0C5 3 2.3 6.4 0 10.5C-2.3 6.4-5 3-8.2 0C-5-3-2.3-6.4 0-10.5Z',
];

/** The drawing of a suit, in the colour of the text. @param {number} suit @param {string} className */
export const createSuit = (suit, className) =>
  svg('svg', { viewBox: '-11 -11 22 22', class: className, fill: 'currentColor' }, [
    svg('path', { d: suitPaths[suit] ?? '' }),
  ]);

/** @param {number} suit @param {number} x @param {number} y @param {number} scale negative: upside down */
const pip = (suit, x, y, scale) =>
  `<path transform="translate(${x} ${y})scale(${scale})" d="${suitPaths[suit]}"/>`;

const [left, middle, right] = [34, 50, 66];
const four = [left, right].flatMap((x) => [
  [x, 28],
  [x, 112],
]);
const six = [...four, [left, 70], [right, 70]];
const eight = [left, right].flatMap((x) => [28, 56, 84, 112].map((y) => [x, y]));
/** Centres of the pips on a card of 100 × 140, by rank from 2 to 10. */
const pips = [
  [
    [middle, 28],
    [middle, 112],
  ],
  [
    [middle, 28],
    [middle, 70],
    [middle, 112],
  ],
  four,
  [...four, [middle, 70]],
  six,
  [...six, [middle, 49]],
  [...six, [middle, 49], [middle, 91]],
  [...eight, [middle, 70]],
  [...eight, [middle, 42], [middle, 98]],
];

const robe =
  '<path class="card-robe" d="M24 70C25 57 33 52 42 49.5L50 60L58 49.5C67 52 75 57 76 70Z"/>' +
  '<path class="card-trim" d="M29 70C30 62 34 57 38 54.5L50 70ZM71 70C70 62 66 57 62 54.5L50 70Z"/>' +
  '<path class="card-skin" d="M46 42H54V50L50 56L46 50Z"/>' +
  '<path class="card-linen" d="M45.5 47L50 56.5L54.5 47L60 49.5L50 66L40 49.5Z"/>' +
  '<path class="card-gold" d="M42 48.5L50 62L58 48.5L61.5 50.5L50 69L38.5 50.5Z"/>';
const face =
  '<path class="card-skin" d="M41.5 28V33C41.5 41 45.5 46 50 46S58.5 41 58.5 33V28Z"/>' +
  '<path class="card-stroke" d="M44 33.6q1.7-1.3 3.4 0M52.6 33.6q1.7-1.3 3.4 0M50 34.5v3.2l-1.1.6M48.2 41.6q1.8 1 3.6 0"/>';

/** Upper halves of the court cards: an official in his winged hat, a lady in a phoenix crown, an emperor. */
const courts = [
  `${robe}${face}<path class="card-hair" d="M41 31V27H59V31L58 28.5H42Z"/>
   <path class="card-ink" d="M40.5 28.5V23C40.5 17 45 15.5 50 15.5S59.5 17 59.5 23V28.5Z"/>
   <path class="card-ink" d="M41 25.5C35 24.5 29 24 24.5 24.8C24 27.5 27 28.6 31 28.6S38 28 41 27.5ZM59 25.5C65 24.5 71 24 75.5 24.8C76 27.5 73 28.6 69 28.6S62 28 59 27.5Z"/>
   <path class="card-gold" d="M40.5 26.6H59.5V29H40.5Z"/><circle class="card-jade" cx="50" cy="22" r="2.4"/>`,
  `<path class="card-hair" d="M39 28C37.5 38 39 45 41.5 49H58.5C61 45 62.5 38 61 28Z"/>${robe}${face}
   <circle class="card-blush" cx="44.5" cy="38" r="1.8"/><circle class="card-blush" cx="55.5" cy="38" r="1.8"/><circle class="card-blush" cx="50" cy="30.3" r=".9"/>
   <path class="card-hair" d="M41 33C41 28 45 27.5 50 27.5S59 28 59 33C60.5 29 60 25 59 24H41C40 25 39.5 29 41 33Z"/>
   <path class="card-gold" d="M37 26.5C34 19 38.5 17 42 20.5C42.5 15.5 46.5 15.5 50 11.5C53.5 15.5 57.5 15.5 58 20.5C61.5 17 66 19 63 26.5C55 23.5 45 23.5 37 26.5Z"/>
   <circle class="card-jade" cx="50" cy="19" r="2.2"/><circle class="card-robe" cx="43.8" cy="21.8" r="1.3"/><circle class="card-robe" cx="56.2" cy="21.8" r="1.3"/>
   <path class="card-beads" d="M37.5 27.5V41M62.5 27.5V41"/>`,
  `${robe}<path class="card-ink" d="M41.5 33C40.5 44 45 53.5 50 55.5C55 53.5 59.5 44 58.5 33Z"/>${face}
   <path class="card-ink" d="M42.3 38.5C43.5 48 47 51.5 50 52.5C53 51.5 56.5 48 57.7 38.5C56 41 54 40 50 39.6C46 40 44 41 42.3 38.5ZM50 41.2c1.6 0 2.6.4 3 1.2h-6c.4-.8 1.4-1.2 3-1.2Z" fill-rule="evenodd"/>
   <path class="card-robe" d="M41 28.5V21H59V28.5Z"/><path class="card-gold" d="M40.5 27H59.5V29.5H40.5ZM33 16.5L37 14H63L67 16.5L65.5 20H34.5Z"/>
   <path class="card-beads" d="M35.5 20V31M38.8 20V29M61.2 20V29M64.5 20V31"/><circle class="card-jade" cx="50" cy="24" r="2"/>`,
];

/** @param {string} half */
const mirrored = (half) => `<g>${half}</g><g transform="rotate(180 50 70)">${half}</g>`;

/** @param {number} suit @param {number} rank */
const picture = (suit, rank) => {
  if (rank === 0) {
    return `<circle class="card-ring" cx="50" cy="70" r="25"/><circle class="card-ring" cx="50" cy="70" r="28"/>${pip(suit, 50, 70, 1.7)}`;
  }
  if (rank < 10) {
    return (pips[rank - 1] ?? []).map(([x = 0, y = 0]) => pip(suit, x, y, y > 70 ? -0.86 : 0.86)).join('');
  }
  const figure = mirrored(courts[rank - 10] ?? '');
  return `<rect class="card-panel" x="22" y="9" width="56" height="122" rx="3"/><rect class="card-panel-line" x="23.5" y="10.5" width="53" height="119" rx="2"/>
    ${figure}<path class="card-sash" d="M22 70H78"/><path class="card-sash-line" d="M22 70H78"/>${mirrored(pip(suit, 28.5, 40, 0.5))}`;
};

/** @param {number} card */
const front = (card) => {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  const text = ranks[rank];
  const index = `<text class="card-rank${rank === 9 ? ' is-wide' : ''}" x="11.5" y="21">${text}</text>${pip(suit, 11.5, 31, 0.62)}`;
  return `<rect class="card-paper" x=".5" y=".5" width="99" height="139" rx="8"/>
    <g class="card-picture">${picture(suit, rank)}</g>
    <g class="card-index">${mirrored(index)}</g>
    <g class="card-large"><text class="card-rank${rank === 9 ? ' is-wide' : ''}" x="28" y="50">${text}</text>${pip(suit, 28, 76, 1.35)}${pip(suit, 66, 104, 2.5)}</g>`;
};

const lattice = Array.from({ length: 19 }, (_, index) => {
  const at = -90 + index * 10;
  return `M${at} 6L${at + 128} 134M${100 - at} 6L${-28 - at} 134`;
}).join('');

const back = `<rect class="card-paper" x=".5" y=".5" width="99" height="139" rx="8"/>
  <svg x="6" y="6" width="88" height="128" viewBox="6 6 88 128"><rect class="card-back" x="6" y="6" width="88" height="128" rx="4"/>
  <path class="card-lattice" d="${lattice}"/></svg>
  <rect class="card-back-line" x="9.5" y="9.5" width="81" height="121" rx="3"/>
  <circle class="card-back" cx="50" cy="70" r="23"/><circle class="card-back-line" cx="50" cy="70" r="23"/><circle class="card-back-line" cx="50" cy="70" r="19.5"/>
  <path class="card-crest" d="M37 66C42 65.5 46 62 50 57C54 62 58 65.5 63 66M41 66V79M59 66V79M37.5 79H62.5M46.5 79V71H53.5V79M50 57V53.5M34.5 83H65.5"/>`;

/** @type {WeakMap<HTMLElement, (card: number | null) => string>} */
const names = new WeakMap();

/** @param {HTMLElement} node @param {number | null} card */
const draw = (node, card) => {
  node.className = card === null ? 'card is-back' : `card suit-${suitOf(card)}`;
  node.dataset.card = card === null ? '' : String(card);
  node.setAttribute('aria-label', names.get(node)?.(card) ?? '');
  const body = /** @type {HTMLElement} */ (node.firstElementChild);
  body.innerHTML = `<svg viewBox="0 0 100 140" aria-hidden="true">${card === null ? back : front(card)}</svg>`;
};

/**
 * A playing card as wide as the variable `--card-width` says.
 *
 * @param {number | null} card null: face down
 * @param {{ name: (card: number | null) => string }} options the name for screen readers
 * @returns {HTMLElement}
 */
export const createCard = (card, { name }) => {
  const node = document.createElement('div');
  node.setAttribute('role', 'img');
  node.append(Object.assign(document.createElement('div'), { className: 'card-body' }));
  names.set(node, name);
  draw(node, card);
  return node;
};

/** @param {HTMLElement} node @returns {number | null} */
export const shownCard = (node) => (node.dataset.card ? Number(node.dataset.card) : null);

/**
 * Turns a card over. Resolves once it lies with its new side up.
 *
 * @param {HTMLElement} node of `createCard`
 * @param {number | null} card
 * @param {{ duration?: number, isStill?: boolean }} [options] `isStill`: fades in place of the movement; 0 ms: at once
 */
export const turn = async (node, card, { duration = 380, isStill = false } = {}) => {
  const body = /** @type {HTMLElement} */ (node.firstElementChild);
  /** @param {'normal' | 'reverse'} direction */
  const half = (direction) =>
    body.animate(
      isStill
        ? [{ opacity: 1 }, { opacity: 0 }]
        : [
            { transform: 'perspective(700px) rotateY(0deg)' },
            { transform: 'perspective(700px) translateY(-5%) rotateY(90deg)' },
          ],
      { duration: duration / 2, direction, easing: 'ease-in' },
    ).finished;
  if (duration > 0) await half('normal');
  draw(node, card);
  if (duration > 0) await half('reverse');
};
