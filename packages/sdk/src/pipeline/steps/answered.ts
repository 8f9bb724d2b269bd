import { SdkError } from '../../errors/sdk-error';
import type { NavigationPort } from '../../ports/ports';
import type { Step } from '../exchange';
import { transportError } from './transport-error';

/** For who is answered in another envelope than ours: an answer with a good status, or an SdkError. Source: ERR-1. */
export const answered = (navigation: NavigationPort): Step => ({
  name: 'answered',
  run: async (exchange, next) => {
    const answer = await next(exchange).catch(transportError(navigation));
    const { ok, status, statusText, text } = answer;
    if (!ok) throw new SdkError({ kind: 'http', status, rawMessage: statusText, response: text });
    return answer;
  },
});
