import { errorCodes } from '@pavilion/contract';
import type { FastifyRequest } from 'fastify';
import { BusinessError } from '../../../business-error';
import type { GameSession, VenuePort } from '../../venue-port';
import type { Title } from '../title';
import { titleOf } from '../titles';

export interface Player {
  readonly session: GameSession;
  readonly title: Title;
}

/**
 * Finds the session and the title of a launch token. The token is sent in a header only, since URLs are logged.
 *
 * @throws BusinessError 20203 gameSessionExpired without a session, 20202 when the session is for a game of another
 * venue.
 */
export const playerOf = async (port: VenuePort, request: FastifyRequest): Promise<Player> => {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const session = token ? await port.session(token) : undefined;
  if (!session) throw new BusinessError(errorCodes.gameSessionExpired);
  const title = titleOf(session.gameCode);
  if (!title) throw new BusinessError(errorCodes.gameUnavailable);
  return { session, title };
};
