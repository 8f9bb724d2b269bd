import { moneyWire } from '@pavilion/contract/wire';
import { type Api, api, invalidateWith } from '../api';
import { endpointsOf } from '../endpoints';
import { moneyRows } from './rows';

/**
 * The calls about a member's money that only its own pages make, added to an api.
 * @param api whose store then holds their answers
 */
export const withMoney = (base: Api) =>
  base.injectEndpoints({
    endpoints: (build) => endpointsOf(moneyRows, moneyWire, build, invalidateWith(base)),
  });

/** The endpoints about money for stores made by `createStore`. */
export const moneyApi = withMoney(api);
