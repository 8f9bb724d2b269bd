import { errorCodes } from '@pavilion/contract';
import type { FastifyRequest } from 'fastify';
import { BusinessError } from '../../../business-error';
import { sessionOf } from '../../game-page';
import type { GameSession, VenuePort } from '../../venue-port';
import type { Title } from '../title';
import { titleOf } from '../titles';

export interface Player {
  readonly session: GameSession;
  readonly title: Title;
}

/**
 * Finds the session and the title of a call.
 *
 * @throws BusinessError 20203 gameSessionExpired without a session, 20202 gameUnavailable when the session is for a game
 * of another venue.
 */
export const playerOf = async (port: VenuePort, request: FastifyRequest): Promise<Player> => {
  const session = await sessionOf(port, request);
  const title = titleOf(session.gameCode);
  if (!title) throw new BusinessError(errorCodes.gameUnavailable);
  return { session, title };
};
