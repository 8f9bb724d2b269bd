import { headers } from '@pavilion/contract';
import type { Signer } from '../../signing/signer';
import type { Step } from '../exchange';

/** SIG-1, SIG-2. Without any signature the call goes out all the same, and the gateway says what it lacks. */
export const sign = (signer: Signer): Step => ({
  name: 'sign',
  run: async (exchange, next) => {
    const signature = exchange.area === null ? undefined : await signer.sign(exchange.area);
    if (signature === undefined) return next(exchange);
    return next({ ...exchange, headers: { ...exchange.headers, [headers.signature]: signature } });
  },
});
