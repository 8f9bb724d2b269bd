import type { Ports } from '../ports/ports';
import type { Sports } from './sports';
import type { SportsDeps } from './sports-client';

/** The sports providers as the client has them; most pages never ask one, so what asks is loaded when it is needed. */
export const createSports = (ports: Ports, deps: SportsDeps): Sports => {
  let loading: Promise<Sports> | undefined;
  const load = () => {
    loading ??= import('./sports-client').then(({ createSportsClient }) => createSportsClient(ports, deps));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    launch: async (provider) => (await load()).launch(provider),
    request: async (path, body, options) => (await load()).request(path, body, options),
    merchant: async (token) => (await load()).merchant(token),
    relaunch: async () => (await load()).relaunch(),
  };
};
