import { coreWire } from '@pavilion/contract/wire';
import { SdkError } from '../../errors/sdk-error';
import type { Sports } from '../../sports/sports';
import type { Step } from '../step';

/** The wordings of "the request has expired". */
const expired = /过期|失效|expired/i;

/** ERR-10: launches the sports providers again when the platform counts call fails because the request has expired. */
export const sportsRelaunch = (sports: Pick<Sports, 'relaunch'>): Step => ({
  name: 'sports-relaunch',
  run: async (request, next) => {
    try {
      return await next(request);
    } catch (error) {
      const isCount = request.isOwnOrigin && request.call.path === coreWire.platformCount.path;
      // A failed relaunch surfaces at the next request to the provider.
      if (isCount && error instanceof SdkError && expired.test(error.message))
        sports.relaunch().catch(() => {});
      throw error;
    }
  },
});
