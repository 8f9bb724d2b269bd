import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { maxDeviceIdLength, type Origin, type Throttle } from '../../members';

/** Writes of one address in a quarter of an hour. */
const writes = 300;

const ownerOf = (device: string): string => {
  if (device === '' || device.length > maxDeviceIdLength)
    throw new BusinessError(errorCodes.signatureInvalid);
  return device;
};

/**
 * Stores encrypted entries of clients until they expire. Each device has its own entries: keys can be guessed, so
 * any client could replace a shared one.
 */
export const createJsonCache = ({
  db,
  clock,
  throttle,
}: {
  db: Database;
  clock: Clock;
  throttle: Throttle;
}) => ({
  /** @throws BusinessError 10108 signatureInvalid without a device. */
  async read(key: string, device: string): Promise<string | null> {
    const row = await db
      .selectFrom('json_cache')
      .select('data')
      .where('key', '=', key)
      // guard: cache-entry-of-its-device
      .where('device_id', '=', ownerOf(device))
      .where('expires_at', '>', momentOf(clock))
      .executeTakeFirst();
    return row?.data ?? null;
  },

  /**
   * @param entry with its time to live, ms.
   * @throws BusinessError 20004 tooManyRequests above the limit of the address, 10108 without a device.
   */
  async write(
    { key, data, ttl }: { key: string; data: string; ttl: number },
    { device, address }: Origin,
  ): Promise<void> {
    const device_id = ownerOf(device);
    // guard: cache-writes-of-address
    await throttle.consume(`json-cache:${address}`, writes);
    const row = { data, expires_at: new Date(clock.now() + ttl) };
    await db
      .insertInto('json_cache')
      .values({ key, device_id, ...row })
      .onConflict((conflict) => conflict.columns(['key', 'device_id']).doUpdateSet(row))
      .execute();
  },

  async removeExpired(): Promise<void> {
    await db.deleteFrom('json_cache').where('expires_at', '<=', momentOf(clock)).execute();
  },
});
