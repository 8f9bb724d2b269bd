import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

/** Opens a game or a venue of the registry (GAM-1, SPT-1). */
export const venueLaunch: Handler<'venueLaunch'> = async ({
  body,
  memberId,
  token: sessionToken,
  venueOrigin,
  services,
}) => {
  const venue = services.venues.find(({ code }) => code === body.enName);
  if (!venue) throw new BusinessError(errorCodes.gameUnavailable);
  const { resource, url, token } = await venue.engine.launch({
    venue,
    gameCode: body.gameCode,
    memberId,
    sessionToken,
    venueOrigin,
    services,
  });
  return { url, h5Url: url, activityUrl: '', resource, token, apiUrl: venueOrigin };
};
