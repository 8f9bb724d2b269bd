// @ts-check
/** The words for the running span of a limit. Generated, as the limits are. */
export const runningSpans = {
  "zh-CN": {
    "day": "今天",
    "week": "本周",
    "month": "本月"
  },
  "en": {
    "day": "today",
    "week": "this week",
    "month": "this month"
  }
};

/**
 * Generated from the limits of the contract by `npm run generate`.
 *
 * @typedef {readonly [reached: string, left?: string]} LimitTexts
 * @type {Readonly<Record<number, import('@pavilion/format').Localized<LimitTexts>>>}
 */
export const limits = {
  "20303": {
    "zh-CN": [
      "今天的游戏时长已用完，明天再来"
    ],
    "en": [
      "Your playing time of today is used up. Come back tomorrow"
    ]
  },
  "20306": {
    "zh-CN": [
      "{span}的投注限额已用完",
      "{span}的投注限额还剩 {left}，请调低投注"
    ],
    "en": [
      "Your stake limit is used up {span}",
      "You can stake {left} more {span}. Lower the stake"
    ]
  },
  "20307": {
    "zh-CN": [
      "{span}的亏损限额已用完",
      "{span}的亏损限额还剩 {left}，这次投注可能超出"
    ],
    "en": [
      "Your loss limit is used up {span}",
      "Your loss limit has {left} left {span}, which this bet could exceed"
    ]
  },
  "20310": {
    "zh-CN": [
      "单笔投注上限为 {left}，请调低金额"
    ],
    "en": [
      "Maximum stake per bet: {left}. Lower the stake"
    ]
  }
};
