import { areaOf, headers, signaturePayload } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { hmacSigning } from '../signing/hmac-signing';
import type { StandInRequest } from './handlers';

/** Whether a request has a valid signature of the sandbox's algorithm with this key. */
export const isSigned = async ({ name, headers: sent }: StandInRequest, key: string): Promise<boolean> => {
  const area = areaOf(wire[name].path);
  // Calls outside the areas are unsigned.
  if (!area) return true;
  const header = (which: keyof typeof headers) => sent[headers[which].toLowerCase()] ?? '';
  const payload = signaturePayload({
    area,
    version: header('version'),
    site: header('site'),
    device: header('device'),
  });
  // Without WebCrypto: it resolves on another thread, which a fake clock does not wait for.
  return header('signature') === (await hmacSigning.sign(payload, key, {}));
};
