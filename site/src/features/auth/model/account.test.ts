import { limits } from '@pavilion/contract';
import fc from 'fast-check';
import { accountFault } from './account';

const oracle = new RegExp(limits.account.pattern);
/** Texts near the border of what is allowed; mere chance would hardly ever meet it. */
const nearly = fc.string({
  unit: fc.constantFrom(...'abzABZ019_', '-', ' ', '账', 'é', '\n'),
  maxLength: 18,
});

describe('accountFault', () => {
  it('finds a fault exactly where the contract’s pattern does', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, fc.stringMatching(oracle), fc.string()), (text) => {
        expect(accountFault(text) === undefined).toBe(oracle.test(text));
      }),
    );
  });

  it.each([
    ['', { reason: 'required' }],
    ['abc', { reason: 'too-short', limit: '4' }],
    ['a'.repeat(17), { reason: 'too-long', limit: '16' }],
    ['1abc', { reason: 'format' }],
    ['ab-cd', { reason: 'format' }],
  ])('says of %j what the gateway says', (text, fault) => {
    expect(accountFault(text)).toEqual(fault);
  });
});
