import { headers } from '@pavilion/contract';
import type { Signer } from '../../signing/signer';
import { type Step, withHeaders } from '../exchange';

/** SIG-1, SIG-2. Without any signature the call goes out all the same, and the gateway says what it lacks. */
export const sign = (signer: Signer): Step => ({
  name: 'sign',
  run: async (exchange, next) => {
    const { area } = exchange;
    return next(withHeaders(exchange, { [headers.signature]: area ? await signer.sign(area) : undefined }));
  },
});
