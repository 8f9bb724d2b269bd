/** The table of the VIP levels. Members reach them in `engagement`; other areas import from this file only. */

export {
  baseRebates,
  byGift,
  byPrivilege,
  keepDays,
  topLevel,
  vipLevelOf,
  vipLevels,
  type WithdrawalLimits,
} from './levels';
export { type DueGift, vipGiftCause, vipGifts } from './vip-gifts';
