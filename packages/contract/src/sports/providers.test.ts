import fc from 'fast-check';
import { wire } from '../wire';
import {
  isProviderExpiry,
  isProviderSuccess,
  providerCode,
  providerOfPath,
  providerOfVenue,
} from './providers';

describe('sports providers', () => {
  it('[SPT-1] maps the venue values of three providers; the value of OBTY is YBTY', () => {
    expect(['IMTY', 'YBTY', 'FBTY', 'OBTY', '', 'toString'].map(providerOfVenue)).toEqual([
      'IMTY',
      'OBTY',
      'FBTY',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['/api/mobile/GetBalance', 'IMTY'],
    ['/yewu11/v1/user/amount', 'OBTY'],
    ['/v1/match/getList', 'FBTY'],
    ['/api/mobilex/GetBalance', undefined],
    ['/api/mobile', undefined],
    ['/yewu111/x', undefined],
    ['/v1x/y', undefined],
    ['/site/api/v1/user/login', undefined],
    ['/act/api/v1/yewu11/x', undefined],
    ['/api/json-cache/api/mobile/x', undefined],
    ['v1/x', undefined],
    ['', undefined],
  ])('[SPT-3] finds the provider of the path %s: %s', (path, provider) => {
    expect(providerOfPath(path)).toBe(provider);
  });

  it('[SPT-3] finds no provider for the calls of the contract', () => {
    for (const { path } of Object.values(wire)) expect(providerOfPath(path)).toBeUndefined();
  });

  it('[SPT-3] matches a prefix at the start of a path only', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('/v1/', '/yewu11/', '/api/mobile/'), (text, prefix) => {
        const path = `/x${text}${prefix}y`;
        expect(providerOfPath(path)).toBeUndefined();
      }),
    );
  });

  it.each([100, '100', '0000000', 350, '350', 0, '0'])('[ERR-3] accepts %j as success', (code) => {
    expect(isProviderSuccess(code)).toBe(true);
  });

  it.each([1, 101, '000000', '00000000', 35, 3500, '', 14010, '0400401'])(
    '[ERR-3] treats %j as a rejection',
    (code) => {
      expect(isProviderSuccess(code)).toBe(false);
    },
  );

  it('[ERR-3] normalizes 0 to 100, and no other code', () => {
    expect([0, '0', 100, '0000000', 350, 14010].map(providerCode)).toEqual([
      100,
      100,
      100,
      '0000000',
      350,
      14010,
    ]);
  });

  it('[SPT-4] recognizes the expiry codes of each provider', () => {
    expect(isProviderExpiry('OBTY', '0400401')).toBe(true);
    expect(isProviderExpiry('OBTY', 400401)).toBe(true);
    expect(isProviderExpiry('FBTY', 14010)).toBe(true);
    expect(isProviderExpiry('FBTY', 140100)).toBe(false);
    expect(isProviderExpiry('FBTY', '400401')).toBe(false);
    expect(isProviderExpiry('OBTY', 14010)).toBe(false);
    expect(isProviderExpiry('IMTY', 14010)).toBe(false);
    expect(isProviderExpiry('IMTY', 1001)).toBe(true);
    expect(isProviderExpiry('FBTY', 1001)).toBe(false);
  });
});
