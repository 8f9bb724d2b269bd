import { presentPreInfo } from '../../domain/content';
import type { Handler } from '../../http/call-context';

export const preInfo: Handler<'preInfo'> = async ({ origin, venueOrigin, services }) => {
  const { settings } = await services.siteState.current();
  return presentPreInfo(services.brand, settings, {
    ip: origin.address,
    venueOrigins: [venueOrigin],
  });
};
