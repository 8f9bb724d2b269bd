// @ts-check
import { Refused } from './api.js';
import { toMinor, toShown } from './money.js';

/** @typedef {ReturnType<typeof import('./messages.js').createTranslate>} Translate */
/** @typedef {{ text: string, offersDeposit: boolean, isOver: boolean }} Explanation */

/**
 * What a refusal means to the person. `isOver`: no further round is possible in this session.
 *
 * @param {unknown} error
 * @param {{ t: Translate, stake: bigint, wasUnsure: boolean }} context
 * @returns {Explanation}
 */
export const explain = (error, { t, stake, wasUnsure }) => {
  const code = error instanceof Refused ? error.code : undefined;
  if (code === 20101) {
    return { text: t('insufficient', { stake: toShown(stake) }), offersDeposit: true, isOver: false };
  }
  if (code === 20103 && error instanceof Refused && error.data) {
    const { min, max } = error.data;
    return {
      text: t('stakeRange', { min: toShown(toMinor(min)), max: toShown(toMinor(max)) }),
      offersDeposit: false,
      isOver: false,
    };
  }
  if (code === 20203) {
    return { text: t(wasUnsure ? 'expiredUnsure' : 'expired'), offersDeposit: false, isOver: true };
  }
  return { text: t('unavailable'), offersDeposit: false, isOver: false };
};
