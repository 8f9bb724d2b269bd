// @ts-check
import { Rejected } from './call.js';
import { groupThousands } from './format.generated.js';
import { limits } from './limits.generated.js';
import { toMinor, toShown } from './money.js';

/** Codes of the error catalogue by which the player protection refuses a stake. */
const codes = {
  selfExcluded: 20301,
  timedOut: 20302,
  realityCheckDue: 20304,
};

const zh = {
  spans: { day: '今天', week: '本周', month: '本月' },
  closed: '您的账户正在休息，期间不能投注',
  check: '该看看时间了，请确认后再继续',
};

/** @type {typeof zh} */
const en = {
  spans: { day: 'today', week: 'this week', month: 'this month' },
  closed: 'Your account is taking a break. You cannot bet',
  check: 'Time for a reality check. Answer it to continue',
};

/**
 * The data of a limit's error; that of the playing time has neither span nor amounts.
 *
 * @typedef {{ span?: keyof typeof zh.spans, left?: string }} LimitData
 */

/**
 * The text of a limit that is used up, or of what it leaves.
 *
 * @param {(typeof limits)[number]} limit
 * @param {LimitData} data
 * @param {string} lang
 */
const limitText = ({ isMoney, left, usedUp }, { span, left: rest = '0' }, lang) => {
  const language = lang === 'en' ? 'en' : 'zh-CN';
  const texts = lang === 'en' ? en : zh;
  const isUsedUp = toMinor(rest) <= 0n;
  const amount = isMoney ? toShown(toMinor(rest)) : groupThousands(rest);
  const text = isUsedUp ? usedUp[language] : left[language].replace('{left}', amount);
  return span ? text.replace('{span}', texts.spans[span]) : text;
};

/**
 * Why the player protection refused a stake; undefined for any other error. `isCheckDue`: the site has to ask the member
 * first. Otherwise the page of player protection says what is possible.
 *
 * @param {unknown} error
 * @param {string} lang
 * @returns {{ text: string, isCheckDue: boolean } | undefined}
 */
export const protectionRefusal = (error, lang) => {
  if (!(error instanceof Rejected)) return undefined;
  const texts = lang === 'en' ? en : zh;
  const limit = limits[error.code];
  if (limit) {
    return { text: limitText(limit, error.data ?? {}, lang), isCheckDue: false };
  }
  switch (error.code) {
    case codes.selfExcluded:
    case codes.timedOut:
      return { text: texts.closed, isCheckDue: false };
    case codes.realityCheckDue:
      return { text: texts.check, isCheckDue: true };
    default:
      return undefined;
  }
};
