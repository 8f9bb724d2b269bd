import { areaOf, headers, signaturePayload } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { hmacSigning } from '../signing/hmac-signing';
import type { StandInRequest } from './handlers';

/** Whether a request carries the signature that the sandbox's algorithm gives with this key. */
export const isSigned = async ({ name, headers: sent }: StandInRequest, key: string): Promise<boolean> => {
  const area = areaOf(wire[name].path);
  // A call of no area is sent without one.
  if (!area) return true;
  const header = (which: keyof typeof headers) => sent[headers[which].toLowerCase()] ?? '';
  const payload = signaturePayload({
    area,
    version: header('version'),
    site: header('site'),
    device: header('device'),
  });
  // Without WebCrypto, which answers by a thread of its own and not by promises alone.
  return header('signature') === (await hmacSigning.sign(payload, key, {}));
};
