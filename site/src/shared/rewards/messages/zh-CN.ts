/** Texts of what waits for a member. */
export const rewards = {
  vipProgress: '升至 VIP {level} 的进度',
  vipTurnoverLeft: '升至 VIP {level} 还需流水 {left}',
  vipDepositsLeft: '升至 VIP {level} 还需累计存款 {left}',

  linkLabel: '待办福利',
  claimLine: '{count} 笔礼金待领取，共 {amount}',
  signInLine: '今日签到可得 {coins} 金币',

  summary: '我的福利',
  bonus: '待领礼金',
  bonusCount: '{count} 笔，存入主钱包即刻可用',
  claim: '去领取',
  noBonus: '暂无待领礼金',
  noBonusText: '参加活动，达成后礼金会出现在这里',
  toPromotions: '看看活动',
  signIn: '每日签到',
  signInToday: '今日可得 {coins} 金币',
  signedIn: '今日已签到',
  streak: '已连续 {days} 天，明日可得 {coins} 金币',
  noStreak: '连续签到，金币逐日递增',
  toSignIn: '去签到',
  toCalendar: '签到日历',
  continue: '继续游戏',
  start: '热门推荐',
  play: '开始',
  level: 'VIP {level}',
} as const;
