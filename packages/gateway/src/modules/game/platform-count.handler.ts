import type { Handler } from '../../http/call-context';

export const platformCount: Handler<'platformCount'> = ({ services }) => services.lobby.platformCount();
