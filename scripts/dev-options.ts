import { type GatewayOptions, readConfig } from '../packages/gateway/src';
import { gatewayBrands } from '../site/src/brands';

/** The ports of Vite's servers, of the site and of the operator's console. */
const sitePort = 5173;
const consolePort = 5174;

/** Where the operator's console is in `npm run dev`. */
export const consoleUrl = `http://localhost:${consolePort}`;

/**
 * The options of the gateway of `npm run dev`. Vite's server renders the pages and is a proxy in front of the gateway, so the
 * gateway gets the brands and local origins of the site, and trusts the host that Vite forwards. Environment variables
 * override the origins and the trusted proxies.
 */
export const devOptions = (environment: NodeJS.ProcessEnv, folder: string): GatewayOptions => {
  const options = readConfig(environment, folder);
  const brands = gatewayBrands();
  const hosts = ['localhost', '127.0.0.1', ...brands.map(({ brand }) => `${brand}.localhost`)];
  return {
    ...options,
    brands,
    operatorPort: options.operatorPort ?? (options.port ?? 4600) + 2,
    siteOrigins: options.siteOrigins ?? hosts.map((host) => `http://${host}:${sitePort}`),
    trustProxy: options.trustProxy ?? ['127.0.0.1', '::1'],
  };
};
