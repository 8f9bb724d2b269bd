import { Field, MoneyInput } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Form, Narrow } from '../shared/board';
import { InStates } from '../shared/in-states';

const meta = {
  title: 'Components/MoneyInput',
  component: MoneyInput,
  args: { 'aria-label': '存款金额', onValueChange: fn() },
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  parameters: {
    usage: {
      do: 'Keep the value as a decimal string all the way to the ledger.',
      dont: 'Do not convert it to a number: floating-point sums are inexact.',
    },
  },
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12.345');
    await expect(canvas.getByRole('textbox')).toHaveValue('12.34');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.34');
  },
};
export const FullWidthDigits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('１２。５');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.5');
  },
};
export const QuickAmounts: Story = {
  args: { quickAmounts: ['100', '500', '1000', '5000'], min: '100', max: '5000' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /500$/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('500');
  },
};
export const WithStep: Story = {
  args: { defaultValue: '100', step: '50' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('150');
  },
};
export const BelowMinimum: Story = {
  args: { defaultValue: '88.5', min: '100' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
export const InField: Story = {
  render: (args) => (
    <Field label="取款金额" hint="每日限额 50,000.00" extra="可用 1,280.00">
      <MoneyInput {...args} aria-label={undefined} suffix="元" />
    </Field>
  ),
};
export const WholeUnits: Story = { args: { decimals: 0, defaultValue: '200', prefix: '积分' } };
export const Disabled: Story = { args: { defaultValue: '1000', disabled: true } };
export const ThirtyDigits: Story = { args: { defaultValue: '123456789012345678901234567890.12' } };
export const InNarrowContainer: Story = {
  args: { quickAmounts: ['100', '500', '1000', '5000', '10000'] },
  render: (args) => (
    <Narrow>
      <MoneyInput {...args} />
    </Narrow>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <InStates wide>
      <MoneyInput {...args} />
    </InStates>
  ),
};
