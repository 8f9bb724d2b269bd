import { errorCodes, headers } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { requestHash } from '../../domain/money';
import { type Exchange, headerOf } from '../exchange';

const keyPattern = /^[\x21-\x7e]{8,64}$/;

/** @throws BusinessError 20105 when a call that moves money comes without its key. */
export const identifyEffect = (exchange: Exchange): void => {
  if (!exchange.call.idempotent) return;
  const key = headerOf(exchange.request, headers.idempotencyKey);
  if (!key || !keyPattern.test(key) || exchange.memberId === undefined)
    throw new BusinessError(errorCodes.idempotencyKeyMissing);
  exchange.idempotency = {
    owner: exchange.memberId,
    key,
    requestHash: requestHash(exchange.name, exchange.body),
  };
};
