// @ts-check
import { Rejected } from './call.js';
import { limitCodes } from './limit-codes.generated.js';
import { toMinor, toShown } from './money.js';

/** Codes of the error catalogue by which the player protection refuses a stake. */
const codes = {
  selfExcluded: 20301,
  timedOut: 20302,
  playTimeUsed: 20303,
  realityCheckDue: 20304,
};

const zh = {
  spans: { day: '今天', week: '本周', month: '本月' },
  closed: '您的账户正在休息，期间不能投注',
  timeUsed: '今天的游戏时长已用完，明天再来',
  check: '该看看时间了，请确认后再继续',
  stake: '{span}的投注限额还剩 {left}，请调低投注',
  stakeReached: '{span}的投注限额已用完',
  loss: '{span}的亏损限额还剩 {left}，这次投注可能超出',
  lossReached: '{span}的亏损限额已用完',
  reached: '{span}的限额已用完',
};

/** @type {typeof zh} */
const en = {
  spans: { day: 'today', week: 'this week', month: 'this month' },
  closed: 'Your account is taking a break. You cannot bet',
  timeUsed: 'Your playing time of today is used up. Come back tomorrow',
  check: 'Time for a reality check. Answer it to continue',
  stake: 'You can stake {left} more {span}. Lower the stake',
  stakeReached: 'Your stake limit is used up {span}',
  loss: 'Your loss limit has {left} left {span}, which this bet could exceed',
  lossReached: 'Your loss limit is used up {span}',
  reached: 'A limit of yours is used up {span}',
};

/** The text of a limit that is reached, or of what it leaves. @param {typeof zh} texts @param {string} kind @param {string} left */
const limitText = (texts, kind, left) => {
  if (kind !== 'stake' && kind !== 'loss') return texts.reached;
  if (toMinor(left) <= 0n) return texts[`${kind}Reached`];
  return texts[kind].replace('{left}', toShown(toMinor(left)));
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
  const kind = limitCodes[error.code];
  if (kind !== undefined) {
    const { span, left } = /** @type {{ span: keyof typeof zh.spans, left: string }} */ (error.data);
    return { text: limitText(texts, kind, left).replace('{span}', texts.spans[span]), isCheckDue: false };
  }
  switch (error.code) {
    case codes.selfExcluded:
    case codes.timedOut:
      return { text: texts.closed, isCheckDue: false };
    case codes.playTimeUsed:
      return { text: texts.timeUsed, isCheckDue: false };
    case codes.realityCheckDue:
      return { text: texts.check, isCheckDue: true };
    default:
      return undefined;
  }
};
