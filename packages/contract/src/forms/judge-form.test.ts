import fc from 'fast-check';
import type { FormField } from '../entities/payout';
import { coinAddressFault, isLuhn, judgeForm, optionFor } from './index';

const words = { 'zh-CN': '', en: '' };
const field = (given: Partial<FormField> & Pick<FormField, 'name'>): FormField => ({
  label: words,
  hint: words,
  control: 'text',
  required: true,
  minLength: 0,
  maxLength: 64,
  pattern: null,
  check: null,
  options: [],
  value: null,
  ...given,
});
const option = (value: string, ...prefixes: string[]) => ({ value, label: words, prefixes });

const number = field({ name: 'number', control: 'digits', minLength: 16, maxLength: 19, check: 'luhn' });
const network = field({
  name: 'network',
  control: 'choice',
  options: [option('TRC20', 'T'), option('ERC20', '0x')],
});
const address = field({ name: 'address', check: 'coin-address' });

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
/** The examples of EIP-55. */
const ethereum = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('the checks of a number', () => {
  it.each(['79927398713', '4111111111111111', '6222021234567890128'])('holds %s for a card', (digits) => {
    const right = [...'0123456789'].filter((last) => isLuhn(digits.slice(0, -1) + last));
    expect(right).toHaveLength(1);
  });

  it('agrees with the table of the standard for any number', () => {
    const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,19}$/), (digits) => {
        let sum = 0;
        for (let place = 0; place < digits.length; place++) {
          const digit = Number(digits[digits.length - 1 - place]);
          sum += place % 2 ? doubled[digit]! : digit;
        }
        expect(isLuhn(digits)).toBe(sum % 10 === 0);
      }),
    );
  });

  it.each([tron, ...ethereum])('takes the address %s', (good) =>
    expect(coinAddressFault(good)).toBeUndefined(),
  );

  it('notices any other letter in an address of TRON', () => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 33 }), fc.constantFrom(...letters), (place, letter) => {
        fc.pre(tron[place] !== letter);
        expect(coinAddressFault(tron.slice(0, place) + letter + tron.slice(place + 1))).toBe('checksum');
      }),
    );
  });

  it('notices a letter of the other case in a mixed address of Ethereum', () => {
    const mixed = ethereum[2]!;
    const places = [...mixed].flatMap((letter, at) => (at > 1 && /[a-f]/i.test(letter) ? [at] : []));
    for (const at of places) {
      const letter = mixed[at]!;
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      expect(coinAddressFault(mixed.slice(0, at) + other + mixed.slice(at + 1))).toBe('checksum');
    }
  });

  it.each(['', 'T', '0x12', tron.slice(1), `${ethereum[0]}0`, '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'])(
    'takes %p for no address',
    (text) => expect(coinAddressFault(text)).toBe('format'),
  );
});

describe('judgeForm', () => {
  const faultOf = (fields: FormField[], values: Record<string, string>) => judgeForm(fields, values).faults;

  it('reads digits as people paste them', () => {
    expect(judgeForm([number], { number: ' ４１１１ 1111-1111 1111 ' })).toEqual({
      values: { number: '4111111111111111' },
      faults: {},
    });
  });

  it.each([
    ['', { reason: 'required' }],
    ['4111x', { reason: 'format' }],
    ['4111', { reason: 'too-short', limit: '16' }],
    ['41111111111111111111', { reason: 'too-long', limit: '19' }],
    ['4111111111111112', { reason: 'checksum' }],
  ])('says what is wrong with the card number %p', (value, fault) => {
    expect(faultOf([number], { number: value })).toEqual({ number: fault });
  });

  it('asks for a choice that is offered, and for the network of the address', () => {
    expect(faultOf([network, address], { network: 'BEP20', address: tron })).toMatchObject({
      network: { reason: 'unknown' },
    });
    expect(faultOf([network, address], { network: 'ERC20', address: tron })).toEqual({
      address: { reason: 'unknown' },
    });
    expect(faultOf([network, address], { network: 'TRC20', address: tron })).toEqual({});
  });

  it('holds a whole value against its pattern', () => {
    const email = field({ name: 'email', pattern: '^\\S+@\\S+$' });
    expect(faultOf([email], { email: 'me at home' })).toEqual({ email: { reason: 'format' } });
    expect(faultOf([email], { email: 'me@home' })).toEqual({});
  });

  it('leaves a field alone that nobody can change, and one that may be empty', () => {
    expect(
      faultOf([field({ name: 'owner', control: 'fixed' }), field({ name: 'note', required: false })], {}),
    ).toEqual({});
  });

  it('drops what no field asks for', () => {
    expect(judgeForm([network], { network: 'TRC20', balance: '1000000' }).values).toEqual({
      network: 'TRC20',
    });
  });

  it('never throws, whatever is entered', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.string({ unit: 'binary' })),
        fc.string({ unit: 'binary' }),
        (rest, text) => {
          const entered = { ...rest, number: text, network: text, address: text };
          expect(Object.keys(judgeForm([number, network, address], entered).values)).toEqual([
            'number',
            'network',
            'address',
          ]);
        },
      ),
    );
  });
});

describe('optionFor', () => {
  it('finds the bank by the longest beginning', () => {
    const banks = [option('CUP', '62'), option('ICBC', '622202', '621226'), option('OTHER')];
    expect(optionFor(banks, '6222 0212')?.value).toBe('ICBC');
    expect(optionFor(banks, '6217')?.value).toBe('CUP');
    expect(optionFor(banks, '4111')).toBeUndefined();
  });
});
