import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import type { Clock } from '../../../clock';
import type { Database } from '../../../db/database';
import { type RestrictionKind, restrictionCodes } from './restrictions';
import { defaultSettings, type SiteSettings } from './site-settings';

export interface SiteSnapshot {
  settings: SiteSettings;
  blockedDevices: ReadonlySet<string>;
  /** Why each is restricted, by `networkOf`. */
  restrictedAddresses: ReadonlyMap<string, RestrictionKind>;
  /** How often the state was discarded before: nothing rendered under an earlier one may be sent. */
  generation: number;
}

/** Lifetime of a snapshot, ms; changes of another gateway become visible within it. */
const lifetime = 1_000;

const load = async (db: Database, generation: number): Promise<SiteSnapshot> => {
  const [settings, devices, addresses] = await Promise.all([
    db.selectFrom('site_settings').selectAll().execute(),
    db.selectFrom('blocked_devices').select('device_id').execute(),
    db.selectFrom('restricted_addresses').select(['address', 'kind']).execute(),
  ]);
  return {
    settings: { ...defaultSettings, ...Object.fromEntries(settings.map(({ key, value }) => [key, value])) },
    blockedDevices: new Set(devices.map((each) => each.device_id)),
    restrictedAddresses: new Map(addresses.map(({ address, kind }) => [address, kind])),
    generation,
  };
};

/** Settings, restricted addresses and blocked devices. Every request needs them, so they are read once a second. */
export const createSiteState = ({
  db,
  clock,
  networkOf,
}: {
  db: Database;
  clock: Clock;
  /** The network of an address, by which it is restricted. */
  networkOf: (address: string) => string;
}) => {
  let cached: { snapshot: Promise<SiteSnapshot>; until: number } | undefined;
  let generation = 0;
  const forget = () => {
    cached = undefined;
    generation += 1;
  };
  const current = (): Promise<SiteSnapshot> => {
    if (cached && clock.now() < cached.until) return cached.snapshot;
    const snapshot = load(db, generation);
    cached = { snapshot, until: clock.now() + lifetime };
    snapshot.catch(() => {
      cached = undefined;
    });
    return snapshot;
  };
  return {
    /** Discards the snapshot, and with it all pages rendered under it. */
    forget,
    current,
    /** @throws BusinessError 6031, 6032 or 6033 for a restricted address, by the kind of its restriction. */
    async assertUnrestricted(address: string): Promise<void> {
      const restriction = (await current()).restrictedAddresses.get(networkOf(address));
      if (restriction) throw new BusinessError(restrictionCodes[restriction]);
    },
    /**
     * @throws BusinessError 6014 venueMaintenance: with `{ venue, name, until }` for a venue under maintenance, and without data for
     * any during that of the site, which concerns no venue alone.
     */
    async assertVenueOpen(venue: string): Promise<void> {
      const { closedVenues, maintenance } = (await current()).settings;
      // guard: maintenance-takes-no-stake
      if (maintenance) throw new BusinessError(errorCodes.venueMaintenance);
      const closed = closedVenues.find((each) => each.venue === venue);
      // guard: closed-venue-takes-no-stake
      if (closed) throw new BusinessError(errorCodes.venueMaintenance, closed);
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
    /**
     * @param address by `networkOf`
     * @param kind why it is restricted; null: it is not any more
     */
    async restrictAddress(address: string, kind: RestrictionKind | null): Promise<void> {
      if (kind) {
        await db
          .insertInto('restricted_addresses')
          .values({ address, kind })
          .onConflict((conflict) => conflict.column('address').doUpdateSet({ kind }))
          .execute();
      } else await db.deleteFrom('restricted_addresses').where('address', '=', address).execute();
      forget();
    },
  };
};

export type SiteState = ReturnType<typeof createSiteState>;
