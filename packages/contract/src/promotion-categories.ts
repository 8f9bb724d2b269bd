import type { LocalText } from './entities/common';

/**
 * Categories of promotions with their names, in the order of their tabs. Schemas, counts, the tabs of members and the choice of
 * operators derive from these rows.
 *
 * Proved by `npm run test:unit -- promotions`.
 */
export const promotionCategoryNames = {
  new: { 'zh-CN': '新会员', en: 'New members' },
  daily: { 'zh-CN': '日常', en: 'Everyday' },
  slots: { 'zh-CN': '电子', en: 'Slots' },
  sport: { 'zh-CN': '体育', en: 'Sports' },
  live: { 'zh-CN': '真人', en: 'Live dealer' },
  vip: { 'zh-CN': 'VIP', en: 'VIP' },
  limited: { 'zh-CN': '限时', en: 'Limited' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** The category of a promotion. */
export type PromotionCategory = keyof typeof promotionCategoryNames;

/** The categories of promotions, in the order of their tabs. */
export const promotionCategories: readonly PromotionCategory[] = Object.keys(
  promotionCategoryNames,
) as PromotionCategory[];
