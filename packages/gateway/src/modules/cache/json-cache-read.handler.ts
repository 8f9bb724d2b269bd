import type { Handler } from '../../http/call-context';

export const jsonCacheRead: Handler<'jsonCacheRead'> = async ({ body, origin, services }) => ({
  data: await services.jsonCache.read(body.key, origin.device),
});
