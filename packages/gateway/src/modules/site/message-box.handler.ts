import type { Handler } from '../../http/call-context';

export const messageBox: Handler<'messageBox'> = ({ origin, services }) => [
  ...services.messages.of(origin.device),
];
