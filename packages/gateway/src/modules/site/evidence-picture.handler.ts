import type { Handler } from '../../http/call-context';

export const evidencePicture: Handler<'evidencePicture'> = ({ body, memberId, services }) =>
  services.evidence.picture(memberId, body.id);
