import fc from 'fast-check';
import { requestHash } from './request-hash';

const shuffled = (body: object) => Object.fromEntries(Object.entries(body).reverse());

describe('the hash of a request', () => {
  it('[REQ-10] does not depend on the order of keys, nor on absent values', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
        expect(requestHash('x', shuffled(body))).toBe(requestHash('x', body));
        expect(requestHash('x', { ...body, absent: undefined })).toBe(requestHash('x', body));
      }),
    ));

  it('[REQ-10] depends on the call and on every value', () => {
    const hashes = [
      requestHash('a', { amount: '1' }),
      requestHash('b', { amount: '1' }),
      requestHash('a', { amount: 1 }),
      requestHash('a', { amount: 1n }),
      requestHash('a', { amount: '1', payerName: '' }),
      requestHash('a', [['amount', '1']]),
      requestHash('a', null),
    ];
    expect(new Set(hashes.slice(0, 5)).size).toBe(5);
    expect(hashes[6]).not.toBe(hashes[0]);
  });
});
