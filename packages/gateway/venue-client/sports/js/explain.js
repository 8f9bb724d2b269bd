// @ts-check
import { Rejected } from '../../kit/call.js';
import { protectionRefusal } from '../../kit/protection.js';

/**
 * `offers`: the step that the player can take on the site; `isOver`: nothing more is possible in this session.
 *
 * @typedef {{ text: string, offers?: 'deposit' | 'protection' | 'reality-check', isOver: boolean, isMaintenance: boolean }} Explanation
 */

// Codes of the error catalogue that have a text of their own; minified, constants are smaller than properties.
const venueMaintenance = 6014;
const insufficientBalance = 20101;
const moneyHalted = 20116;
const gameSessionExpired = 20203;

/**
 * The text for an error of a call.
 *
 * @param {unknown} error
 * @param {{ t: import('./messages.js').Translate, lang: string, isFramed: boolean }} context
 * @returns {Explanation}
 */
export const explain = (error, { t, lang, isFramed }) => {
  const refusal = protectionRefusal(error, lang);
  const code = error instanceof Rejected && error.code;
  const usual = { isOver: code === gameSessionExpired, isMaintenance: code === venueMaintenance };
  if (refusal) {
    return { ...usual, text: refusal.text, offers: refusal.isCheckDue ? 'reality-check' : 'protection' };
  }
  switch (code) {
    case insufficientBalance:
      return { ...usual, text: t('refusedBalance'), offers: 'deposit' };
    case moneyHalted:
      return { ...usual, text: t('halted') };
    case venueMaintenance:
      return { ...usual, text: t('maintenance') };
    case gameSessionExpired:
      return { ...usual, text: t(isFramed ? 'expired' : 'expiredAlone') };
    default:
      return { ...usual, text: t('refusedOther') };
  }
};
