import { limits } from '@pavilion/contract';
import fc from 'fast-check';
import { passwordFault, passwordRules } from './password';

const oracle = new RegExp(limits.password.pattern);
const nearly = fc.string({ unit: fc.constantFrom(...'aZ09!~', ' ', '密', '\u007f'), maxLength: 34 });

describe('passwordFault', () => {
  it('finds a fault exactly where the contract’s pattern does', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string()), (text) => {
        expect(passwordFault(text) === undefined).toBe(oracle.test(text));
      }),
    );
  });

  it('has nothing to say when every rule that is shown is met, and something when one is not', () => {
    fc.assert(
      fc.property(nearly, (text) => {
        const allMet = Object.values(passwordRules).every((isMet) => isMet(text));
        expect(passwordFault(text) === undefined).toBe(allMet);
      }),
    );
  });

  it.each([
    ['', { reason: 'required' }],
    ['a1', { reason: 'too-short', limit: '8' }],
    ['a1'.repeat(17), { reason: 'too-long', limit: '32' }],
    ['abcdefgh', { reason: 'weak' }],
    ['12345678', { reason: 'weak' }],
    ['密码密码密码a1', { reason: 'format' }],
    ['abc 1234', { reason: 'format' }],
  ])('says of %j what the gateway says', (text, fault) => {
    expect(passwordFault(text)).toEqual(fault);
  });
});
