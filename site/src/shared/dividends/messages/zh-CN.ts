/** Texts of dividends that wait to be claimed. */
export const dividends = {
  amount: '可领红利',
  claim: '立即领取',
  claimAll: '全部领取',
  claimed: '{currency}{amount} 已存入主钱包',
  claimedNote: '余额已更新，明细可在交易记录中查看。',
  done: '知道了',
  turnover: '取款前需完成流水 {currency}{amount}',
  until: '{at} 前可领取',
  waiting: '待领取的红利',
  waitingCount: '{count} 笔',
} as const;
