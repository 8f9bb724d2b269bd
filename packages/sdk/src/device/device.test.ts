import { storageKeys } from '@pavilion/contract';
import fc from 'fast-check';
import { createTestPorts } from '../testing';
import { createDevice } from './device';

const v4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const known = '3f2b8c1e-7a44-4d52-9b0f-5f7a1a2b3c4d';

describe('device id', () => {
  it('[SES-2] is a version-4 UUID for any random bytes, stored under one key and in a cookie', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const ports = createTestPorts({ random: { bytes: () => Uint8Array.from(bytes) } });
        const id = createDevice(ports).id();
        expect(id).toMatch(v4);
        expect(ports.storage.entries()).toEqual({ [storageKeys.deviceRandomId]: id });
        expect(ports.cookies.get(storageKeys.deviceCookie)).toBe(id);
      }),
    );
  });

  it('[SES-2] is the same at the next visit', () => {
    const ports = createTestPorts();
    const id = createDevice(ports).id();
    expect(createDevice({ ...ports, random: createTestPorts().random }).id()).toBe(id);
  });

  it('[SES-2] is restored from the cookie when local storage was cleared, and vice versa', () => {
    const ports = createTestPorts();
    ports.cookies.set(storageKeys.deviceCookie, known);
    expect(createDevice(ports).id()).toBe(known);
    ports.cookies.remove(storageKeys.deviceCookie);
    expect(createDevice(ports).id()).toBe(known);
    expect(ports.cookies.get(storageKeys.deviceCookie)).toBe(known);
  });

  it.each(['', '设备-1', 'x\r\nX-API-TOKEN: y', known.toUpperCase()])(
    '[SES-2] replaces a malformed id: %j',
    (text) => {
      const ports = createTestPorts();
      ports.storage.setItem(storageKeys.deviceRandomId, text);
      ports.cookies.set(storageKeys.deviceCookie, text);
      const id = createDevice(ports).id();
      expect(id).toMatch(v4);
      expect(ports.storage.getItem(storageKeys.deviceRandomId)).toBe(id);
    },
  );
});
