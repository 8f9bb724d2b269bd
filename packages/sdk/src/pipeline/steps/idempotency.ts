import { headers } from '@pavilion/contract';
import type { Step } from '../exchange';

/** REQ-10: a call that moves money carries a key, so that the gateway does it once however often it is sent. */
export const idempotency = (newKey: () => string): Step => ({
  name: 'idempotency',
  run: (exchange, next) => {
    if (!exchange.call.idempotent) return next(exchange);
    const key = exchange.options.idempotencyKey ?? newKey();
    return next({ ...exchange, headers: { ...exchange.headers, [headers.idempotencyKey]: key } });
  },
});
