import { headers, limits } from '@pavilion/contract';
import type { Device } from '../../device/device';
import type { Step } from '../exchange';

/** REQ-1: which client, version, site, device and member ask. A foreign origin learns the first alone. */
export const identity = (device: Device, siteId: string): Step => ({
  name: 'identity',
  run: (exchange, next) => {
    const { token, own } = exchange;
    const ours = {
      [headers.version]: limits.apiVersion,
      [headers.site]: siteId,
      [headers.device]: device.id(),
      ...(token === undefined ? {} : { [headers.token]: token }),
    };
    return next({
      ...exchange,
      headers: { ...exchange.headers, [headers.client]: limits.client, ...(own ? ours : {}) },
    });
  },
});
