import type { Settings } from '../../client/settings';
import type { NavigationPort } from '../../ports/ports';
import type { Session } from '../../session/session';
import { resolveAddress } from '../address';
import { fillPath, isPlain, withDefaults, withQuery } from '../body';
import { type Exchange, type RequestOptions, type Step, withHeaders } from '../exchange';

/** The beginning of every call: where it goes, what it says, for which session. */
export const startExchange = (
  call: Exchange['call'],
  given: unknown,
  options: RequestOptions,
  from: { settings: Settings; session: Session; navigation: NavigationPort },
): Exchange => {
  const { path, body } = fillPath(call.path, withDefaults(given, call.defaults));
  const { url, own } = resolveAddress(
    `${options.host ?? ''}${path}`,
    from.settings.host,
    from.navigation.origin(),
  );
  return {
    call,
    body,
    options,
    url: call.method === 'GET' ? withQuery(url, body) : url,
    own,
    headers: call.headers ?? {},
    area: null,
    epoch: from.session.epoch(),
    token: from.session.token(),
    timeout: options.timeout ?? from.settings.timeout,
    signal: options.signal,
  };
};

/** REQ-2: JSON when the body is JSON or absent. */
export const context: Step = {
  name: 'context',
  run: (exchange, next) =>
    next(withHeaders(exchange, { 'Content-Type': isPlain(exchange.body) ? 'application/json' : undefined })),
};
