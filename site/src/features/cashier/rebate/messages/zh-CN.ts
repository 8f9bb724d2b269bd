/** Texts about rebates. */
export const rebate = {
  lead: '每一笔已结算的有效投注都有返水，随时领取，没有最低限额。',
  claimable: '可领取返水',
  coins: '赠送金币 {coins}',
  level: '当前等级 VIP {level}',
  claim: '立即领取',
  claimAmount: '领取 {currency}{amount}',
  nothing: '投注结算后即可累计返水',
  claimed: '已领取 {currency}{amount}，赠送金币 {coins}',
  claimedText: '主钱包余额 {currency}{balance}。',

  ratesTitle: '我的返水',
  category: '游戏类别',
  rate: '返水比例',
  turnover: '上次领取后的投注',
  amount: '返水金额',

  levelsTitle: '各等级返水比例',
  vip: '等级',
  levelOf: 'VIP {level}',
  mine: '我的等级',

  historyTitle: '领取记录',
  historyEmpty: '还没有领取过返水',
  rulesTitle: '返水说明',
  rule1: '返水按已结算的有效投注计算，取消的注单不计入。',
  rule2: '比例由 VIP 等级与游戏类别决定，升级后立即生效。',
  rule3: '领取的返水直接进入主钱包，没有流水要求。',
} as const;
