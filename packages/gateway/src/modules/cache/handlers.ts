import { errorCodes, limits } from '@pavilion/contract';
import { calls } from '@pavilion/contract/schemas';
import { BusinessError } from '../../business-error';
import { presentPreInfo } from '../../domain/content';
import type { AreaHandlers } from '../../http/call-context';

/** The calls below `/api`. */
export const cacheHandlers: AreaHandlers<'/api'> = {
  /** The copy is shared by all visitors, so it must not contain the address of one. */
  cachedPreInfo: async ({ body, brand, siteOrigin, venueOrigin, services }) => {
    // guard: cache-of-one-call
    if (body.path !== calls.preInfo.path) throw new BusinessError(errorCodes.notFound);
    const { settings } = await services.siteState.current();
    return presentPreInfo(brand, settings, { ip: '', siteOrigin, venueOrigins: [venueOrigin] });
  },
  jsonCacheRead: async ({ body, origin, services }) => ({
    data: await services.jsonCache.read(body.key, origin.device),
  }),
  jsonCacheWrite: async ({ body, origin, services }) => {
    await services.jsonCache.write({ ...body, ttl: body.ttl ?? limits.jsonCacheTtl }, origin);
    return {};
  },
};
