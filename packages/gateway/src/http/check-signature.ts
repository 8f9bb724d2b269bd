import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Area, errorCodes, headers, signaturePayload } from '@pavilion/contract';
import { BusinessError } from '../business-error';
import { maxDeviceIdLength } from '../domain/members';
import { deviceOf, type Exchange, headerOf } from './exchange';

const expectedSignature = (area: Area, { request }: Exchange, key: string) => {
  const version = headerOf(request, headers.version);
  const site = headerOf(request, headers.site);
  const device = deviceOf(request);
  if (!version || !site || !device || device.length > maxDeviceIdLength) return undefined;
  const payload = signaturePayload({ area, version, site, device });
  return createHmac('sha256', key).update(payload).digest();
};

/**
 * Checks the signature over area, version, site and device. It rejects clients of other sites; it does not authenticate
 * a member. Calls of the caches belong to no area and have no signature.
 *
 * @throws BusinessError 10108 signatureInvalid when it is missing or wrong.
 */
export const checkSignature =
  (key: string) =>
  (exchange: Exchange): void => {
    const { area } = exchange.call;
    if (area === null) return;
    const given = Buffer.from(headerOf(exchange.request, headers.signature) ?? '', 'hex');
    const expected = expectedSignature(area, exchange, key);
    if (expected && given.length === expected.length && timingSafeEqual(given, expected)) return;
    // guard: call-signature
    throw new BusinessError(errorCodes.signatureInvalid);
  };
