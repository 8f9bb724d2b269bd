import { calls } from '@pavilion/contract/schemas';
import { BusinessError } from '../../business-error';
import { presentPreInfo } from '../../domain/content';
import type { Handler } from '../../http/call-context';

/** A copy is everybody's, so nobody's address is in it. */
export const cachedPreInfo: Handler<'cachedPreInfo'> = async ({ body, venueOrigin, services }) => {
  if (body.path !== calls.preInfo.path) throw new BusinessError(20201);
  const { settings } = await services.siteState.current();
  return presentPreInfo(services.brand, settings, { ip: '', venueOrigins: [venueOrigin] });
};
