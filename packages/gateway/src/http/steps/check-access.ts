import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { deviceOf, type Exchange } from '../exchange';

/** preInfo says that there is maintenance and which address is restricted, so it is answered always. */
const alwaysAnswered = new Set(['preInfo', 'cachedPreInfo']);

/** Refuses blocked devices (10102), restricted addresses (6033) and, in maintenance, everybody (6013). */
export const checkAccess = async ({ name, request, services }: Exchange): Promise<void> => {
  const { settings, blockedDevices, restrictedAddresses } = await services.siteState.current();
  if (alwaysAnswered.has(name)) return;
  if (restrictedAddresses.has(request.ip)) throw new BusinessError(errorCodes.ipRestricted);
  if (blockedDevices.has(deviceOf(request))) throw new BusinessError(errorCodes.deviceBlocked);
  if (settings.maintenance) throw new BusinessError(errorCodes.siteMaintenance);
};
