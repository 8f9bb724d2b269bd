import {
  isProviderExpiry,
  limits,
  providerOfPath,
  type SportsProvider,
  sportsProviders,
} from '@pavilion/contract';
import type { Settings } from '../client/settings';
import { fromBase64, fromUtf8 } from '../crypto/bytes';
import { SdkError } from '../errors/sdk-error';
import { compose, type HttpRequest } from '../pipeline/step';
import { classify } from '../pipeline/steps/response';
import { timeLimit } from '../pipeline/steps/time-limit';
import { transport } from '../pipeline/steps/transport';
import { parseUrl, placeholderOrigin } from '../pipeline/url';
import type { Ports } from '../ports/ports';
import type { Session } from '../session/session';
import { createDebouncedRefresh } from './debounced-refresh';
import { createParameterStore, providers } from './parameter-store';
import { parametersOf, type SportsParameters } from './parameters';
import { parseProviderResponse } from './provider-envelope';
import { type ProviderCall, type ProviderRequest, providerRequest } from './provider-request';
import type { SportsClient, SportsLaunch, SportsRequestOptions } from './sports';

export type SportsSettings = Pick<Settings, 'timeout' | 'providerOrigins'>;

export interface SportsOptions {
  readonly session: Pick<Session, 'epoch' | 'subscribe'>;
  /** Launches a venue at our own gateway, through the pipeline that calls `storeLaunch`. */
  launch(venue: string): Promise<SportsLaunch>;
  /** Called with a provider's error after the repetition, if any, failed too. */
  onError(error: SdkError): void;
}

/** Path and query of a URL. The origin is dropped: requests go to the provider's own one. */
const pathOf = (url: string): string => {
  const { pathname = '/', search = '' } = parseUrl(url, placeholderOrigin) ?? {};
  return pathname + search;
};

/** The origin of an HTTP URL; undefined for anything else. */
const httpOrigin = (url: string): string | undefined => {
  const { protocol = '', origin } = parseUrl(url) ?? {};
  return /^https?:$/.test(protocol) ? origin : undefined;
};

export const createSportsClient = (
  ports: Ports,
  settings: SportsSettings,
  { session, launch: launchVenue, onError }: SportsOptions,
): SportsClient => {
  const { clock } = ports;
  const trustedOrigins = new Set(settings.providerOrigins);
  const store = createParameterStore(ports.storage, (origin) => trustedOrigins.has(origin));
  // Providers have their own envelopes, so only the status is checked here.
  const send = compose<HttpRequest>(
    [classify(ports.navigation, ({ ok }) => (ok ? undefined : 'http')), timeLimit(clock)],
    transport(ports.fetch, clock),
  );
  // The parameters belong to the member whose session launched the provider.
  session.subscribe(store.clear);

  const storeLaunch = async (provider: SportsProvider, launched: SportsLaunch, epoch: number) => {
    const origin = httpOrigin(launched.apiUrl);
    if (!origin || session.epoch() !== epoch) return;
    trustedOrigins.add(origin);
    store.write(provider, parametersOf(provider, launched, origin, clock.now()));
  };

  const launch = async (provider: SportsProvider): Promise<SportsLaunch> => {
    const launched = await launchVenue(sportsProviders[provider].venue);
    if (!httpOrigin(launched.apiUrl)) throw new SdkError({ kind: 'decode', response: launched });
    return launched;
  };

  const refreshes = Object.fromEntries(
    providers.map((provider) => [
      provider,
      createDebouncedRefresh(
        clock,
        limits.providerRefreshDebounce,
        async () => void (await launch(provider)),
      ),
    ]),
  ) as Record<SportsProvider, ReturnType<typeof createDebouncedRefresh>>;

  const parametersFor = async (provider: SportsProvider): Promise<SportsParameters> => {
    await refreshes[provider].pending()?.catch(() => {});
    const stored = store.read(provider);
    if (stored) return stored;
    await launch(provider);
    const launched = store.read(provider);
    // The session changed during the launch.
    if (!launched) throw new SdkError({ kind: 'cancelled' });
    return launched;
  };

  /** Sends a request without our token, signature or device id. */
  const sendToProvider = async (
    provider: SportsProvider,
    request: ProviderRequest,
    { signal, timeout = settings.timeout }: SportsRequestOptions = {},
  ) => {
    const { text } = await send({ ...request, isOwnOrigin: false, timeout, signal });
    return parseProviderResponse(provider, text);
  };

  const attempt = (call: ProviderCall, parameters: SportsParameters, options: SportsRequestOptions) =>
    sendToProvider(call.provider, providerRequest(call, parameters, clock.now()), options);

  const request = async (url: string, body: object = {}, options: SportsRequestOptions = {}) => {
    const path = pathOf(url);
    const provider = providerOfPath(path);
    if (!provider) throw new TypeError(`No provider serves ${path}.`);
    const call: ProviderCall = { provider, path, method: options.method ?? 'POST', body };
    const used = await parametersFor(provider);
    try {
      return await attempt(call, used, options);
    } catch (error) {
      if (!(error instanceof SdkError) || !isProviderExpiry(provider, error.code ?? '')) throw error;
      // Another request may have refreshed the parameters meanwhile: then the current ones are used.
      const current = store.read(provider);
      if (current && JSON.stringify(current) === JSON.stringify(used)) await refreshes[provider].run();
      return attempt(call, await parametersFor(provider), options);
    }
  };

  const merchant = async (token: string) => {
    const { origin = '', requestId = '' } = await parametersFor('OBTY');
    const { data } = await sendToProvider('OBTY', {
      method: 'GET',
      url: `${origin}/${encodeURIComponent(token)}?merchantCode=Y`,
      headers: { requestId, 'client-type': 'h5' },
      body: undefined,
    });
    try {
      return JSON.parse(fromUtf8(fromBase64(String(data)))) as unknown;
    } catch (cause) {
      throw new SdkError({ kind: 'decode', response: data, cause });
    }
  };

  /** ERR-9: a provider's error is reported as a document event. */
  const reportError = <Answer>(answer: Promise<Answer>) =>
    answer.catch((error: unknown) => {
      if (error instanceof SdkError && error.kind === 'provider') onError(error);
      throw error;
    });

  const requestReported: SportsClient['request'] = (path, body, options) =>
    reportError(request(path, body, options));

  return {
    launch,
    request: requestReported,
    book: async (provider) =>
      (await import('./book/create-book')).createBook(provider, requestReported, ports),
    launched: async () => providers.filter(store.has),
    merchant: (token) => reportError(merchant(token)),
    storeLaunch,
    relaunch: async () => {
      const launched = providers.filter(store.has);
      await Promise.all(launched.map((provider) => refreshes[provider].run()));
    },
  };
};
