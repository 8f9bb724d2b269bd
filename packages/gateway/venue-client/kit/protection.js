// @ts-check

import { Rejected } from './call.js';
import { groupThousands } from './format.generated.js';
import { limits, runningSpans } from './limits.generated.js';
import { inLanguage } from './translate.js';

const realityCheckDue = 20304;

/** @type {(typeof limits)[number]} */
const closed = {
  'zh-CN': ['您的账户正在休息，期间不能投注'],
  en: ['Your account is taking a break. You cannot bet'],
};

/**
 * The texts of the errors by which the player protection refuses a stake: without anything left, and with it. The codes are of
 * the error catalogue: self-excluded, timed out, reality check due, and those of the limits.
 *
 * @type {typeof limits}
 */
const texts = {
  ...limits,
  20301: closed,
  20302: closed,
  [realityCheckDue]: {
    'zh-CN': ['该看看时间了，请确认后再继续'],
    en: ['Time for a reality check. Answer it to continue'],
  },
};

/**
 * What the error of a limit on stakes says; the others have no such data. The gateway writes amounts in the unit of the limit:
 * money with two decimals, rounds without. A limit on each stake has no `left`: its
 * text shows `limit` there.
 *
 * @typedef {{ span?: keyof typeof runningSpans['en'], limit?: string, left?: string }} LimitData
 */

/**
 * Why the player protection refused a stake; undefined for any other error. `isCheckDue`: the site has to ask the member
 * first. Otherwise the page of player protection says what is possible.
 *
 * @param {unknown} error
 * @param {string} lang
 * @returns {{ text: string, isCheckDue: boolean } | undefined}
 */
export const protectionRefusal = (error, lang) => {
  const row = error instanceof Rejected && texts[error.code];
  if (!row) return undefined;
  const [usedUp, someLeft = usedUp] = inLanguage(row, lang);
  const { span = 'day', limit = '', left = limit } = /** @type {LimitData} */ (error.data ?? {});
  const text = (Number(left) ? someLeft : usedUp)
    .replace('{left}', groupThousands(left))
    .replace('{span}', inLanguage(runningSpans, lang)[span]);
  return { text, isCheckDue: error.code === realityCheckDue };
};
