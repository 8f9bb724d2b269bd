import { moneyWire } from '@pavilion/contract/wire';
import { type Api, api, invalidateWith } from '../api';
import { createEndpoints } from '../endpoints';
import { moneyEndpoints } from './endpoints.generated';

/**
 * Adds an endpoint for each call of the bundle `money`, the calls that only the pages about a member's money make.
 * @param base the api to add them to; its store then caches their answers
 */
export const withMoney = (base: Api) =>
  base.injectEndpoints({
    endpoints: (build) => createEndpoints(moneyEndpoints, moneyWire, build, invalidateWith(base)),
  });

/** The endpoints about money for the stores that `createStore` creates. */
export const moneyApi = withMoney(api);
