import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Field } from '../field/field';
import { CodeInput, type CodeInputProps } from './code-input';
import { parseCode } from './parse-code';

const setup = (props: CodeInputProps = {}) => {
  const onComplete = jest.fn();
  const onValueChange = jest.fn();
  const { container } = render(
    <CodeInput aria-label="验证码" {...props} onComplete={onComplete} onValueChange={onValueChange} />,
  );
  const boxes = () => [...container.querySelectorAll('[aria-hidden] > *')].map((box) => box.textContent);
  const current = () =>
    [...container.querySelectorAll('[aria-hidden] > *')].flatMap((box, place) =>
      box.hasAttribute('data-current') ? [place] : [],
    );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '验证码' });
  return { user: userEvent.setup(), input, boxes, current, onComplete, onValueChange };
};

it('fills a box for each digit and calls onComplete once', async () => {
  const { user, input, boxes, current, onComplete } = setup();
  await user.type(input, '12a34 ５');
  expect(boxes()).toEqual(['1', '2', '3', '4', '5', '']);
  expect(current()).toEqual([5]);
  expect(onComplete).not.toHaveBeenCalled();
  await user.type(input, '6');
  expect(onComplete.mock.calls).toEqual([['123456']]);
  await user.type(input, '7');
  expect(input).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledTimes(1);
});

it('accepts a pasted code with text around it', async () => {
  const { user, input, current, onComplete } = setup({ length: 4 });
  await user.click(input);
  await user.paste('【华亭】验证码 90-41，');
  expect(current()).toEqual([3]);
  expect(onComplete.mock.calls).toEqual([['9041']]);
});

it('Backspace and the arrow keys work as in any field', async () => {
  const { user, input, boxes, current } = setup({ defaultValue: '1234' });
  await user.type(input, '{Backspace}');
  expect(boxes()).toEqual(['1', '2', '3', '', '', '']);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  fireEvent.select(input);
  expect(current()).toEqual([1]);
  await user.keyboard('{Backspace}');
  expect(input).toHaveValue('23');
});

it('lets the phone suggest a received code', () => {
  const { input } = setup();
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input).toHaveAttribute('inputmode', 'numeric');
});

it('does not interfere with composition', () => {
  const { input, onValueChange } = setup();
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: '１２' }, isComposing: true });
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input);
  expect(onValueChange.mock.calls).toEqual([['12']]);
});

it('is linked to its field: name, error, disabled', () => {
  render(
    <Field label="短信验证码" error="验证码不正确" disabled>
      <CodeInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: '短信验证码' });
  expect(input).toBeInvalid();
  expect(input).toBeDisabled();
  expect(input).toHaveAccessibleDescription('验证码不正确');
});

it('parses the first digits of any text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.nat(9), fc.constantFrom('-', ' ', '码', 'x'))),
      fc.nat(8),
      (parts, length) => {
        const digits = parts.filter((part) => typeof part === 'number').slice(0, length);
        expect(parseCode(parts.join(''), length)).toBe(digits.join(''));
      },
    ),
  );
});
