import { headers, limits } from '@pavilion/contract';
import type { Settings } from '../../client/settings';
import type { Device } from '../../device/device';
import { type Step, withHeaders } from '../exchange';

/** REQ-1: which client, version, site, device and member ask; FPR-1: its fingerprint where the brand wishes. A foreign origin learns the first alone. */
export const identity = (
  device: Device,
  { siteId, fingerprint }: Pick<Settings, 'siteId' | 'fingerprint'>,
): Step => ({
  name: 'identity',
  run: async (exchange, next) => {
    const { token, own } = exchange;
    const ours = own && {
      [headers.version]: limits.apiVersion,
      [headers.site]: siteId,
      [headers.device]: device.id(),
      [headers.token]: token,
      [headers.fingerprint]: await fingerprint?.(),
    };
    return next(withHeaders(exchange, { [headers.client]: limits.client, ...ours }));
  },
});
