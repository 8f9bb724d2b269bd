import type { WireCall } from '@pavilion/contract';
import type { Settings } from '../client/settings';
import type { NavigationPort } from '../ports/ports';
import type { Session } from '../session/session';
import { fillPath, withDefaults, withQuery } from './body';
import type { PipelineRequest, RequestOptions } from './step';
import { resolveUrl } from './url';

/** A call with its URL, body, time limit and the session that it is made in; the steps add everything else. */
export const newRequest = (
  call: WireCall,
  bodyFields: unknown,
  options: RequestOptions = {},
  { settings, session, navigation }: { settings: Settings; session: Session; navigation: NavigationPort },
): PipelineRequest => {
  const { path, body } = fillPath(call.path, withDefaults(bodyFields, call.defaults));
  const { url, isOwnOrigin } = resolveUrl(`${options.host ?? ''}${path}`, settings.host, navigation.origin());
  return {
    call,
    options,
    method: call.method,
    body,
    url: call.method === 'GET' ? withQuery(url, body) : url,
    isOwnOrigin,
    headers: call.headers ?? {},
    epoch: session.epoch(),
    token: session.token(),
    timeout: options.timeout ?? settings.timeout,
    signal: options.signal,
  };
};
