// @ts-check
import { Rejected } from '../../kit/call.js';
import { toMinor, toShown } from '../../kit/money.js';
import { balanceRefusal, commonRefusal } from '../../kit/refusals.js';

/** @typedef {ReturnType<typeof import('./messages.js').createTranslate>} Translate */
/**
 * `offers`: the step that the player can take on the site; `isOver`: no further round is possible in this session.
 *
 * @typedef {{ text: string, offers?: import('../../kit/refusals.js').Step, isOver: boolean }} Explanation
 */

/** Codes of the error catalogue that have a text of their own. */
const codes = {
  validationError: 10003,
  insufficientBalance: 20101,
  stakeOutOfRange: 20103,
  gameSessionExpired: 20203,
};

/**
 * The text for an error.
 *
 * @param {unknown} error
 * @param {{ t: Translate, lang: string, account: import('../../kit/refusals.js').Account, stake: bigint, wasUnsure: boolean }} context
 * @returns {Explanation}
 */
export const explain = (error, { t, lang, account, stake, wasUnsure }) => {
  const refusal = commonRefusal(error, lang);
  if (refusal) return { ...refusal, isOver: false };
  const code = error instanceof Rejected ? error.code : undefined;
  if (code === codes.validationError) return { text: t('invalid'), isOver: false };
  if (code === codes.insufficientBalance) {
    return {
      ...balanceRefusal(t('insufficient', { stake: toShown(stake) }), { lang, account }),
      isOver: false,
    };
  }
  if (code === codes.stakeOutOfRange && error instanceof Rejected && error.data) {
    const { min, max } = error.data;
    return {
      text: t('stakeRange', { min: toShown(toMinor(min)), max: toShown(toMinor(max)) }),
      isOver: false,
    };
  }
  if (code === codes.gameSessionExpired) {
    return { text: t(wasUnsure ? 'expiredUnsure' : 'expired'), isOver: true };
  }
  return { text: t('unavailable'), isOver: false };
};
