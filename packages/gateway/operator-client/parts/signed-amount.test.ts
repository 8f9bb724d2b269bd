import { signedAmount } from './signed-amount';

describe('an amount with its sign', () => {
  it.each([
    ['0.50', '0.50'],
    [' -0.01 ', '-0.01'],
    ['+500', '500'],
    ['−5', '-5'],
    ['1,000', '1000'],
    ['-1,234,567.5', '-1234567.5'],
    ['12 345.60', '12345.60'],
    ['１，０００．５０', '1000.50'],
    ['－５０', '-50'],
  ])('[OPS-5] is taken from “%s”: %s', (typed, amount) => expect(signedAmount(typed)).toBe(amount));

  it.each(['1,50', '1.234,56', '1.000.000', '12,34', '1万', '5元', '', '-', '007', '0,500', '1.005'])(
    '[OPS-5] is not taken from “%s”',
    (typed) => expect(() => signedAmount(typed)).toThrow('amount-form'),
  );
});
