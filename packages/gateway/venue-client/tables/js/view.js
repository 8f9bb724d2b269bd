// @ts-check
import { createChip } from '../../kit/chips.js';
import { byId, element } from '../../kit/element.js';
import { toShown, toSigned } from '../../kit/money.js';
import { showStep } from '../../kit/refusals.js';

/** @typedef {ReturnType<typeof import('./messages.js').createTranslate>} Translate */
/** @typedef {'idle' | 'win' | 'lost' | 'busy' | 'trouble'} Tone */

/** Writes every fixed text of the page. @param {Translate} t */
export const writeTexts = (t) => {
  for (const node of document.querySelectorAll('[data-t]')) {
    node.textContent = t(/** @type {any} */ (/** @type {HTMLElement} */ (node).dataset.t));
  }
  for (const node of document.querySelectorAll('[data-close]')) node.setAttribute('aria-label', t('close'));
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

/** @param {{ net: bigint, rounds: number }} session */
export const showSession = ({ net, rounds }) => {
  byId('net').textContent = toSigned(net);
  byId('net').dataset.tone = net > 0n ? 'gain' : net < 0n ? 'loss' : 'even';
  byId('rounds').textContent = String(rounds);
};

/** @param {string} text 64 hex digits */
const shortHash = (text) => `${text.slice(0, 8)}…${text.slice(-8)}`;

/**
 * In the chain of seeds that of the last round is the commitment of this one: the same hash twice would read as a fault.
 *
 * @param {{ commitment: string, last: import('./layouts/layout.js').Result | undefined, href: string | undefined }} input
 */
export const showFairness = ({ commitment, last, href }) => {
  byId('commitment').textContent = shortHash(commitment);
  byId('commitment').title = commitment;
  const isSame = last?.seed === commitment;
  byId('last-seed').hidden = isSame;
  byId('seed-is-commitment').hidden = !isSame;
  byId('last-seed').textContent = last ? shortHash(last.seed) : '–';
  byId('last-seed').title = last?.seed ?? '';
  const link = /** @type {HTMLAnchorElement} */ (byId('verify'));
  link.hidden = href === undefined;
  if (href) link.href = href;
};

/**
 * The published ends of the seed chains of today and tomorrow, each with a link to its whole text.
 *
 * @param {string} game @param {import('./layouts/layout.js').Session['series']} series
 */
export const showChains = (game, { day, terminal, next }) => {
  for (const [id, end] of /** @type {const} */ ([
    ['chain-today', { day, terminal }],
    ['chain-next', next],
  ])) {
    const link = /** @type {HTMLAnchorElement} */ (byId(id));
    link.href = `/fair/api/terminals/${game}/${end.day.replaceAll('-', '')}`;
    link.title = end.terminal;
    link.replaceChildren(element('code', { textContent: shortHash(end.terminal) }));
  }
};

/**
 * The own stakes of the round: accepted ones, and those that are not confirmed yet.
 *
 * @param {{
 *   accepted: import('./slip.js').Line[], pending: import('./slip.js').Line[], nameOf: (selection: string) => string,
 *   payouts: Map<string, bigint> | undefined, t: Translate,
 * }} input `payouts` by selection, once the round is settled
 */
export const showOwn = ({ accepted, pending, nameOf, payouts, t }) => {
  /** @param {import('./slip.js').Line} line @param {string} className @param {string} state */
  const row = ({ selection, stake }, className, state) =>
    element('li', { className }, [
      element('span', { className: 'name', textContent: nameOf(selection), title: nameOf(selection) }),
      element('span', { className: 'num', textContent: toShown(stake) }),
      element('span', { className: 'state num', textContent: state }),
    ]);
  byId('own-lines').replaceChildren(
    ...pending.map((line) => row(line, 'is-pending', t('ownPending'))),
    ...accepted.map((line) => {
      const payout = payouts?.get(line.selection);
      if (payout === undefined) return row(line, '', t('ownAccepted'));
      const net = payout - line.stake;
      return row(line, net > 0n ? 'is-won' : 'is-lost', toSigned(net));
    }),
  );
  const sum = (/** @type {import('./slip.js').Line[]} */ lines) =>
    lines.reduce((all, { stake }) => all + stake, 0n);
  const isEmpty = accepted.length + pending.length === 0;
  byId('own-empty').hidden = !isEmpty;
  byId('own-total').hidden = isEmpty;
  byId('own-total').textContent = t('ownTotal', {
    accepted: toShown(sum(accepted)),
    pending: toShown(sum(pending)),
  });
};

/** The chips, as radio buttons. @param {{ values: bigint[], chosen: bigint, lang: string, t: Translate, onChoose: (value: bigint) => void }} input */
export const showTray = ({ values, chosen, lang, t, onChoose }) => {
  byId('tray')
    .querySelectorAll('label')
    .forEach((label) => {
      label.remove();
    });
  byId('tray').append(
    ...values.map((value) => {
      const input = element('input', { type: 'radio', name: 'chip', checked: value === chosen });
      input.setAttribute('aria-label', t('chip', { value: toShown(value) }));
      input.addEventListener('change', () => onChoose(value));
      const label = element('label', {}, [input]);
      label.append(createChip(value, values, lang));
      return label;
    }),
  );
};

/** A button that cannot be used stays focusable, so that keyboard users keep their place. @param {string} id @param {boolean} isEnabled */
export const enable = (id, isEnabled) => byId(id).setAttribute('aria-disabled', String(!isEnabled));
