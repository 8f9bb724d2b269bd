import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field/field';
import { MoneyInput, type MoneyInputProps } from './money-input';

const Held = ({ onValueChange, value: initial = '', ...props }: MoneyInputProps) => {
  const [value, setValue] = useState(initial);
  return (
    <MoneyInput
      aria-label="金额"
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange?.(next);
        setValue(next);
      }}
    />
  );
};

const setup = (props: MoneyInputProps = {}) => {
  const onValueChange = jest.fn();
  render(<Held {...props} onValueChange={onValueChange} />);
  return {
    user: userEvent.setup(),
    input: screen.getByRole<HTMLInputElement>('textbox'),
    onValueChange,
    last: () => onValueChange.mock.lastCall?.[0],
  };
};

it.each([
  ['12.5', '12.5', '12.5'],
  ['12.', '12.', '12'],
  ['.5', '0.5', '0.5'],
  ['.50', '0.50', '0.5'],
  ['.', '0.', undefined],
  ['..', '0.', undefined],
  ['0.', '0.', ''],
  ['。', '0.', undefined],
  ['00', '0', '0'],
  ['007', '7', '7'],
  ['1.2.3', '1.23', '1.23'],
  ['12.345', '12.34', '12.34'],
  ['1a2b', '12', '12'],
  ['１２。５', '12.5', '12.5'],
  ['1，200．5', '1200.5', '1200.5'],
])('[MNY-1] [MNY-3] typing %s leaves %s and hands out %s', async (typed, text, value) => {
  const { user, input, last } = setup();
  await user.type(input, typed);
  expect(input).toHaveValue(text);
  expect(last()).toBe(value);
});

it('[MNY-1] rejects a point when there are no decimals', async () => {
  const { user, input } = setup({ decimals: 0 });
  await user.type(input, '12.5');
  expect(input).toHaveValue('125');
  expect(input).toHaveAttribute('inputmode', 'numeric');
});

it('[MNY-3] normalises the text on blur', async () => {
  const { user, input } = setup();
  await user.type(input, '12.');
  await user.tab();
  expect(input).toHaveValue('12');
});

it('[MNY-1] [MNY-3] drops a lone point that is left, deleted or pasted', async () => {
  const { user, input, onValueChange } = setup();
  await user.type(input, '.');
  await user.tab();
  expect(input).toHaveValue('');
  await user.type(input, '.{Home}{Delete}');
  expect(input).toHaveValue('');
  await user.paste('.');
  expect(input).toHaveValue('');
  expect(onValueChange).not.toHaveBeenCalled();
  await user.type(input, '5');
  expect(input).toHaveValue('5');
});

it('[MNY-1] forgets a lone point when the owner sets an amount', async () => {
  const onValueChange = jest.fn();
  const field = (value: string) => (
    <MoneyInput aria-label="金额" value={value} onValueChange={onValueChange} />
  );
  const { rerender } = render(field(''));
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, '.');
  rerender(field('500'));
  await userEvent.type(input, 'x');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.type(input, '{Backspace}');
  expect(onValueChange).toHaveBeenLastCalledWith('50');
});

it('[MNY-1] shows a point typed before digits as 0.', async () => {
  const { user, input, last } = setup({ value: '50' });
  await user.type(input, '.', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect([input.value, input.selectionStart, last()]).toEqual(['0.50', 2, '0.50']);
});

it.each([
  ['100', 0, '{Delete}', '0', 0],
  ['100', 1, '{Backspace}', '0', 0],
  ['2007', 1, '{Backspace}', '7', 0],
  ['1005', 0, '{Delete}', '5', 0],
  ['0.5', 1, '{Delete}', '5', 0],
  ['1.50', 1, '{Backspace}', '0.50', 1],
  ['105', 1, '{Delete}', '15', 1],
])(
  '[MNY-1] %s with the caret at %i and %s shows %s at once, caret at %i',
  async (value, at, key, text, caret) => {
    const { user, input, last } = setup({ value });
    input.focus();
    input.setSelectionRange(at, at);
    await user.keyboard(key);
    expect([input.value, input.selectionStart, last()]).toEqual([text, caret, text]);
  },
);

it('[MNY-3] blocks a third decimal in the middle and keeps the caret', async () => {
  const { user, input, onValueChange } = setup({ value: '12.34' });
  await user.type(input, '5', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(input).toHaveValue('12.34');
  expect(input.selectionStart).toBe(3);
  expect(onValueChange).not.toHaveBeenCalled();
});

it('[MNY-3] keeps the caret after typing', async () => {
  const { user, input } = setup({ value: '1234.5' });
  await user.type(input, '９', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue('19234.5');
  expect(input.selectionStart).toBe(2);
});

it('[MNY-3] typing 2 over the first digit of 100 gives 200', async () => {
  const { user, input, last } = setup({ value: '100' });
  await user.type(input, '2', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(input).toHaveValue('200');
  expect(last()).toBe('200');
});

it.each([
  ['1,234.56', '1234.56'],
  ['¥ 1,234,567.8 元', '1234567.8'],
  ['１，２３４。５', '1234.5'],
  ['123456789012345678901234567890.12', '123456789012345678901234567890.12'],
  ['1,0000', '10000'],
  ['100 MYR', '100'],
])('[MNY-3] pasting %s gives %s', async (pasted, value) => {
  const { user, input, last } = setup();
  await user.click(input);
  await user.paste(pasted);
  expect(last()).toBe(value);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each(['1.234,56', '12,5', '1.234.567', '100-200', '1e5', '-5', '1万', '５ 千元', '三百', '2k', '٥٠'])(
  '[MNY-3] rejects the paste %s with a message',
  async (pasted) => {
    const { user, input, onValueChange } = setup({ value: '88' });
    await user.tripleClick(input);
    await user.paste(pasted);
    expect(input).toHaveValue('88');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('金额不明确，请手动输入');
    expect(input).toHaveAccessibleDescription('金额不明确，请手动输入');
    await user.type(input, '1');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
);

it('[MNY-3] truncates a paste with too many decimals, and announces it', async () => {
  const { user, input, last } = setup();
  await user.click(input);
  await user.paste('12.345');
  expect(last()).toBe('12.34');
  expect(screen.getByRole('alert')).toHaveTextContent('最多 2 位小数');
});

it('[MNY-3] shows the error of a paste rather than a broken limit', async () => {
  const { user, input } = setup({ max: '10' });
  await user.click(input);
  await user.paste('12.345');
  expect(screen.getByRole('alert')).toHaveTextContent('最多 2 位小数');
  await user.type(input, '{Backspace}');
  expect(screen.getByRole('alert')).toHaveTextContent('最高 10');
});

it.each([
  ['1,234', '1234', ''],
  ['1.234,56', '88', '金额不明确，请手动输入'],
])('[MNY-3] dropping %s leaves %s', (dropped, text, error) => {
  const { input } = setup({ value: '88' });
  fireEvent.input(input, { target: { value: dropped }, inputType: 'insertFromDrop' });
  expect(input).toHaveValue(text);
  expect(screen.getByRole('alert')).toHaveTextContent(error);
});

it('[MNY-3] keeps text restored by undo', async () => {
  const { user, input, last } = setup({ value: '2007' });
  fireEvent.input(input, { target: { value: '007' }, inputType: 'historyUndo' });
  expect(input).toHaveValue('007');
  expect(last()).toBe('7');
  await user.tab();
});

describe('[MNY-3] an input method', () => {
  const compose = (input: HTMLInputElement, steps: string[]) => {
    fireEvent.compositionStart(input);
    for (const step of steps) fireEvent.input(input, { target: { value: step }, isComposing: true });
  };

  it('is not changed during composition, and normalised at the end', () => {
    const { input, onValueChange, last } = setup({ value: '12' });
    compose(input, ['12。', '12。５']);
    expect(input).toHaveValue('12。５');
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('12.5');
    expect(onValueChange).toHaveBeenCalledTimes(1);
    expect(last()).toBe('12.5');
  });

  it('that commits text without digits keeps the amount', () => {
    const { input, onValueChange } = setup({ value: '12' });
    compose(input, ['12n', '12你好']);
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('12');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

it('[MNY-3] corrects input without a beforeinput event (autofill)', () => {
  const { input, last } = setup();
  fireEvent.change(input, { target: { value: '１,200.567' } });
  expect(input).toHaveValue('1200.56');
  expect(last()).toBe('1200.56');
});

it('[MNY-3] quick amounts set the amount, and those outside the limits are disabled', async () => {
  const { user, input, last } = setup({
    quickAmounts: [
      '100',
      '1000',
      { label: '全部', value: '888.88' },
      '50000',
      { label: '最多', value: '0', disabled: true },
    ],
    max: '20000',
  });
  await user.click(screen.getByRole('button', { name: '1,000' }));
  expect(input).toHaveValue('1000');
  expect(screen.getByRole('button', { name: '1,000' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '全部' }));
  expect(last()).toBe('888.88');
  expect(screen.getByRole('button', { name: '50,000' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '最多' })).toBeDisabled();
});

it('[MNY-3] checks the maximum while typing and the minimum on blur', async () => {
  const { user, input } = setup({ min: '100', max: '50000' });
  await user.type(input, '5');
  expect(input).not.toBeInvalid();
  await user.tab();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('最低 100');
  await user.type(input, '00000');
  expect(input).toHaveAccessibleDescription('最高 50,000');
});

it('[MNY-3] compares limits exactly, where floats would not', async () => {
  const { user, input } = setup({ max: '9007199254740992.01' });
  await user.type(input, '9007199254740992.02');
  expect(input).toBeInvalid();
});

it('[MNY-3] the arrow keys step exactly, within the limits', async () => {
  const { user, input, last } = setup({ value: '0.1', step: '0.2', min: '0.05', max: '0.4' });
  await user.click(input);
  await user.keyboard('{ArrowUp}');
  expect(last()).toBe('0.3');
  await user.keyboard('{ArrowUp}');
  expect(last()).toBe('0.4');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(last()).toBe('0.05');
});

it('[MNY-3] shows a new value, and keeps the text when only the notation differs', () => {
  const { rerender } = render(<MoneyInput aria-label="金额" value="1.50" />);
  expect(screen.getByRole('textbox')).toHaveValue('1.50');
  rerender(<MoneyInput aria-label="金额" value="1.5" />);
  expect(screen.getByRole('textbox')).toHaveValue('1.50');
  rerender(<MoneyInput aria-label="金额" value="20" />);
  expect(screen.getByRole('textbox')).toHaveValue('20');
  rerender(<MoneyInput aria-label="金额" value="" />);
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('[MNY-3] stays at the value of an owner that ignores the change', async () => {
  render(<MoneyInput aria-label="金额" value="10" onValueChange={() => {}} />);
  await userEvent.type(screen.getByRole('textbox'), '5');
  expect(screen.getByRole('textbox')).toHaveValue('10');
});

it('[MNY-3] shows separators over its digits, which stay as typed', async () => {
  const { user, input } = setup();
  await user.type(input, '1234567.5');
  expect(input).toHaveValue('1234567.5');
  const shown = screen.getByText('1,234,567.5');
  expect(shown).toHaveAttribute('aria-hidden', 'true');
  expect(shown).not.toBeVisible();
  await user.tab();
  expect(shown).toBeVisible();
  await user.clear(input);
  await user.type(input, '999');
  expect(shown).not.toBeInTheDocument();
});

it('[MNY-3] is linked to the field around it', () => {
  render(
    <Field label="存款金额" hint="单笔 100 起" required error="请填写金额">
      <MoneyInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: /存款金额/ });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('请填写金额 单笔 100 起');
});
