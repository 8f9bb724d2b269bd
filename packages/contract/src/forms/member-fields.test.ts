import fc from 'fast-check';
import {
  type MemberField,
  memberFields,
  normalizeMemberField,
  passwordRules,
  profileFormFields,
  registrationFields,
  validateMemberField,
  validateMemberFields,
} from './index';

/** The oracle counts and classifies characters one by one; the rules under test are lengths and patterns. */
const units = (text: string) => Array.from(text).reduce((sum, each) => sum + (each > 'ÿ' ? 2 : 1), 0);
const isLetter = (each: string) => (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z');
const isDigit = (each: string) => each >= '0' && each <= '9';
const within = (length: number, min: number, max: number) => length >= min && length <= max;

const oracles = {
  account: (text: string) => {
    const characters = Array.from(text.trim());
    return (
      within(units(text.trim()), 4, 16) &&
      isLetter(characters[0] ?? '') &&
      characters.every((each) => isLetter(each) || isDigit(each) || each === '_')
    );
  },
  password: (text: string) => {
    const characters = Array.from(text);
    return (
      within(units(text), 8, 32) &&
      characters.every((each) => each > ' ' && each < '\u007f') &&
      characters.some(isLetter) &&
      characters.some(isDigit)
    );
  },
  phone: (text: string) => {
    const [, country = '86', number = text] = /^\((\d*)\)(.*)$/s.exec(text.trim()) ?? [];
    const digits = Array.from(number.trim());
    return (
      text.trim() === '' ||
      (units(country || '86') + digits.length <= 62 && within(digits.length, 5, 13) && digits.every(isDigit))
    );
  },
} as const;

/** Texts of these characters with so many of them; `size` lets the lengths reach the upper bounds. */
const textOf = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength, size: 'max' });

/** Texts near the bounds, which arbitrary strings would hardly ever meet. */
const nearly = fc.oneof(
  textOf('abzABZ019_- 账é\n~', 0, 34),
  textOf('aZ9_', 2, 18),
  textOf('aZ9', 30, 34),
  textOf('0123456789', 3, 15),
  fc
    .tuple(textOf('0123456789', 0, 3), textOf('0123456789', 3, 15))
    .map(([country, number]) => `(${country})${number}`),
  fc.string({ unit: 'binary' }),
);

const context = { today: '2026-03-01', adultAge: 18 };
const validate = (field: MemberField, value: string | undefined) =>
  validateMemberField(field, value, context);

describe('member fields', () => {
  it.each(Object.keys(oracles) as (keyof typeof oracles)[])(
    '[TXT-1] rejects a value of %s exactly where an independent oracle does',
    (name) => {
      fc.assert(
        fc.property(nearly, (text) => {
          expect(validateMemberField(memberFields[name], text) === undefined).toBe(oracles[name](text));
        }),
        { numRuns: 1_000 },
      );
    },
  );

  it.each<[keyof typeof memberFields, string, object | undefined]>([
    ['account', '', { reason: 'required' }],
    ['account', 'abc', { reason: 'too-short', limit: '4' }],
    ['account', 'a'.repeat(17), { reason: 'too-long', limit: '16' }],
    ['account', '1abc', { reason: 'format' }],
    ['account', 'ab-cd', { reason: 'format' }],
    ['account', '名字', { reason: 'format' }],
    ['account', '名'.repeat(9), { reason: 'too-long', limit: '16' }],
    ['account', ' moonlit_8 ', undefined],
    ['password', '', { reason: 'required' }],
    ['password', 'a1', { reason: 'too-short', limit: '8' }],
    ['password', 'a1'.repeat(17), { reason: 'too-long', limit: '32' }],
    ['password', 'abcdefgh', { reason: 'weak' }],
    ['password', '12345678', { reason: 'weak' }],
    ['password', '密码密码密码a1', { reason: 'format' }],
    ['password', 'abc 1234', { reason: 'format' }],
    ['phone', '', undefined],
    ['phone', '13812345678', undefined],
    ['phone', '（852）51234567', undefined],
    ['phone', '(86)1381', { reason: 'format' }],
    ['phone', '(86)138-1234', { reason: 'format' }],
    ['phone', '(86)', { reason: 'format' }],
    ['realName', '', { reason: 'required' }],
    ['realName', '林', { reason: 'format' }],
    ['realName', 'X', { reason: 'too-short', limit: '2' }],
    ['realName', '林晚舟', undefined],
    ['realName', '阿依古丽·买买提', undefined],
    ['realName', '林'.repeat(20), undefined],
    ['realName', '林'.repeat(21), { reason: 'too-long', limit: '40' }],
    ['realName', ' Jean-Luc  O’Neil', { reason: 'format' }],
    ['realName', ' Mary  Ann O.', undefined],
    ['realName', '林2', { reason: 'format' }],
    ['email', ' Me@Example.org ', undefined],
    ['email', 'me@home', { reason: 'format' }],
    ['birthday', '1990-02-30', { reason: 'format' }],
    ['birthday', '28.02.1990', { reason: 'format' }],
  ])('of %s, %j is %j', (name, value, error) => {
    expect(validateMemberField(memberFields[name], value, context)).toEqual(error);
  });

  it('accepts a password exactly when every rule that a form shows is met', () => {
    fc.assert(
      fc.property(nearly, (text) => {
        const areMet = Object.values(passwordRules).every((isMet) => isMet(text));
        expect(validateMemberField(memberFields.password, text) === undefined).toBe(areMet);
      }),
    );
  });

  it('checks the age on the day of the context', () => {
    const on = (day: string) => validateMemberField(memberFields.birthday, day, context);
    expect(on('2008-03-01')).toBeUndefined();
    expect(on('2008-03-02')).toEqual({ reason: 'under-age', limit: '18' });
    expect(on('2026-03-02')).toEqual({ reason: 'under-age', limit: '18' });
    expect(on('1906-03-02')).toBeUndefined();
    expect(on('1906-03-01')).toEqual({ reason: 'unknown' });
  });

  it('[BRD-1] checks the age that the brand requires', () => {
    const on = (day: string) => validateMemberField(memberFields.birthday, day, { ...context, adultAge: 21 });
    expect(on('2005-03-01')).toBeUndefined();
    expect(on('2005-03-02')).toEqual({ reason: 'under-age', limit: '21' });
    expect(on('1906-03-01')).toEqual({ reason: 'unknown' });
  });

  it('does not compile without day and age for a field that needs them', () => {
    // @ts-expect-error the context is missing
    expect(() => validateMemberField(memberFields.birthday, '1990-02-28')).toThrow();
    // @ts-expect-error the age is missing
    validateMemberField(memberFields.birthday, '1990-02-28', { today: '2026-03-01' });
    const unknown: MemberField = memberFields.nickname;
    // @ts-expect-error the check of the field is not known
    expect(validateMemberField(unknown, 'moonlit')).toBeUndefined();
  });

  it('requires a value of a profile field where registration may leave it out', () => {
    expect(validateMemberField(profileFormFields.phone, '')).toEqual({ reason: 'required' });
    expect(validateMemberField(memberFields.phone, undefined)).toBeUndefined();
  });

  it('returns all errors of a registration together, in the order of the fields', () => {
    const values = { account: '', password: 'x', phone: 'abc', ofAge: false };
    expect(Object.entries(validateMemberFields(registrationFields, values, context))).toEqual([
      ['account', { reason: 'required' }],
      ['password', { reason: 'too-short', limit: '8' }],
      ['phone', { reason: 'format' }],
      ['ofAge', { reason: 'must-accept' }],
      ['acceptsTerms', { reason: 'must-accept' }],
    ]);
  });

  it('validates a field that is added as a row', () => {
    const added: MemberField = { ...memberFields.invite, name: 'exampleField', required: true, maxLength: 8 };
    const fields = [...registrationFields, added];
    const errorOf = (value: string) =>
      validateMemberFields(fields, { exampleField: value }, context).exampleField;
    expect(errorOf(' ')).toEqual({ reason: 'required' });
    expect(errorOf('上海浦东新')).toEqual({ reason: 'too-long', limit: '8' });
    expect(errorOf('上海浦东')).toBeUndefined();
  });

  it('accepts exactly the options of a choice, and none where it may be left out', () => {
    const label = { 'zh-CN': '', en: '' };
    const choice: MemberField = {
      ...memberFields.invite,
      name: 'source',
      control: 'choice',
      required: true,
      options: ['friend', 'match'].map((value) => ({ value, label })),
    };
    expect(validate(choice, 'match')).toBeUndefined();
    expect(validate(choice, '')).toEqual({ reason: 'required' });
    expect(validate({ ...choice, required: false }, undefined)).toBeUndefined();
    for (const other of ['Match', ' match', 'friend,match', 'constructor'])
      expect(validate({ ...choice, required: false }, other)).toEqual({ reason: 'unknown' });
  });

  it('counts characters where a field asks for them, and text units elsewhere', () => {
    const inUnits: MemberField = { ...memberFields.invite, minLength: 2, maxLength: 4 };
    const inCharacters: MemberField = { ...inUnits, counts: 'characters' };
    const tooShort = { reason: 'too-short', limit: '2' };
    const tooLong = { reason: 'too-long', limit: '4' };
    expect(validate(inUnits, '沪')).toBeUndefined();
    expect(validate(inUnits, 'x')).toEqual(tooShort);
    expect(validate(inUnits, '上海市')).toEqual(tooLong);
    expect(validate(inCharacters, '沪')).toEqual({ ...tooShort, counts: 'characters' });
    expect(validate(inCharacters, '上海')).toBeUndefined();
    // Outside the basic plane: two UTF-16 code units each.
    expect(validate(inCharacters, '𠮷𠮷𠮷𠮷')).toBeUndefined();
    expect(validate(inCharacters, '上海浦东新')).toEqual({ ...tooLong, counts: 'characters' });
  });

  it('[PHN-1] normalizes to the form in which a value is stored, and to the same once more', () => {
    expect(normalizeMemberField(memberFields.phone, '（+852）51234567')).toBe('(852)51234567');
    expect(normalizeMemberField(memberFields.email, ' Me@Example.org ')).toBe('me@example.org');
    expect(normalizeMemberField(memberFields.password, ' a b ')).toBe(' a b ');
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(memberFields)), nearly, (field, text) => {
        const once = normalizeMemberField(field, text);
        expect(normalizeMemberField(field, once)).toBe(once);
        expect(validate(field, once)).toEqual(validate(field, text));
      }),
    );
  });
});
