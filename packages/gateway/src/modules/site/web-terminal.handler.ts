import type { Handler } from '../../http/call-context';

export const webTerminal: Handler<'webTerminal'> = ({ body, services }) =>
  services.content.terminals(body.kind);
