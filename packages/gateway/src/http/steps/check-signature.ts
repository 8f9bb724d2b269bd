import { createHmac, timingSafeEqual } from 'node:crypto';
import { headers, signaturePayload } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { deviceOf, type Exchange, headerOf } from '../exchange';

/** Longest device id that we keep. */
const maxDevice = 64;

const expectedSignature = ({ call, request }: Exchange, key: string) => {
  const version = headerOf(request, headers.version);
  const site = headerOf(request, headers.site);
  const device = deviceOf(request);
  if (!call.area || !version || !site || !device || device.length > maxDevice) return undefined;
  const payload = signaturePayload({ area: call.area, version, site, device });
  return createHmac('sha256', key).update(payload).digest();
};

/**
 * The signature covers area, version, site and device. It keeps stray clients out; it authenticates nobody.
 *
 * @throws BusinessError 10108 when it is missing or wrong.
 */
export const checkSignature =
  (key: string) =>
  (exchange: Exchange): void => {
    const given = Buffer.from(headerOf(exchange.request, headers.signature) ?? '', 'hex');
    const expected = expectedSignature(exchange, key);
    if (expected && given.length === expected.length && timingSafeEqual(given, expected)) return;
    throw new BusinessError(10108);
  };
