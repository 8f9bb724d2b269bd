import { errorCodes, headers, limits } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { type Exchange, headerOf } from '../exchange';

/** @throws BusinessError 10009 for a client of another version of the contract: a reload brings the current one. A cache has none. */
export const checkVersion = ({ call, request }: Exchange): void => {
  if (call.area === null) return;
  if (headerOf(request, headers.version) !== limits.apiVersion)
    throw new BusinessError(errorCodes.oldVersion);
};
