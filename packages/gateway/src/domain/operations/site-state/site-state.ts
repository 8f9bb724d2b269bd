import { sql } from 'kysely';
import type { Clock } from '../../../clock';
import type { Database } from '../../../db/database';
import { defaultSettings, type SiteSettings } from './site-settings';

export interface SiteSnapshot {
  settings: SiteSettings;
  blockedDevices: ReadonlySet<string>;
  /** By `networkOf`. */
  restrictedAddresses: ReadonlySet<string>;
  /** How often the state was discarded before: nothing rendered under an earlier one may be sent. */
  generation: number;
}

/** Lifetime of a snapshot, ms; changes of another gateway become visible within it. */
const lifetime = 1_000;

const load = async (db: Database, generation: number): Promise<SiteSnapshot> => {
  const [settings, devices, addresses] = await Promise.all([
    db.selectFrom('site_settings').selectAll().execute(),
    db.selectFrom('blocked_devices').select('device_id').execute(),
    db.selectFrom('restricted_addresses').select('address').execute(),
  ]);
  return {
    settings: { ...defaultSettings, ...Object.fromEntries(settings.map(({ key, value }) => [key, value])) },
    blockedDevices: new Set(devices.map((each) => each.device_id)),
    restrictedAddresses: new Set(addresses.map((each) => each.address)),
    generation,
  };
};

/** Settings, restricted addresses and blocked devices. Every request needs them, so they are read once a second. */
export const createSiteState = ({ db, clock }: { db: Database; clock: Clock }) => {
  let cached: { snapshot: Promise<SiteSnapshot>; until: number } | undefined;
  let generation = 0;
  const forget = () => {
    cached = undefined;
    generation += 1;
  };
  return {
    /** Discards the snapshot, and with it all pages rendered under it. */
    forget,
    current(): Promise<SiteSnapshot> {
      if (cached && clock.now() < cached.until) return cached.snapshot;
      const snapshot = load(db, generation);
      cached = { snapshot, until: clock.now() + lifetime };
      snapshot.catch(() => {
        cached = undefined;
      });
      return snapshot;
    },
    async set<Key extends keyof SiteSettings>(key: Key, value: SiteSettings[Key]): Promise<void> {
      const text = JSON.stringify(value);
      await db
        .insertInto('site_settings')
        .values({ key, value: text })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
        .execute();
      forget();
    },
    /** Locks a setting, so that until the end of the transaction no other one changes what `current` answers for it next. */
    async lock(key: keyof SiteSettings): Promise<void> {
      await db
        .insertInto('site_settings')
        .values({ key, value: JSON.stringify(defaultSettings[key]) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db.selectFrom('site_settings').select('key').where('key', '=', key).forUpdate().execute();
    },
    /** Adds to a number, also when several gateways do at the same time. */
    async increase(key: 'tableClockAhead', by: number): Promise<number> {
      const value = JSON.stringify(by);
      const row = await db
        .insertInto('site_settings')
        .values({ key, value })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            value: sql<string>`to_jsonb(site_settings.value::text::bigint + excluded.value::text::bigint)`,
          }),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      forget();
      return Number(row.value);
    },
    async blockDevice(device: string, on: boolean): Promise<void> {
      if (on) {
        const row = { device_id: device };
        await db
          .insertInto('blocked_devices')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else await db.deleteFrom('blocked_devices').where('device_id', '=', device).execute();
      forget();
    },
    /** @param address by `networkOf` */
    async restrictAddress(address: string, on: boolean): Promise<void> {
      if (on) {
        const row = { address };
        await db
          .insertInto('restricted_addresses')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else await db.deleteFrom('restricted_addresses').where('address', '=', address).execute();
      forget();
    },
  };
};

export type SiteState = ReturnType<typeof createSiteState>;
