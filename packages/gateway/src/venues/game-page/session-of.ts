import { errorCodes } from '@pavilion/contract';
import type { FastifyRequest } from 'fastify';
import { BusinessError } from '../../business-error';
import type { GameSession, VenuePort } from '../venue-port';

/**
 * Finds the session of the launch token of a call. The token is sent in a header only, since URLs are logged.
 *
 * @throws BusinessError 20203 gameSessionExpired without a session.
 */
export const sessionOf = async (
  port: Pick<VenuePort, 'session'>,
  request: FastifyRequest,
): Promise<GameSession> => {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const session = token ? await port.session(token, request.ip) : undefined;
  if (!session) throw new BusinessError(errorCodes.gameSessionExpired);
  return session;
};

/** Which wallet pays the stakes of a session: only the main wallet is filled by a deposit. */
export type PlayingAccount = 'main' | 'venue';

export const accountOf = ({ account }: Pick<GameSession, 'account'>): PlayingAccount =>
  account === undefined ? 'main' : 'venue';
