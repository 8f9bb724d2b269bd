import type { Database } from '../db/database';
import { dayMs } from '../durations';
import { newId } from '../ids';
import { promotions } from './promotions';

/** Inserts the promotions. They have begun a day ago. */
export const seedPromotions = async (db: Database, now: number): Promise<void> => {
  const start = new Date(now - dayMs);
  await db
    .insertInto('promotions')
    .values(
      promotions.map((promotion, rank) => ({
        id: newId(start),
        slug: promotion.slug,
        category: promotion.category,
        rank,
        title: JSON.stringify(promotion.title),
        summary: JSON.stringify(promotion.summary),
        terms: JSON.stringify(promotion.terms),
        scene: promotion.scene,
        href: promotion.href ?? null,
        rule: promotion.rule ? JSON.stringify(promotion.rule) : null,
        period: promotion.period ?? 'once',
        multiple: promotion.multiple ?? 500,
        needs_real_name: promotion.needsRealName ?? false,
        min_level: promotion.minLevel ?? 0,
        new_member_days: promotion.newMemberDays ?? null,
        starts_at: start,
        ends_at: promotion.days === undefined ? null : new Date(now + promotion.days * dayMs),
        published_at: start,
        budget: promotion.budget ?? 0n,
      })),
    )
    .execute();
};
