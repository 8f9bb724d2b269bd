import type { Handler } from '../../http/call-context';

export const secKey: Handler<'secKey'> = ({ origin, services }) => services.support.secKey(origin.device);
