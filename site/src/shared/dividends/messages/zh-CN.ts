/** Texts of dividends that wait to be claimed. */
export const dividends = {
  amount: '可领红利',
  claimed: '{amount} 已存入主钱包',
  claimedNote: '余额已更新，明细可在账变记录中查看。',
  done: '知道了',
  waiting: '待领取的红利',
} as const;
