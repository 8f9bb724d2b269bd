// @ts-check

import { byId, element } from '../../kit/element.js';
import { toShown, toSigned } from '../../kit/money.js';
import { showStep } from '../../kit/refusals.js';
import { inLanguage } from '../../kit/translate.js';
import { recentView } from './history-view.js';
import { symbolUrl } from './symbol-url.js';

/** @typedef {import('./api.js').Session} Session */
/** @typedef {ReturnType<typeof import('./messages.js').createTranslate>} Translate */
/** @typedef {'idle' | 'win' | 'lost' | 'busy' | 'trouble'} Tone */

/** Writes every fixed text of the page. @param {Translate} t */
export const writeTexts = (t) => {
  for (const node of document.querySelectorAll('[data-t]')) {
    node.textContent = t(/** @type {any} */ (/** @type {HTMLElement} */ (node).dataset.t));
  }
  for (const node of document.querySelectorAll('[data-close]')) node.setAttribute('aria-label', t('close'));
  byId('stake-down').setAttribute('aria-label', t('stakeDown'));
  byId('stake-up').setAttribute('aria-label', t('stakeUp'));
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

/** The game's own colours, its mascot and its return to player. @param {Session} session @param {Translate} t */
export const showGame = (session, t) => {
  const [deep = '', bright = ''] = session.game.colors;
  document.documentElement.style.setProperty('--deep', deep);
  document.documentElement.style.setProperty('--bright', bright);
  const mascot = /** @type {HTMLImageElement} */ (byId('mascot'));
  mascot.src = symbolUrl(session.game.motif);
  mascot.hidden = false;
  byId('return-note').textContent = t('returnNote', { rate: session.returnToPlayer });
};

/**
 * @param {{ session: Session, stake: bigint, canLower: boolean, canRaise: boolean, lang: string, t: Translate }} input
 */
export const showStake = ({ session, stake, canLower, canRaise, lang, t }) => {
  const lineStake = stake / BigInt(session.lines.length);
  byId('stake').textContent = toShown(stake);
  byId('line-stake').textContent = t('perLine', { stake: toShown(lineStake), lines: session.lines.length });
  /** @type {HTMLButtonElement} */ (byId('stake-down')).disabled = !canLower;
  /** @type {HTMLButtonElement} */ (byId('stake-up')).disabled = !canRaise;
  byId('prizes').replaceChildren(
    ...session.linePays
      .slice(0, 5)
      .map(({ picture, name, pays }) =>
        element('li', {}, [
          element('img', { src: symbolUrl(picture), alt: '' }),
          element('span', { textContent: inLanguage(name, lang) }),
          element('strong', { className: 'num', textContent: toShown(BigInt(pays[2] ?? 0) * lineStake) }),
        ]),
      ),
  );
};

/** @param {{ rounds: import('../../kit/session-meter.js').PlayedRound[], net: bigint, lang: string }} input */
export const showSession = ({ rounds, net, lang }) => {
  byId('net').textContent = toSigned(net);
  byId('net').dataset.tone = net > 0n ? 'gain' : net < 0n ? 'loss' : 'even';
  byId('rounds').textContent = String(rounds.length);
  byId('recent').replaceChildren(...recentView(rounds, lang));
  byId('recent-empty').hidden = rounds.length > 0;
};
