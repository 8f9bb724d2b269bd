// @ts-check
/**
 * Generated from the limits of the contract by `npm run generate`.
 *
 * @type {Readonly<Record<number, { isMoney: boolean, left: { 'zh-CN': string, en: string }, usedUp: { 'zh-CN': string, en: string } }>>}
 */
export const limits = {
  "20303": {
    "isMoney": false,
    "left": {
      "zh-CN": "{span}的游戏时长还剩 {left}",
      "en": "Playing time: {left} left {span}"
    },
    "usedUp": {
      "zh-CN": "今天的游戏时长已用完，明天再来",
      "en": "Your playing time of today is used up. Come back tomorrow"
    }
  },
  "20306": {
    "isMoney": true,
    "left": {
      "zh-CN": "{span}的投注限额还剩 {left}，请调低投注",
      "en": "You can stake {left} more {span}. Lower the stake"
    },
    "usedUp": {
      "zh-CN": "{span}的投注限额已用完",
      "en": "Your stake limit is used up {span}"
    }
  },
  "20307": {
    "isMoney": true,
    "left": {
      "zh-CN": "{span}的亏损限额还剩 {left}，这次投注可能超出",
      "en": "Your loss limit has {left} left {span}, which this bet could exceed"
    },
    "usedUp": {
      "zh-CN": "{span}的亏损限额已用完",
      "en": "Your loss limit is used up {span}"
    }
  }
};
