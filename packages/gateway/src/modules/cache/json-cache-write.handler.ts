import { limits } from '@pavilion/contract';
import type { Handler } from '../../http/call-context';

export const jsonCacheWrite: Handler<'jsonCacheWrite'> = async ({ body, origin, services }) => {
  await services.jsonCache.write({ ...body, ttl: body.ttl ?? limits.jsonCacheTtl }, origin);
  return {};
};
