import type { Handler } from '../../http/call-context';

export const depositChannels: Handler<'depositChannels'> = ({ services }) => services.deposits.channels();
