import type { Handler } from '../../http/call-context';

export const queryNoticeList: Handler<'queryNoticeList'> = ({ body, services }) =>
  services.content.notices(body.category);
