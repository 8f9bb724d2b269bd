import { Rejected } from '../kit/call.js';
import { protectionRefusal } from '../kit/protection.js';

/** A limit on the number of rounds, as a developer would add it. */
jest.mock('../kit/limits.generated.js', () => {
  const actual = jest.requireActual('../kit/limits.generated.js');
  const zh = ['{span}的投注局数已用完', '{span}的投注局数还剩 {left}'];
  const en = ['Rounds: used up {span}', 'Rounds: {left} left {span}'];
  return { ...actual, limits: { ...actual.limits, 20399: { 'zh-CN': zh, en } } };
});

const rejected = (code: number, data?: object) => new Rejected(code, data);
const limit = (left: string) => ({ span: 'week', limit: '500.00', used: '480.00', left });

describe('a refusal by the player protection', () => {
  it.each([
    [20301, undefined, '您的账户正在休息，期间不能投注'],
    [20302, undefined, '您的账户正在休息，期间不能投注'],
    [20303, { minutes: 60 }, '今天的游戏时长已用完，明天再来'],
    [20306, limit('20.00'), '本周的投注限额还剩 20.00，请调低投注'],
    [20306, limit('0.00'), '本周的投注限额已用完'],
    [20307, limit('1234.50'), '本周的亏损限额还剩 1,234.50，这次投注可能超出'],
    [20307, limit('0.00'), '本周的亏损限额已用完'],
    [20310, { span: 'each', limit: '1234.50' }, '单笔投注上限为 1,234.50，请调低金额'],
  ])('[PRO-1] explains %i with %j', (code, data, text) => {
    expect(protectionRefusal(rejected(code, data), 'zh-CN')).toEqual({ text, isCheckDue: false });
  });

  it.each([
    ['1200', 'zh-CN', '本周的投注局数还剩 1,200'],
    ['1200', 'en', 'Rounds: 1,200 left this week'],
    ['0', 'zh-CN', '本周的投注局数已用完'],
  ])('[PRO-1] shows what is left of a counted limit as a count: %s in %s', (left, lang, text) => {
    const data = { span: 'week', limit: '1500', used: '300', left };
    expect(protectionRefusal(rejected(20399, data), lang)).toEqual({ text, isCheckDue: false });
  });

  it('[PRO-3] leaves a reality check to the site', () => {
    expect(protectionRefusal(rejected(20304), 'en')).toEqual({
      text: 'Time for a reality check. Answer it to continue',
      isCheckDue: true,
    });
  });

  it('[PRO-1] leaves every other error to the game', () => {
    expect(protectionRefusal(rejected(20101), 'en')).toBeUndefined();
    expect(protectionRefusal(new Error('offline'), 'en')).toBeUndefined();
  });
});
