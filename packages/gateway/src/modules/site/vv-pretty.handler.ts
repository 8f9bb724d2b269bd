import type { Handler } from '../../http/call-context';

export const vvPretty: Handler<'vvPretty'> = ({ origin, services }) => services.support.sealed(origin.device);
