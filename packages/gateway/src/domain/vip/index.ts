/** The table of the VIP levels. Members reach them in `engagement`; other areas import from this file only. */

export {
  baseRebates,
  keepDays,
  topLevel,
  vipLevelOf,
  vipLevels,
  type WithdrawalLimits,
} from './levels';
