import type { BrandIdentity } from '../config/brand';
import type { Database } from '../db/database';
import { seedCatalogue } from '../seed/seed-catalogue';
import { seedContent } from '../seed/seed-content';
import { seedDepositChannels } from '../seed/seed-deposit-channels';
import { seedMall } from '../seed/seed-mall';
import { seedPopUps } from '../seed/seed-pop-ups';
import type { Venue } from '../venues/venue';

/** Inserts what every gateway has, but no members. */
export const seedTestDatabase = async (
  db: Database,
  now: number,
  brand: BrandIdentity,
  venues?: readonly Venue[],
): Promise<void> => {
  await seedCatalogue(db, venues);
  await seedDepositChannels(db);
  await seedContent(db, now, brand);
  await seedMall(db);
  await seedPopUps(db);
};
