import { FilterIcon, Select } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Form } from '../shared/board';
import { InStates } from '../shared/in-states';
import { kitWord } from '../shared/kit-words';
import { kinds, longText } from '../shared/samples';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { 'aria-label': '交易类型', options: kinds, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  parameters: {
    usage: {
      do: 'Use it for five or more options.',
      dont: 'Do not use it for two or three options: RadioGroup shows them all.',
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 'deposit' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '转账');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('transfer');
  },
};
export const Placeholder: Story = { args: { placeholder: '请选择' } };
export const WithIcon: Story = { args: { prefix: <FilterIcon size={16} />, defaultValue: 'withdraw' } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
export const Invalid: Story = { args: { placeholder: '请选择', 'aria-invalid': true } };
export const Loading: Story = {
  args: { loading: true, options: [] },
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(kitWord(context, '加载中'));
  },
};
export const NoOptions: Story = { args: { options: [] } };
export const Disabled: Story = { args: { defaultValue: 'deposit', disabled: true } };
export const LongText: Story = { args: { options: [{ value: 'long', label: longText }] } };
export const Sizes: Story = {
  render: (args) => (
    <>
      <Select {...args} size="md" />
      <Select {...args} size="lg" />
    </>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <InStates wide>
      <Select {...args} />
    </InStates>
  ),
};
