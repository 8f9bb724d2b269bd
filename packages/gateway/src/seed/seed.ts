import type { Clock } from '../clock';
import { chooseBrands, type GatewayBrand } from '../config/brand';
import type { Database } from '../db/database';
import type { Random } from './random';
import { seedAgents } from './seed-agents';
import { seedCatalogue } from './seed-catalogue';
import { seedCoins } from './seed-coins';
import { seedContent } from './seed-content';
import { seedDepositChannels } from './seed-deposit-channels';
import { seedDividend } from './seed-dividend';
import { seedMail } from './seed-mail';
import { seedMall } from './seed-mall';
import { seedMembers } from './seed-members';
import { seedMoney } from './seed-money';
import { seedPopUps } from './seed-pop-ups';
import { seedPromotions } from './seed-promotions';
import { seedRooms } from './seed-rooms';
import { seedSponsors } from './seed-sponsors';
import { seedSupport } from './seed-support';

/**
 * Runs a part of the seed once, in one transaction with its mark: an interrupted start leaves nothing behind, and of
 * two gateways that start together one waits for the other.
 */
const once = (db: Database, mark: string, part: (transaction: Database) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('site_settings')
      .values({ key: mark, value: 'true' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (first) await part(transaction);
  });

/**
 * Fills a database. Parts that a later version added have their own marks, so that older databases get them too.
 */
export const seed = async (
  db: Database,
  clock: Clock,
  brand: GatewayBrand = chooseBrands().main,
  random: Random = Math.random,
): Promise<void> => {
  await seedCatalogue(db);
  await seedDepositChannels(db);
  await once(db, 'seeded', async (transaction) => {
    await seedContent(transaction, clock.now(), brand);
    await seedMembers(transaction, clock.now(), random);
  });
  await once(db, 'seededPromotions', seedPopUps);
  await once(db, 'seededOffers', (transaction) => seedPromotions(transaction, clock.now()));
  await once(db, 'seededMoney', (transaction) => seedMoney(transaction, clock));
  await once(db, 'seededDividend', (transaction) => seedDividend(transaction, clock.now()));
  await once(db, 'seededAgents', (transaction) => seedAgents(transaction, clock.now(), random));
  await once(db, 'seededMail', (transaction) => seedMail(transaction, clock.now()));
  await once(db, 'seededMall', seedMall);
  await once(db, 'seededSponsors', (transaction) => seedSponsors(transaction, brand.brand));
  await once(db, 'seededSupport', (transaction) => seedSupport(transaction, clock.now(), brand));
  await once(db, 'seededRooms', seedRooms);
  await once(db, 'seededSignIns', (transaction) => seedCoins(transaction, clock, brand.timeZone));
};
