// @ts-check
import { inLanguage } from '../../../kit/translate.js';

/**
 * How the bets of each lottery are decided, by the kind of its table. These texts load when a player opens the rules.
 *
 * @type {Record<string, string[]>}
 */
const zh = {
  kuai3: [
    '每期由服务器掷三枚骰子，和值为三枚点数之和，11 至 18 为大，3 至 10 为小。三枚同号时大小单双照常计算。',
    '三同号：三枚点数相同；二同号复选：至少两枚为该点数；二同号单选：三枚点数恰为所选；三不同：三枚点数各不相同；二不同：所选两个点数都出现；三连号：123、234、345、456。',
    '赔率含本金，每个投注项都标明返还率；各期互不影响。',
  ],
  'mark-six': [
    '每期由服务器从 1 至 49 号中抽取七个，前六个为正码，最后一个为特码。',
    '特码 25 至 48 为大，1 至 24 为小；两面投注遇特码 49 为和，退回本金。生肖以开奖时的农历年为准：1、13、25、37、49 为当年生肖，其余依次倒推。',
    '连码与自选不中选出的号码按组合计注，每注金额相同。赔率含本金，每个投注项都标明返还率；各期互不影响。',
  ],
  pc28: [
    '每期由服务器抽取三个 0 至 9 的数字，相加得 0 至 27 的和值。',
    '和值 14 至 27 为大，0 至 13 为小；大单、大双、小单、小双须两项同时符合；22 至 27 为极大，0 至 5 为极小。',
    '赔率含本金，每个投注项都标明返还率；各期互不影响。',
  ],
  pk10: [
    '每期由服务器抽取十辆赛车的名次，每种名次机会相等；比赛动画只展示已经抽出的结果。',
    '号码 6 至 10 为大，1 至 5 为小。龙虎：冠军对第十名、亚军对第九名，依次类推，前者号码大为龙，小为虎。冠亚和为冠军与亚军号码之和，12 至 19 为大，3 至 11 为小。',
    '冠亚和的大、小、单、双机会不同，因此赔率不同。赔率含本金，每个投注项都标明返还率。',
  ],
  ssc: [
    '每期由服务器抽取五个数字，依次为万、千、百、十、个位，每位 0 至 9 机会相等。',
    '单个数字 5 至 9 为大，0 至 4 为小；总和 23 至 45 为大，0 至 22 为小。万位大于个位为龙，小于为虎，相等为和。',
    '三个数字相同为豹子；连续为顺子，9 与 0 相连，不计先后；仅两个相同为对子；仅两个相邻为半顺；其余为杂六。赔率含本金，每个投注项都标明返还率。',
  ],
};

/** @type {typeof zh} */
const en = {
  kuai3: [
    'The server throws three dice each round. The sum counts as big from 11 to 18 and as small from 3 to 10; with a triple too.',
    'Triple: three equal dice. Pair: at least two dice show the number. Exact pair: the three dice are those chosen. Three different: no two dice are equal. Two different: both numbers appear. Straight: 123, 234, 345 or 456.',
    'Pays include the stake, and every bet shows its return to player. Rounds do not affect each other.',
  ],
  'mark-six': [
    'The server draws seven of the numbers 1 to 49 each round; the last one is the special number.',
    'The special number is big from 25 to 48 and small from 1 to 24; with 49 these bets are returned. Signs follow the lunar year of the draw: 1, 13, 25, 37 and 49 have its sign, the others those of the years before.',
    'Chosen numbers count as one bet for every combination, each with the same stake. Pays include the stake, and every bet shows its return to player. Rounds do not affect each other.',
  ],
  pc28: [
    'The server draws three digits from 0 to 9 each round; they add up to a sum from 0 to 27.',
    'Big is a sum from 14 to 27, small from 0 to 13. Big odd, big even, small odd and small even need both. Highest is 22 to 27, lowest 0 to 5.',
    'Pays include the stake, and every bet shows its return to player. Rounds do not affect each other.',
  ],
  pk10: [
    'The server draws the order of ten cars each round; every order is equally likely. The race only shows the order that was drawn.',
    'Numbers from 6 to 10 are big, from 1 to 5 small. Dragon and tiger compare the 1st with the 10th, the 2nd with the 9th and so on: dragon if the former number is higher. The sum of the top two is big from 12 to 19, small from 3 to 11.',
    'Big, small, odd and even of the top two are not equally likely, so their pays differ. Pays include the stake, and every bet shows its return to player.',
  ],
  ssc: [
    'The server draws five digits each round; in each position 0 to 9 are equally likely.',
    'A digit is big from 5 to 9. The total is big from 23 to 45. Dragon: the first digit is higher than the fifth; tiger: lower; tie: equal.',
    'Three equal digits are a triple; neighbours in any order are a straight, with 9 next to 0; two equal ones a pair; two neighbours a half straight; all else is mixed. Pays include the stake, and every bet shows its return to player.',
  ],
};

export const catalogues = { 'zh-CN': zh, en };

/** @param {string} kind @param {string} lang */
export const lotteryRules = (kind, lang) => inLanguage({ 'zh-CN': zh[kind], en: en[kind] }, lang) ?? [];
