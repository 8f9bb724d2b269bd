// @ts-check
import { Rejected } from '../../kit/call.js';
import { toMinor, toShown } from '../../kit/money.js';
import { balanceRefusal, commonRefusal } from '../../kit/refusals.js';

/**
 * `offers`: the step that the player can take on the site; `isOver`: no further hand is possible in this session; `wait`:
 * milliseconds until the next hand may start, which needs no text; `reload`: the table does not show the hand of the server;
 * `isAboutOpenHand`: the text also fits the open hand that the table shows after that.
 *
 * @typedef {{
 *   text: string, offers?: import('../../kit/refusals.js').Step, isOver?: boolean, wait?: number, reload?: boolean,
 *   isAboutOpenHand?: boolean,
 * }} Explanation
 */

/** Codes of the error catalogue that have a text of their own. */
const codes = {
  validationError: 10003,
  insufficientBalance: 20101,
  stakeOutOfRange: 20103,
  gameSessionExpired: 20203,
  handOpen: 20652,
  tooSoon: 20653,
  handNotOpen: 20655,
};

/**
 * The text for an error.
 *
 * @param {unknown} error
 * @param {{
 *   t: import('./messages.js').Translate, lang: string, account: import('../../kit/refusals.js').Account, needed: bigint,
 *   act?: string, wasUnsure: boolean,
 * }} context `needed`: what the call would have staked
 * @returns {Explanation}
 */
export const explain = (error, { t, lang, account, needed, act, wasUnsure }) => {
  const refusal = commonRefusal(error, lang);
  if (refusal) return refusal;
  if (!(error instanceof Rejected)) return { text: t('unavailable') };
  switch (error.code) {
    case codes.validationError:
      return { text: t('invalid'), reload: true, isAboutOpenHand: true };
    case codes.insufficientBalance:
      return balanceRefusal(
        act ? t('insufficientAct', { act }) : t('insufficient', { stake: toShown(needed) }),
        {
          lang,
          account,
        },
      );
    case codes.stakeOutOfRange:
      return error.data
        ? {
            text: t('stakeRange', {
              min: toShown(toMinor(error.data.min)),
              max: toShown(toMinor(error.data.max)),
            }),
          }
        : { text: t('unavailable') };
    case codes.gameSessionExpired:
      return { text: t(wasUnsure ? 'expiredUnsure' : 'expired'), isOver: true };
    case codes.tooSoon:
      return { text: '', wait: Number(error.data?.wait ?? 1_000) };
    case codes.handOpen:
      return { text: t('handOpen'), reload: true, isAboutOpenHand: true };
    case codes.handNotOpen:
      return { text: t('endedElsewhere'), reload: true };
    default:
      return { text: t('unavailable') };
  }
};
