import { coreWire } from '@pavilion/contract/wire';
import { SdkError } from '../../errors/sdk-error';
import type { Sports } from '../../sports/sports';
import type { Step } from '../exchange';

/** How a message says that the request has expired. */
const expired = /过期|失效|expired/i;

/** ERR-10: platform counts that say that the request has expired have the sports opened again. */
export const relaunch = (sports: () => Pick<Sports, 'relaunch'>): Step => ({
  name: 'relaunch',
  run: async (exchange, next) => {
    try {
      return await next(exchange);
    } catch (error) {
      const isCount = exchange.own && exchange.call.path === coreWire.platformCount.path;
      // Its failure is met by who asks the provider next.
      if (isCount && error instanceof SdkError && expired.test(error.message))
        sports()
          .relaunch()
          .catch(() => {});
      throw error;
    }
  },
});
