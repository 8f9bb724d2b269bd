import type { Handler } from '../../http/call-context';

export const challengeSend: Handler<'challengeSend'> = ({ body, origin, services }) =>
  services.challenges.send(body.id, origin.device);
