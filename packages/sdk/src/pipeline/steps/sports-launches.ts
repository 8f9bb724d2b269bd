import { providerOfVenue } from '@pavilion/contract';
import { type CallRequest, type CallResponse, coreWire } from '@pavilion/contract/wire';
import { SdkError } from '../../errors/sdk-error';
import type { SportsClient } from '../../sports/sports';
import type { PipelineRequest, Step } from '../step';

/** The wordings of "the request has expired". */
const expired = /过期|失效|expired/i;

/** The provider that a request launches, if it launches one. */
const launchedBy = ({ call, body }: PipelineRequest) =>
  call.path === coreWire.venueLaunch.path
    ? providerOfVenue((body as Partial<CallRequest<'venueLaunch'>>).enName ?? '')
    : undefined;

/**
 * Stores the parameters of every launch of a sports provider, whether `client.sports` or the call itself started it. When the call
 * of the platform counts fails because its request has expired, the launched providers are launched again (ERR-10).
 */
export const sportsLaunches = (sports: Pick<SportsClient, 'storeLaunch' | 'relaunch'>): Step => ({
  name: 'sports-launches',
  run: async (request, next) => {
    if (!request.isOwnOrigin) return next(request);
    try {
      const response = await next(request);
      const provider = launchedBy(request);
      // A launch succeeds also where the code of the providers cannot be loaded.
      if (provider)
        await sports
          .storeLaunch(provider, response.envelope?.data as CallResponse<'venueLaunch'>, request.epoch)
          .catch(() => {});
      return response;
    } catch (error) {
      const isCount = request.call.path === coreWire.platformCount.path;
      // A failed relaunch surfaces at the next request to the provider.
      if (isCount && error instanceof SdkError && expired.test(error.message))
        sports.relaunch().catch(() => {});
      throw error;
    }
  },
});
