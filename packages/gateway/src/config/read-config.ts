import { isIP } from 'node:net';
import { join } from 'node:path';
import type { GatewayOptions } from '../options';
import { StartupError } from '../startup-error';

type Environment = Readonly<Record<string, string | undefined>>;

const readPort = (environment: Environment, name: string): number | undefined => {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartupError(`${name} is "${text}". A port is a whole number from 0 to 65535.`);
};

const readMilliseconds = (environment: Environment, name: string): number | undefined => {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new StartupError(`${name} is "${text}". It is a number of milliseconds.`);
};

const readDatabaseUrl = (environment: Environment, name: string): string | undefined => {
  const text = environment[name];
  if (!text) return undefined;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new StartupError(
    `${name} is not a PostgreSQL URL. Expected postgres://user:password@host:port/database.`,
  );
};

const readOwnerUrl = (environment: Environment): string | undefined => {
  const url = readDatabaseUrl(environment, 'DATABASE_OWNER_URL');
  if (url === undefined || environment.DATABASE_URL) return url;
  throw new StartupError('DATABASE_OWNER_URL is set without DATABASE_URL, the URL of the service.');
};

const readPooler = (text: string | undefined): 'transaction' | undefined => {
  if (!text) return undefined;
  if (text === 'transaction') return text;
  throw new StartupError(
    `DATABASE_POOLER is "${text}". Expected "transaction", or no value without a pooler.`,
  );
};

const readRedisUrl = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  if (/^rediss?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new StartupError('REDIS_URL is not a Redis URL. Expected redis://user:password@host:port.');
};

const isOn = (text: string | undefined) =>
  text !== undefined && text !== '' && text !== '0' && text !== 'false';

const readList = (text: string | undefined) =>
  text
    ?.split(',')
    .map((each) => each.trim())
    .filter(Boolean);

const readOrigins = (environment: Environment, name: string): readonly string[] | undefined => {
  const origins = readList(environment[name] || undefined);
  const wrong = origins?.find((text) => !URL.canParse(text) || new URL(text).origin !== text);
  if (wrong === undefined) return origins;
  throw new StartupError(`${name} names "${wrong}", which is not an origin. Expected https://host.example.`);
};

/** An address, or a network as `10.0.0.0/8`. */
const isNetwork = (text: string) => {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
};

const readProxies = (text: string | undefined) => {
  const proxies = readList(text);
  const wrong = proxies?.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new StartupError(
    `TRUST_PROXY names "${wrong}". It lists addresses and networks: 10.0.0.1,192.168.0.0/16`,
  );
};

/**
 * Reads the options from environment variables; the README lists them.
 *
 * @throws StartupError for an invalid value.
 */
export const readConfig = (environment: Environment, folder: string): GatewayOptions => ({
  port: readPort(environment, 'PORT'),
  venuePort: readPort(environment, 'VENUE_PORT'),
  host: environment.HOST || undefined,
  operatorPort: readPort(environment, 'OPERATOR_PORT'),
  operatorHost: environment.OPERATOR_HOST || undefined,
  databaseUrl: readDatabaseUrl(environment, 'DATABASE_URL'),
  databaseOwnerUrl: readOwnerUrl(environment),
  databasePooler: readPooler(environment.DATABASE_POOLER),
  redisUrl: readRedisUrl(environment.REDIS_URL),
  dataDir: environment.DATA_DIR || join(folder, '.data'),
  brand: environment.BRAND || undefined,
  sandbox: isOn(environment.SANDBOX),
  publicSandbox: isOn(environment.PUBLIC_SANDBOX),
  unpacedRounds: isOn(environment.UNPACED_ROUNDS),
  signingKey: environment.SIGNING_KEY || undefined,
  venueOrigin: readOrigins(environment, 'VENUE_ORIGIN')?.[0],
  siteOrigins: readOrigins(environment, 'SITE_ORIGINS'),
  corsOrigins: readOrigins(environment, 'CORS_ORIGINS'),
  streamOrigins: readOrigins(environment, 'STREAM_ORIGINS'),
  trustProxy: readProxies(environment.TRUST_PROXY),
  metricsPort: readPort(environment, 'METRICS_PORT'),
  metricsHost: environment.METRICS_HOST || undefined,
  drainDelay: readMilliseconds(environment, 'DRAIN_DELAY'),
  log: isOn(environment.LOG),
});
