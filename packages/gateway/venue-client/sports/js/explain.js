// @ts-check
import { Rejected } from '../../kit/call.js';
import { protectionRefusal } from '../../kit/protection.js';

/**
 * `offers`: the step that the player can take on the site; `isOver`: nothing more is possible in this session.
 *
 * @typedef {{ text: string, offers?: 'deposit' | 'protection' | 'reality-check', isOver: boolean, isMaintenance: boolean }} Explanation
 */

/** Codes of the error catalogue that have a text of their own. */
const codes = {
  venueMaintenance: 6014,
  insufficientBalance: 20101,
  moneyHalted: 20116,
  gameSessionExpired: 20203,
};

/**
 * The text for an error of a call.
 *
 * @param {unknown} error
 * @param {{ t: import('./messages.js').Translate, lang: string, isFramed: boolean }} context
 * @returns {Explanation}
 */
export const explain = (error, { t, lang, isFramed }) => {
  const refusal = protectionRefusal(error, lang);
  const usual = { isOver: false, isMaintenance: false };
  if (refusal) {
    return { ...usual, text: refusal.text, offers: refusal.isCheckDue ? 'reality-check' : 'protection' };
  }
  switch (error instanceof Rejected ? error.code : undefined) {
    case codes.insufficientBalance:
      return { ...usual, text: t('refusedBalance'), offers: 'deposit' };
    case codes.moneyHalted:
      return { ...usual, text: t('halted') };
    case codes.venueMaintenance:
      return { ...usual, text: t('maintenance'), isMaintenance: true };
    case codes.gameSessionExpired:
      return { ...usual, text: t(isFramed ? 'expired' : 'expiredAlone'), isOver: true };
    default:
      return { ...usual, text: t('refusedOther') };
  }
};
