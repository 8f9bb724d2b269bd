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
  it('[SPT-1] are three, OBTY by the value YBTY', () => {
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
  ])('[SPT-3] knows whose call %s is: %s', (path, provider) => {
    expect(providerOfPath(path)).toBe(provider);
  });

  it('[SPT-3] takes no call of the contract for a provider’s', () => {
    for (const { path } of Object.values(wire)) expect(providerOfPath(path)).toBeUndefined();
  });

  it('[SPT-3] goes by the beginning of a path alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('/v1/', '/yewu11/', '/api/mobile/'), (text, prefix) => {
        const path = `/x${text}${prefix}y`;
        expect(providerOfPath(path)).toBeUndefined();
      }),
    );
  });

  it.each([100, '100', '0000000', 350, '350', 0, '0'])('[ERR-3] takes %j for success', (code) => {
    expect(isProviderSuccess(code)).toBe(true);
  });

  it.each([1, 101, '000000', '00000000', 35, 3500, '', 14010, '0400401'])(
    '[ERR-3] takes %j for a refusal',
    (code) => {
      expect(isProviderSuccess(code)).toBe(false);
    },
  );

  it('[ERR-3] takes 0 for 100, and leaves the others as they are', () => {
    expect([0, '0', 100, '0000000', 350, 14010].map(providerCode)).toEqual([
      100,
      100,
      100,
      '0000000',
      350,
      14010,
    ]);
  });

  it('[SPT-4] knows the codes of spent parameters, each provider’s own', () => {
    expect(isProviderExpiry('OBTY', '0400401')).toBe(true);
    expect(isProviderExpiry('OBTY', 400401)).toBe(true);
    expect(isProviderExpiry('FBTY', 14010)).toBe(true);
    expect(isProviderExpiry('FBTY', 140100)).toBe(false);
    expect(isProviderExpiry('FBTY', '400401')).toBe(false);
    expect(isProviderExpiry('OBTY', 14010)).toBe(false);
    expect(isProviderExpiry('IMTY', 14010)).toBe(false);
  });
});
