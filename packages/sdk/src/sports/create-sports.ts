import type { Ports } from '../ports/ports';
import type { SportsClient } from './sports';
import type { SportsOptions, SportsSettings } from './sports-client';

/** The sports providers of a client. Most pages never use them, so their code is loaded at the first use. */
export const createSports = (
  ports: Ports,
  settings: SportsSettings,
  options: SportsOptions,
): SportsClient => {
  let loading: Promise<SportsClient> | undefined;
  const load = () => {
    loading ??= import('./sports-client').then(({ createSportsClient }) =>
      createSportsClient(ports, settings, options),
    );
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    launch: async (provider) => (await load()).launch(provider),
    request: async (path, body, options) => (await load()).request(path, body, options),
    book: async (provider) => (await load()).book(provider),
    launched: async () => (await load()).launched(),
    merchant: async (token) => (await load()).merchant(token),
    relaunch: async () => (await load()).relaunch(),
    storeLaunch: async (provider, launched, epoch) => (await load()).storeLaunch(provider, launched, epoch),
  };
};
