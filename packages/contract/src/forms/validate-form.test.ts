import fc from 'fast-check';
import type { FormField } from '../entities/form';
import { coinAddressError, isLuhn, optionFor, validateForm } from './index';

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
  autoComplete: 'off',
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

describe('dates', () => {
  const date = field({ name: 'issued', control: 'date' });
  const errorOf = (issued: string) => validateForm([date], { issued }).errors.issued?.reason;

  it('accepts exactly the days of the calendar', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2199 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
        (year, month, day) => {
          const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
          const days = [0, 31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 0;
          const two = (part: number) => String(part).padStart(2, '0');
          const isDay = day >= 1 && day <= days;
          expect(errorOf(`${year}-${two(month)}-${two(day)}`)).toBe(isDay ? undefined : 'format');
        },
      ),
    );
  });

  it('rejects other forms of a date, and nothing at all', () => {
    for (const other of ['2026', '2026-02', '2026-2-3', '20260203', '03.02.2026', '2026-02-03T00:00:00Z'])
      expect(errorOf(other)).toBe('format');
    expect(errorOf(' 2026-02-28 ')).toBeUndefined();
    expect(errorOf('')).toBe('required');
  });
});

describe('checksums', () => {
  it.each(['79927398713', '4111111111111111', '6222021234567890128'])(
    'accepts one check digit for %s',
    (digits) => {
      const right = [...'0123456789'].filter((last) => isLuhn(digits.slice(0, -1) + last));
      expect(right).toHaveLength(1);
    },
  );

  it('agrees with the doubling table of ISO/IEC 7812-1', () => {
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

  it.each([tron, ...ethereum])('accepts the address %s', (good) =>
    expect(coinAddressError(good)).toBeUndefined(),
  );

  it('rejects a TRON address with one changed character', () => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 33 }), fc.constantFrom(...letters), (place, letter) => {
        fc.pre(tron[place] !== letter);
        expect(coinAddressError(tron.slice(0, place) + letter + tron.slice(place + 1))).toBe('checksum');
      }),
    );
  });

  it('rejects a mixed-case Ethereum address with one letter in the other case', () => {
    const mixed = ethereum[2]!;
    const places = [...mixed].flatMap((letter, at) => (at > 1 && /[a-f]/i.test(letter) ? [at] : []));
    for (const at of places) {
      const letter = mixed[at]!;
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      expect(coinAddressError(mixed.slice(0, at) + other + mixed.slice(at + 1))).toBe('checksum');
    }
  });

  it.each(['', 'T', '0x12', tron.slice(1), `${ethereum[0]}0`, '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'])(
    'rejects %p as an address',
    (text) => expect(coinAddressError(text)).toBe('format'),
  );
});

describe('validateForm', () => {
  const errorsOf = (fields: FormField[], values: Record<string, string>) =>
    validateForm(fields, values).errors;

  it('normalizes pasted digits', () => {
    expect(validateForm([number], { number: ' ４１１１ 1111-1111 1111 ' })).toEqual({
      values: { number: '4111111111111111' },
      secrets: {},
      errors: {},
    });
  });

  it.each([
    ['', { reason: 'required' }],
    ['4111x', { reason: 'format' }],
    ['4111', { reason: 'too-short', limit: '16' }],
    ['41111111111111111111', { reason: 'too-long', limit: '19' }],
    ['4111111111111112', { reason: 'checksum' }],
  ])('rejects the card number %p with its reason', (value, error) => {
    expect(errorsOf([number], { number: value })).toEqual({ number: error });
  });

  it('rejects a choice without an option, and an address of another network', () => {
    expect(errorsOf([network, address], { network: 'BEP20', address: tron })).toMatchObject({
      network: { reason: 'unknown' },
    });
    expect(errorsOf([network, address], { network: 'ERC20', address: tron })).toEqual({
      address: { reason: 'unknown' },
    });
    expect(errorsOf([network, address], { network: 'TRC20', address: tron })).toEqual({});
  });

  it('accepts one e-mail address, in lower case', () => {
    const wallet = field({ name: 'number', control: 'email' });
    expect(validateForm([wallet], { number: ' Me@Example.org ' })).toMatchObject({
      values: { number: 'me@example.org' },
      errors: {},
    });
    for (const number of ['me', 'me@home', 'me@example.org you@example.org'])
      expect(errorsOf([wallet], { number })).toEqual({ number: { reason: 'format' } });
  });

  it('matches the whole value against the pattern', () => {
    const email = field({ name: 'email', pattern: '^\\S+@\\S+$' });
    expect(errorsOf([email], { email: 'me at home' })).toEqual({ email: { reason: 'format' } });
    expect(errorsOf([email], { email: 'me@home' })).toEqual({});
  });

  it.each([
    ['张三', 4, 4, undefined],
    ['张三', 5, 9, 'too-short'],
    ['张三', 1, 3, 'too-long'],
    ['张a', 3, 3, undefined],
    ['\u{20000}', 2, 2, undefined],
    ['Zoë', 3, 3, undefined],
  ])(
    '[TXT-1] counts the length of %p in text units (%d to %d: %s)',
    (value, minLength, maxLength, reason) => {
      const name = field({ name: 'name', minLength, maxLength });
      expect(errorsOf([name], { name: value }).name?.reason).toBe(reason);
    },
  );

  it('[TXT-1] agrees with a count of characters by code for any text and limits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat({ max: 12 }),
        fc.nat({ max: 12 }),
        (text, minLength, more) => {
          const maxLength = minLength + more + 1;
          const name = field({ name: 'name', required: false, minLength, maxLength });
          const value = text.trim();
          const characters = Array.from(value);
          const length = characters.length + characters.filter((each) => each.codePointAt(0)! > 255).length;
          const expected =
            length === 0
              ? undefined
              : length < minLength
                ? { reason: 'too-short', limit: String(minLength) }
                : length > maxLength
                  ? { reason: 'too-long', limit: String(maxLength) }
                  : undefined;
          expect(errorsOf([name], { name: text }).name).toEqual(expected);
        },
      ),
    );
  });

  it('accepts a missing fixed field and an empty optional one', () => {
    expect(
      errorsOf([field({ name: 'owner', control: 'fixed' }), field({ name: 'note', required: false })], {}),
    ).toEqual({});
  });

  it('drops values without a field', () => {
    expect(validateForm([network], { network: 'TRC20', balance: '1000000' }).values).toEqual({
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
          expect(Object.keys(validateForm([number, network, address], entered).values)).toEqual([
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
  it('selects the bank with the longest matching prefix', () => {
    const banks = [option('CUP', '62'), option('ICBC', '622202', '621226'), option('OTHER')];
    expect(optionFor(banks, '6222 0212')?.value).toBe('ICBC');
    expect(optionFor(banks, '6217')?.value).toBe('CUP');
    expect(optionFor(banks, '4111')).toBeUndefined();
  });
});

describe('secret fields', () => {
  const pin = field({ name: 'pin', control: 'secret', minLength: 4, maxLength: 4, pattern: '^\\S{4}$' });
  const note = field({ name: 'note', required: false });

  it('are validated as they were typed, and answered apart from the values', () => {
    expect(validateForm([pin, note], { pin: '4711', note: ' a ' })).toEqual({
      values: { note: 'a' },
      secrets: { pin: '4711' },
      errors: {},
    });
    expect(validateForm([pin], { pin: ' 471' }).errors).toEqual({ pin: { reason: 'format' } });
    expect(validateForm([pin], {}).errors).toEqual({ pin: { reason: 'required' } });
  });
});
