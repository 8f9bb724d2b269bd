import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneInput } from './phone-input';

const setup = (value?: string) => {
  const onValueChange = jest.fn();
  render(<PhoneInput aria-label="手机号" defaultValue={value} onValueChange={onValueChange} />);
  return {
    input: screen.getByRole('textbox', { name: '手机号' }),
    country: screen.getByRole('combobox', { name: '国家或地区代码' }),
    last: () => onValueChange.mock.lastCall?.[0],
  };
};

it('[PHN-1] returns the country code before the number, 86 by default', async () => {
  const { input, last } = setup();
  await userEvent.type(input, '138 1234-5678');
  expect(last()).toBe('(86)13812345678');
  expect(input).toHaveValue('13812345678');
});

it('[PHN-1] parses a value and changes only its country', async () => {
  const { input, country, last } = setup('(852)51234567');
  expect(input).toHaveValue('51234567');
  expect(country).toHaveValue('852');
  await userEvent.selectOptions(country, '853');
  expect(last()).toBe('(853)51234567');
});

it('[PHN-1] keeps a country chosen before the number, and returns an empty value for an empty number', async () => {
  const { input, country, last } = setup();
  await userEvent.selectOptions(country, '65');
  expect(last()).toBe('');
  await userEvent.type(input, '8');
  expect(last()).toBe('(65)8');
  await userEvent.clear(input);
  expect(last()).toBe('');
  expect(country).toHaveValue('65');
});

it.each([
  ['(+852) 5123 4567', '852', '51234567'],
  ['+852 5123 4567', '852', '51234567'],
  ['＋852 5123 4567', '852', '51234567'],
  ['00852-5123-4567', '852', '51234567'],
  ['+86 138 1234 5678', '86', '13812345678'],
  ['+1 415 555 2671', '1', '4155552671'],
  // The code of a country that is not listed has no known end.
  ['+49 170 1234567', '86', '491701234567'],
])('[PHN-1] parses the country of the pasted value %s', async (pasted, code, number) => {
  const { input, country, last } = setup();
  await userEvent.click(input);
  await userEvent.paste(pasted);
  expect(last()).toBe(`(${code})${number}`);
  expect(country).toHaveValue(code);
});

it.each([
  ['+852 5123 4567', '852', '51234567'],
  ['＋8613812345678', '86', '13812345678'],
  ['0085251234567', '852', '51234567'],
])('[PHN-1] parses the country of the typed value %s', async (typed, code, number) => {
  const { input, country, last } = setup();
  await userEvent.type(input, typed);
  expect(last()).toBe(`(${code})${number}`);
  expect(country).toHaveValue(code);
  expect(input).toHaveValue(number);
});

it('[PHN-1] shows a typed plus until the country is known, and not after another value', async () => {
  const { input, country } = setup();
  await userEvent.type(input, '+852');
  expect(input).toHaveValue('+852');
  expect(country).toHaveValue('86');
  await userEvent.clear(input);
  await userEvent.type(input, '5');
  expect(input).toHaveValue('5');
});

it('[PHN-1] shows a country that is not in the list', () => {
  expect(setup('(49)1701234567').country).toHaveValue('49');
});
