import { type Area, signaturePayload } from '@pavilion/contract';
import vectors from '../../../contract/vectors/signing.json';
import { hmacSigning } from './hmac-signing';

describe.each([
  ['WebCrypto', { subtle: globalThis.crypto.subtle }],
  ['crypto-js', {}],
])('HMAC by %s', (_, crypto) => {
  it.each(vectors)(
    '[SIG-1] computes the contract’s vector for $input.area on $input.device',
    async (vector) => {
      const payload = signaturePayload({ ...vector.input, area: vector.input.area as Area });
      await expect(hmacSigning.sign(payload, vector.key, crypto)).resolves.toBe(vector.signature);
    },
  );
});
