/** Money: the ledger and everything that posts to it. Other areas and the handlers import from this file only. */

export type { ChannelOffer } from './deposits/channel-offer';
export { depositChannels } from './deposits/deposit-channels';
export { brandOrder } from './deposits/deposit-view';
export { createDeposits, type Deposits } from './deposits/deposits';
export { depositOrderLifetime, depositOrderLifetimes } from './deposits/order-lifetime';
export { payOrder } from './deposits/pay-order';
export { answered, isAnswered, once } from './idempotency/once';
export { requestHash } from './idempotency/request-hash';
export { rebuildAccountStatement } from './ledger/account-statement';
export { coinAccount, houseAccounts, mainAccount, stakeAccount, venueAccount } from './ledger/accounts';
export { createAdjustments } from './ledger/adjustments';
export { createBook } from './ledger/book';
export { foldEntries } from './ledger/daily-totals';
export { earningAccounts, selectHouseFlows, sumOfFlows } from './ledger/house-flows';
export { ledgerPost, type Posted, type PostedRow, post, postWithin, runPosting } from './ledger/post';
export {
  bonusPosting,
  commissionPosting,
  demoPosting,
  exchangePosting,
  type Idempotency,
  purchasePosting,
  purchaseReturnPosting,
  rebatePosting,
  roundPosting,
  signInPosting,
} from './ledger/posting';
export { promotionKinds } from './ledger/posting-kinds';
export { type LedgerCheck, type LedgerProof, printProof, verifyLedger } from './ledger/verify-ledger';
export { createPayoutAccounts, payoutAccountStateAt, renamePayoutOwner } from './payout/payout-accounts';
export { payoutKindOf } from './payout/payout-kinds';
export { validatePayout } from './payout/validate-payout';
export { giftStateAt } from './records/gift-state';
export { createRecords } from './records/records';
export { requireTurnover } from './turnover/require-turnover';
export { createTurnover } from './turnover/turnover';
export {
  countedShare,
  requiredMultiples,
  requirementsLiftedBelow,
  turnoverOf,
  turnoverOfRisk,
} from './turnover/turnover-rules';
export { createTransfers } from './wallet/transfers';
export { createWallet, type Wallet } from './wallet/wallet';
export { createConditionsReader } from './withdrawals/withdrawal-conditions';
export { createWithdrawals } from './withdrawals/withdrawals';
