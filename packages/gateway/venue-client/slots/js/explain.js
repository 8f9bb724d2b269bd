// @ts-check
import { Rejected } from '../../kit/call.js';
import { toMinor, toShown } from '../../kit/money.js';

/** @typedef {ReturnType<typeof import('./messages.js').createTranslate>} Translate */
/** @typedef {{ text: string, offersDeposit: boolean, isOver: boolean }} Explanation */

/** Codes of the error catalogue that have a text of their own. */
const codes = { insufficientBalance: 20101, stakeOutOfRange: 20103, gameSessionExpired: 20203 };

/**
 * The text for an error. `isOver`: no further round is possible in this session.
 *
 * @param {unknown} error
 * @param {{ t: Translate, stake: bigint, wasUnsure: boolean }} context
 * @returns {Explanation}
 */
export const explain = (error, { t, stake, wasUnsure }) => {
  const code = error instanceof Rejected ? error.code : undefined;
  if (code === codes.insufficientBalance) {
    return { text: t('insufficient', { stake: toShown(stake) }), offersDeposit: true, isOver: false };
  }
  if (code === codes.stakeOutOfRange && error instanceof Rejected && error.data) {
    const { min, max } = error.data;
    return {
      text: t('stakeRange', { min: toShown(toMinor(min)), max: toShown(toMinor(max)) }),
      offersDeposit: false,
      isOver: false,
    };
  }
  if (code === codes.gameSessionExpired) {
    return { text: t(wasUnsure ? 'expiredUnsure' : 'expired'), offersDeposit: false, isOver: true };
  }
  return { text: t('unavailable'), offersDeposit: false, isOver: false };
};
