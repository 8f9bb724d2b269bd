import { limits, storageKeys } from '@pavilion/contract';
import { randomId } from '../crypto/random-id';
import type { Ports } from '../ports/ports';

/** The device id, which identifies the browser to the gateway. Requirements SES-1, SES-2. */
export interface Device {
  /** A random version-4 UUID that stays the same until the browser data is cleared. */
  id(): string;
}

const wellFormed = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Creates the device. Its id is stored in local storage, and in a cookie for the server to read. */
export const createDevice = (ports: Pick<Ports, 'storage' | 'cookies' | 'random'>): Device => {
  const { storage, cookies, random } = ports;
  let cached: string | undefined;
  const findOrCreate = (): string => {
    const stored = [storage.getItem(storageKeys.deviceRandomId), cookies.get(storageKeys.deviceCookie)];
    const id = stored.find((text) => text && wellFormed.test(text)) ?? randomId(random);
    if (stored[0] !== id) storage.setItem(storageKeys.deviceRandomId, id);
    if (stored[1] !== id) cookies.set(storageKeys.deviceCookie, id, { days: limits.rememberedLoginDays });
    return id;
  };
  return {
    id: () => {
      cached ??= findOrCreate();
      return cached;
    },
  };
};
