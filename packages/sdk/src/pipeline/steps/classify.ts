import { limits } from '@pavilion/contract';
import { SdkError } from '../../errors/sdk-error';
import type { NavigationPort } from '../../ports/ports';
import type { Answer, Step } from '../exchange';
import { transportError } from './transport-error';

const judge = ({ ok, status, statusText, envelope, text }: Answer): SdkError | undefined => {
  const said = { code: envelope?.status_code, data: envelope?.data, response: envelope ?? text };
  if (!ok)
    return new SdkError({ ...said, kind: 'http', status, rawMessage: envelope?.message || statusText });
  if (!envelope) return new SdkError({ kind: 'decode', status, response: text });
  if (envelope.status_code === limits.successCode) return undefined;
  return new SdkError({ ...said, kind: 'business', status, rawMessage: envelope.message });
};

/** ERR-1, ERR-2: from here on there is success or an SdkError, nothing else. */
export const classify = (navigation: NavigationPort): Step => ({
  name: 'classify',
  run: async (exchange, next) => {
    const answer = await next(exchange).catch(transportError(navigation));
    const error = judge(answer);
    if (error) throw error;
    return answer;
  },
});
