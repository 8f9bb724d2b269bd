import { errorCodes, headers } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { type Exchange, headerOf } from '../exchange';

/**
 * Finds the member of the token. Where a token is optional, one that has ended makes a visitor.
 *
 * @throws BusinessError 10004 without a token where one is needed, or the code that the session ended with.
 */
export const authenticate = async (exchange: Exchange): Promise<void> => {
  const { call, request, services } = exchange;
  if (call.auth === 'public') return;
  const token = headerOf(request, headers.token);
  if (call.auth === 'optional') {
    if (token === undefined) return;
    exchange.memberId = await services.sessions.memberOf(token).catch((error: unknown) => {
      if (error instanceof BusinessError) return undefined;
      throw error;
    });
    return;
  }
  if (token === undefined) throw new BusinessError(errorCodes.sessionExpired);
  exchange.memberId = await services.sessions.memberOf(token);
};
