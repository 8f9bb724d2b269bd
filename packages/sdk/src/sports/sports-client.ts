import {
  isProviderExpiry,
  limits,
  providerOfPath,
  type SportsProvider,
  sportsProviders,
} from '@pavilion/contract';
import { fromBase64, fromUtf8 } from '../crypto/bytes';
import { SdkError } from '../errors/sdk-error';
import { compose } from '../pipeline/exchange';
import { answered } from '../pipeline/steps/answered';
import { timeLimit } from '../pipeline/steps/time-limit';
import { transport } from '../pipeline/steps/transport';
import type { Ports } from '../ports/ports';
import type { Session } from '../session/session';
import { createParameterStore } from './parameter-store';
import { parametersOf, type SportsParameters } from './parameters';
import { type Outgoing, type ProviderCall, providerExchange } from './provider-call';
import { readProviderAnswer } from './provider-envelope';
import { createRefresher } from './refresher';
import type { Sports, SportsLaunch, SportsRequestOptions } from './sports';

export interface SportsDeps {
  readonly session: Pick<Session, 'epoch' | 'subscribe'>;
  /** Origins that parameters of an earlier page may name, beside those that a launch of this page named. */
  readonly origins: readonly string[];
  /** Time limit of a call, ms. */
  readonly timeout: number;
  /** Asks our own gateway to open the venue. */
  launch(venue: string): Promise<SportsLaunch>;
  /** Hears what a provider refused in the end. */
  refused(error: SdkError): void;
}

const providers = Object.keys(sportsProviders) as SportsProvider[];

/** Path and query; whatever an address says of another host is not heard. */
const pathOf = (address: string): string => {
  const base = 'http://provider.invalid';
  const { pathname, search } = URL.canParse(address, base) ? new URL(address, base) : new URL(base);
  return `${pathname}${search}`;
};

const isWeb = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

export const createSportsClient = (
  ports: Ports,
  { session, origins, timeout, launch, refused }: SportsDeps,
): Sports => {
  const { clock } = ports;
  const allowed = new Set(origins);
  const store = createParameterStore(ports.storage, (origin) => allowed.has(origin));
  const send = compose([answered(ports.navigation), timeLimit(clock)], transport(ports.fetch, clock));
  // Another member's parameters are not ours to use.
  session.subscribe(store.clear);

  const open = async (provider: SportsProvider): Promise<SportsLaunch> => {
    const epoch = session.epoch();
    const opened = await launch(sportsProviders[provider].venue);
    if (!isWeb(opened.apiUrl)) throw new SdkError({ kind: 'decode', response: opened });
    if (session.epoch() === epoch) {
      allowed.add(new URL(opened.apiUrl).origin);
      store.write(provider, parametersOf(provider, opened, clock.now()));
    }
    return opened;
  };
  const refreshers = Object.fromEntries(
    providers.map((provider) => [
      provider,
      createRefresher(clock, limits.providerRefreshDebounce, async () => void (await open(provider))),
    ]),
  ) as Record<SportsProvider, ReturnType<typeof createRefresher>>;

  const parametersFor = async (provider: SportsProvider): Promise<SportsParameters> => {
    await refreshers[provider].pending()?.catch(() => {});
    const known = store.read(provider);
    if (known) return known;
    await open(provider);
    const opened = store.read(provider);
    if (!opened) throw new SdkError({ kind: 'cancelled' });
    return opened;
  };

  /** Sends to a provider: nothing of ours goes along. */
  const exchange = (
    { method, path, ...rest }: Outgoing,
    { signal, timeout: own = timeout }: SportsRequestOptions = {},
  ) =>
    send({
      ...rest,
      call: { method, path, auth: 'public', idempotent: false },
      options: {},
      own: false,
      area: null,
      epoch: session.epoch(),
      token: undefined,
      timeout: own,
      signal,
    });

  const attempt = async (call: ProviderCall, parameters: SportsParameters, options: SportsRequestOptions) =>
    readProviderAnswer(
      call.provider,
      (await exchange(providerExchange(call, parameters, clock.now()), options)).text,
    );

  const request = async (address: string, body: object = {}, options: SportsRequestOptions = {}) => {
    const path = pathOf(address);
    const provider = providerOfPath(path);
    if (!provider) throw new TypeError(`No sports provider has calls at ${path}.`);
    const call: ProviderCall = { provider, path, method: options.method ?? 'POST', body };
    const used = await parametersFor(provider);
    try {
      return await attempt(call, used, options);
    } catch (error) {
      if (!(error instanceof SdkError) || !isProviderExpiry(provider, error.code ?? '')) throw error;
      // Refreshed by others while this call was under way: the new parameters serve as they are.
      const current = store.read(provider);
      if (current && JSON.stringify(current) === JSON.stringify(used)) await refreshers[provider].run();
      return attempt(call, await parametersFor(provider), options);
    }
  };

  const merchant = async (token: string) => {
    const { origin = '', requestId = '' } = await parametersFor('OBTY');
    const { text } = await exchange({
      method: 'GET',
      path: `/${token}`,
      url: `${origin}/${encodeURIComponent(token)}?merchantCode=Y`,
      headers: { requestId, 'client-type': 'h5' },
      body: undefined,
    });
    const { data } = readProviderAnswer('OBTY', text);
    try {
      return JSON.parse(fromUtf8(fromBase64(String(data)))) as unknown;
    } catch (cause) {
      throw new SdkError({ kind: 'decode', response: data, cause });
    }
  };

  /** Source: ERR-9. */
  const told = <Answer>(asked: Promise<Answer>) =>
    asked.catch((error: unknown) => {
      if (error instanceof SdkError && error.kind === 'provider') refused(error);
      throw error;
    });

  return {
    launch: open,
    request: (path, body, options) => told(request(path, body, options)),
    merchant: (token) => told(merchant(token)),
    relaunch: async () => {
      const opened = providers.filter((provider) => store.read(provider) !== undefined);
      await Promise.all(opened.map((provider) => refreshers[provider].run()));
    },
  };
};
