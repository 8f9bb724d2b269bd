import { limits } from '@pavilion/contract';
import type { ErrorKind } from '../../errors/error-kind';
import { SdkError } from '../../errors/sdk-error';
import type { NavigationPort } from '../../ports/ports';
import type { Answer, Step } from '../exchange';
import { transportError } from './transport-error';

const kindOf = ({ ok, envelope }: Answer): ErrorKind | undefined => {
  if (!ok) return 'http';
  if (!envelope) return 'decode';
  return envelope.status_code === limits.successCode ? undefined : 'business';
};

/** ERR-1, ERR-2: from here on there is success or an SdkError, nothing else. */
export const classify = (navigation: NavigationPort): Step => ({
  name: 'classify',
  run: async (exchange, next) => {
    const answer = await next(exchange).catch(transportError(navigation));
    const kind = kindOf(answer);
    if (kind === undefined) return answer;
    const { ok, status, statusText, envelope, text } = answer;
    throw new SdkError({
      kind,
      status,
      code: envelope?.status_code,
      data: envelope?.data,
      response: envelope ?? text,
      rawMessage: envelope?.message || (ok ? '' : statusText),
    });
  },
});
