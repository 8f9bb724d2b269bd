import { limits, storageKeys } from '@pavilion/contract';
import { randomId } from '../crypto/random-id';
import type { Ports } from '../ports/ports';

/** Which device this is. */
export interface Device {
  /** The random id of this device (version-4 style), the same until the browser forgets it. */
  id(): string;
}

const wellFormed = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Keeps the device id under one key of local storage, and in a cookie for the server to read (SES-1, SES-2). */
export const createDevice = (ports: Pick<Ports, 'storage' | 'cookies' | 'random'>): Device => {
  const { storage, cookies, random } = ports;
  let known: string | undefined;
  const find = (): string => {
    const stored = [storage.getItem(storageKeys.deviceRandomId), cookies.get(storageKeys.deviceCookie)];
    const id = stored.find((text) => text && wellFormed.test(text)) ?? randomId(random);
    if (stored[0] !== id) storage.setItem(storageKeys.deviceRandomId, id);
    if (stored[1] !== id) cookies.set(storageKeys.deviceCookie, id, { days: limits.rememberedLoginDays });
    return id;
  };
  return {
    id: () => {
      known ??= find();
      return known;
    },
  };
};
