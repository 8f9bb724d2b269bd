/** Names of the kinds of transactions. */
export const transactionKindTexts = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  transfer: 'Transfer',
  stake: 'Stake',
  payout: 'Payout',
  bonus: 'Bonus',
  rebate: 'Rebate',
  commission: 'Commission',
  adjustment: 'Adjustment',
};
