/** Names of the kinds of transactions. */
export const transactionKindTexts = {
  deposit: '存款',
  withdrawal: '取款',
  transfer: '转账',
  stake: '投注',
  payout: '派彩',
  bonus: '红利',
  rebate: '返水',
  commission: '佣金',
  adjustment: '调整',
} as const;
