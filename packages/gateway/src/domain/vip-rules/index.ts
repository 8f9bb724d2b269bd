/**
 * The rules of the VIP levels and their gifts. The levels of members are in `engagement/vip`. Other areas import from this file only.
 */

export {
  baseRebates,
  byGift,
  byPrivilege,
  firstLevelWith,
  keepDays,
  topLevel,
  vipLevelOf,
  vipLevels,
  type WithdrawalLimits,
} from './levels';
export { type DueGift, vipGiftCause, vipGifts } from './vip-gifts';
