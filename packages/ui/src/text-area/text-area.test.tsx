import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '../field/field';
import { UiProvider } from '../provider/ui-provider';
import { TextArea } from './text-area';

it('accepts several lines, and passes the text after each change', async () => {
  const onValueChange = jest.fn();
  render(<TextArea aria-label="描述" onValueChange={onValueChange} />);
  const area = screen.getByRole('textbox', { name: '描述' });
  await userEvent.type(area, '第一行{Enter}2');
  expect(area).toHaveValue('第一行\n2');
  expect(onValueChange).toHaveBeenLastCalledWith('第一行\n2');
  expect(area).not.toHaveAccessibleDescription();
});

it('[TXT-1] counts text units, and marks a text above the limit as invalid without truncating it', async () => {
  render(<TextArea aria-label="描述" maxUnits={6} defaultValue="VIP" />);
  const area = screen.getByRole('textbox');
  expect(area).toHaveAccessibleDescription('3/6 字符');
  await userEvent.type(area, '会');
  expect(area).toHaveAccessibleDescription('5/6 字符');
  expect(area).toBeValid();
  await userEvent.type(area, '员');
  expect(area).toHaveValue('VIP会员');
  expect(area).toHaveAccessibleDescription('7/6 字符');
  expect(area).toBeInvalid();
  expect(screen.getByText('超出字数上限')).toBeInTheDocument();
  await userEvent.type(area, '{Backspace}');
  expect(area).toBeValid();
  expect(screen.queryByText('超出字数上限')).not.toBeInTheDocument();
});

it('is linked to its field, beside its counter', () => {
  render(
    <UiProvider locale="en">
      <Field label="Text" hint="What happened" error="Enter a text" required>
        <TextArea maxUnits={2000} />
      </Field>
    </UiProvider>,
  );
  const area = screen.getByRole('textbox', { name: /Text/ });
  expect(area).toBeRequired();
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription('Enter a text What happened 0/2000 characters');
});
