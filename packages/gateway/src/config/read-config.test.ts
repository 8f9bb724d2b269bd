import { StartupError } from '../startup-error';
import { readConfig } from './read-config';

describe('TRUST_PROXY', () => {
  const proxiesOf = (text?: string) => readConfig({ TRUST_PROXY: text }, '/folder').trustProxy;

  it('trusts no proxy by default', () => expect(proxiesOf()).toBeUndefined());

  it('accepts addresses and networks', () =>
    expect(proxiesOf('10.0.0.1, 192.168.0.0/16,::1,fd00::/8')).toEqual([
      '10.0.0.1',
      '192.168.0.0/16',
      '::1',
      'fd00::/8',
    ]));

  it.each(['true', '1', '10.0.0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', 'proxy.example'])(
    'rejects %s',
    (text) => expect(() => proxiesOf(text)).toThrow(StartupError),
  );
});

describe('REDIS_URL', () => {
  const urlOf = (text?: string) => readConfig({ REDIS_URL: text }, '/folder').redisUrl;

  it('is undefined by default', () => expect(urlOf()).toBeUndefined());

  it.each(['redis://127.0.0.1:6379', 'rediss://user:secret@cache.example'])('accepts %s', (url) =>
    expect(urlOf(url)).toBe(url),
  );

  it.each(['127.0.0.1:6379', 'http://cache.example', 'hidden'])('rejects %s', (url) => {
    expect(() => urlOf(url)).toThrow(StartupError);
    expect(() => urlOf(url)).toThrow(/^REDIS_URL is not a Redis URL/);
  });
});

describe('DRAIN_DELAY', () => {
  const delayOf = (text?: string) => readConfig({ DRAIN_DELAY: text }, '/folder').drainDelay;

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['0', 0],
    ['5000', 5_000],
  ])('%j is read as %j', (text, delay) => expect(delayOf(text)).toBe(delay));

  it.each(['5s', '-1', '1.5', '9999999'])('rejects %s', (text) =>
    expect(() => delayOf(text)).toThrow(/^DRAIN_DELAY is /),
  );
});

describe('DATABASE_POOLER', () => {
  const poolerOf = (text?: string) => readConfig({ DATABASE_POOLER: text }, '/folder').databasePooler;

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['transaction', 'transaction'],
  ])('%j is read as %j', (text, pooler) => expect(poolerOf(text)).toBe(pooler));

  it.each(['session', 'pgbouncer', '1'])('rejects %s', (text) =>
    expect(() => poolerOf(text)).toThrow(/^DATABASE_POOLER is /),
  );
});

describe.each(['VENUE_ORIGIN', 'SITE_ORIGINS', 'CORS_ORIGINS', 'STREAM_ORIGINS'])('%s', (name) => {
  const optionsOf = (text?: string) => {
    const { venueOrigin, siteOrigins, corsOrigins, streamOrigins } = readConfig({ [name]: text }, '/folder');
    return [venueOrigin, siteOrigins, corsOrigins, streamOrigins].flat().filter(Boolean);
  };

  it.each([undefined, ''])('is unset by default (%j)', (text) => expect(optionsOf(text)).toEqual([]));

  it.each(['https://games.example', 'http://10.0.0.1:4601'])('accepts %s', (text) =>
    expect(optionsOf(text)).toEqual([text]),
  );

  it.each(['games.example', 'https://games.example/', 'https://games.example/path', '*', 'null'])(
    'rejects %s',
    (text) => expect(() => optionsOf(text)).toThrow(new RegExp(`^${name} names `)),
  );
});
