// @ts-check
import { Rejected } from '../../kit/call.js';
import { toMinor, toShown } from '../../kit/money.js';
import { balanceRefusal, commonRefusal } from '../../kit/refusals.js';

/**
 * `offers`: the step that the player can take on the site; `isOver`: nothing more is possible in this session.
 *
 * @typedef {{ text: string, offers?: import('../../kit/refusals.js').Step, isOver: boolean }} Explanation
 */

// Codes of the error catalogue that have a text of their own; minified, constants are smaller than properties.
const validationError = 10003;
const insufficientBalance = 20101;
const stakeOutOfRange = 20103;
const gameSessionExpired = 20203;
const roundClosed = 20651;
const tooSoon = 20653;
const payoutTooHigh = 20654;

/** @param {string} amount */
const shown = (amount) => toShown(toMinor(amount));

/**
 * The text for an error of a slip.
 *
 * @param {unknown} error
 * @param {{ t: ReturnType<typeof import('./messages.js').createTranslate>, lang: string, account: import('../../kit/refusals.js').Account, wasUnsure: boolean }} context
 * @returns {Explanation}
 */
export const explain = (error, { t, lang, account, wasUnsure }) => {
  const refusal = commonRefusal(error, lang);
  if (refusal) return { ...refusal, isOver: false };
  const { code, data } = error instanceof Rejected ? error : { code: undefined, data: undefined };
  switch (code) {
    case validationError:
      return { text: t('refusedInvalid'), isOver: false };
    case insufficientBalance:
      return { ...balanceRefusal(t('refusedBalance'), { lang, account }), isOver: false };
    case stakeOutOfRange:
      return { text: t('refusedRange', { min: shown(data.min), max: shown(data.max) }), isOver: false };
    case payoutTooHigh:
      return { text: t('refusedPayout', { max: shown(data.max) }), isOver: false };
    case roundClosed:
      return { text: t('refusedClosed'), isOver: false };
    case tooSoon:
      return { text: t('refusedSoon'), isOver: false };
    case gameSessionExpired:
      return { text: t(wasUnsure ? 'expiredUnsure' : 'expired'), isOver: true };
    default:
      return { text: t('refused'), isOver: false };
  }
};
