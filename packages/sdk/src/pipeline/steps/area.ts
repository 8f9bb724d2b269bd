import { areaOf } from '@pavilion/contract';
import type { Step } from '../exchange';

/** SIG-1: which area's signature the call carries. An address elsewhere belongs to none. */
export const area: Step = {
  name: 'area',
  run: (exchange, next) =>
    next({
      ...exchange,
      area: exchange.own ? (areaOf(exchange.call.path) ?? null) : null,
    }),
};
