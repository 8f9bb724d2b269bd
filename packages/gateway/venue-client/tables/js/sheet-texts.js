// @ts-check
import { createTranslator } from '../../kit/translate.js';

/** The texts of the sheets with the rules and the history, which load when a player opens one. */
const zh = {
  bet: '投注项',
  paysColumn: '赔付',
  rateColumn: '返还率',
  course: '每期流程',
  courseClock:
    '每期 {period} 秒：下注 {bet} 秒，停止下注 {guard} 秒，随后开奖。离开页面后，已接受的注单照常结算。',
  courseLimits:
    '每注 {min} 至 {max}，每张注单最多 {count} 注，单张注单最高派彩 {payout}。没有自动投注，也不能加倍补注。',
  paysTitle: '赔付与返还率',
  paysDecimal: '赔率含本金；返还率是长期平均值，单次结果可能相差很大。',
  paysToOne: '赔付为净赢倍数，另退本金；返还率是长期平均值，单次结果可能相差很大。',
  fairTitle: '公平性',
  fairText:
    '每天的种子链在前一天生成并公布链尾值，今日与明日的链尾值见本页；本页显示的承诺就是本期种子的 SHA-256。停止下注后，种子与全部注单的客户端种子共同决定结果，随即公开。',
  fairHouse:
    '下注结束前无人知道结果，平台也不知道，除非平台自己投下最后一注；画面只展示已经确定的结果，画面快慢不影响派彩。',
  fairPast: '各期相互独立，往期不影响下期。',
  noRounds: '本次还没有投注',
  ownRounds: '我投注的各期',
  results: '最近开奖',
  result: '结果',
  stake: '投注',
  payout: '派彩',
  netColumn: '净额',
};

/** @type {typeof zh} */
const en = {
  bet: 'Bet',
  paysColumn: 'Pays',
  rateColumn: 'Return',
  course: 'Course of a round',
  courseClock:
    'A round takes {period} s: {bet} s for bets, {guard} s without, then the draw. Accepted bets are settled also when you leave.',
  courseLimits:
    'Each bet from {min} to {max}, at most {count} bets a slip, and a slip pays at most {payout}. There is no autoplay and no doubling.',
  paysTitle: 'Pays and returns',
  paysDecimal: 'Odds include the stake. The return is a long-term mean; a single result may differ widely.',
  paysToOne:
    'Pays are winnings, and the stake comes back too. The return is a long-term mean; a single result may differ widely.',
  fairTitle: 'Fairness',
  fairText:
    'The chain of seeds of a day is created the day before, and its end is published: those of today and tomorrow are on this page. The commitment shown here is the SHA-256 of this round’s seed. After betting closes, the seed and the client seeds of all slips decide the result, and the seed is published.',
  fairHouse:
    'No one knows the result while bets are taken, nor does the house, unless the last bet is its own. The motion only shows a result that is decided; its pace changes no payout.',
  fairPast: 'Rounds are independent. Earlier results do not change later ones.',
  noRounds: 'You have not bet in this session yet',
  ownRounds: 'Your rounds',
  results: 'Latest results',
  result: 'Result',
  stake: 'Stake',
  payout: 'Payout',
  netColumn: 'Net',
};

export const sheetCatalogues = { 'zh-CN': zh, en };

/** @param {string} lang */
export const createSheetTranslate = (lang) => createTranslator(sheetCatalogues, lang);
