import { errorCodes, providerOfVenue } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';
import { slotVenue } from '../../venues/slots';
import { launchSports } from './launch-sports';

/**
 * Opens a game. The token stands in the fragment, which no browser sends: it is in no log and no referrer.
 *
 * Source: GAM-1.
 */
export const venueLaunch: Handler<'venueLaunch'> = async ({ body, memberId, token: session, services }) => {
  const provider = providerOfVenue(body.enName);
  if (provider) return launchSports(provider, { memberId, session, services });
  if (body.enName !== slotVenue.code || !body.gameCode) throw new BusinessError(errorCodes.gameUnavailable);
  const token = await services.gameSessions.open(session, body.gameCode);
  const page = `${services.venueOrigin}/slots/${encodeURIComponent(body.gameCode)}`;
  const url = `${page}#token=${token}`;
  return { url, h5Url: url, activityUrl: '', resource: page, token, apiUrl: services.venueOrigin };
};
