import type { FormField } from '@pavilion/contract';
import { followingChoices, groupDigits, initialValues, isDetected, submittedValues } from './form-values';

const words = { 'zh-CN': '', en: '' };
const field = (name: string, given: Partial<FormField> = {}): FormField => ({
  name,
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
const fields = [
  field('owner', { control: 'fixed', value: '张*' }),
  field('number', { control: 'digits', check: 'luhn' }),
  field('bank', {
    control: 'choice',
    options: [
      { value: 'icbc', label: words, prefixes: ['622202'] },
      { value: 'cmb', label: words, prefixes: ['621483'] },
      { value: 'other', label: words, prefixes: [] },
    ],
  }),
  field('branch', { required: false }),
];
const empty = initialValues(fields);
const bank = fields[2]!;

describe('values of a form that is described as data', () => {
  it('start with the values of fixed fields, which are not submitted', () => {
    expect(empty).toEqual({ owner: '张*', number: '', bank: '', branch: '' });
    expect(submittedValues(fields, { ...empty, number: ' 6222 0212 ', bank: 'icbc' })).toEqual({
      number: '62220212',
      bank: 'icbc',
      branch: '',
    });
  });

  it('select the bank while the number is typed, and clear it when the number no longer identifies one', () => {
    expect(followingChoices(fields, empty, 'number', '6222 02')).toEqual({ bank: 'icbc' });
    const found = { ...empty, number: '622202', bank: 'icbc' };
    expect(isDetected(fields, found, bank)).toBe(true);
    expect(followingChoices(fields, found, 'number', '621483')).toEqual({ bank: 'cmb' });
    expect(followingChoices(fields, found, 'number', '6222')).toEqual({ bank: '' });
  });

  it('keep a bank that the member chose, and ignore fields without a check', () => {
    const chosen = { ...empty, number: '4111', bank: 'other' };
    expect(isDetected(fields, chosen, bank)).toBe(false);
    expect(followingChoices(fields, chosen, 'number', '41112')).toEqual({});
    expect(followingChoices(fields, empty, 'branch', '622202')).toEqual({});
  });

  it.each([
    ['6222021234', '6222 0212 34'],
    ['6222-0212 34', '6222 0212 34'],
    ['T9yD14Nj', 'T9yD14Nj'],
    ['', ''],
  ])('group the digits of %p as %p', (number, shown) => expect(groupDigits(number)).toBe(shown));
});
