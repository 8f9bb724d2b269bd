import { headers } from '@pavilion/contract';
import { type Step, withHeaders } from '../exchange';

/** REQ-10: a call that moves money carries a key, so that the gateway does it once however often it is sent. */
export const idempotency = (newKey: () => string): Step => ({
  name: 'idempotency',
  run: (exchange, next) => {
    const { call, options } = exchange;
    const key = call.idempotent ? (options.idempotencyKey ?? newKey()) : undefined;
    return next(withHeaders(exchange, { [headers.idempotencyKey]: key }));
  },
});
