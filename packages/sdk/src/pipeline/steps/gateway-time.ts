import type { GatewayTime } from '../../gateway-time/gateway-time';
import type { ClockPort } from '../../ports/ports';
import type { Step } from '../exchange';

/** Learns of our own gateway what time it is. An answer to a GET may have lain in a cache, and says when it came there. */
export const gatewayTime = ({ hear }: GatewayTime, clock: ClockPort): Step => ({
  name: 'gateway-time',
  run: async (exchange, next) => {
    const asked = clock.now();
    const answer = await next(exchange);
    if (exchange.own && exchange.call.method === 'POST') hear(answer.date, asked);
    return answer;
  },
});
