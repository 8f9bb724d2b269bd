import { type Migration, sql } from 'kysely';

/** The seeded pop-up for visitors names the age of the brand (`{age}`), which was 18 for all brands. */
export const ageInPopUps: Migration = {
  async up(db) {
    await sql`
      update pop_ups set body =
        replace(replace(body::text, '年满 18 周岁', '年满 {age} 周岁'), 'aged 18 and over', 'aged {age} and over')::jsonb
      where id = 'welcome-visitor'
    `.execute(db);
  },
};
