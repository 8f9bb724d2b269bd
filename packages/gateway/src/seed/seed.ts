import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { Random } from './random';
import { seedCatalogue } from './seed-catalogue';
import { seedContent } from './seed-content';
import { seedMembers } from './seed-members';

const mark = 'seeded';

/**
 * Fills an empty database with something to look at, once: all in one transaction, so a start that was interrupted
 * leaves nothing half done, and of two gateways that start together one waits and finds it done.
 */
export const seed = async (db: Database, clock: Clock, random: Random = Math.random): Promise<void> => {
  await seedCatalogue(db);
  await db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('site_settings')
      .values({ key: mark, value: 'true' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!first) return;
    await seedContent(transaction, clock.now());
    await seedMembers(transaction, clock.now(), random);
  });
};
