import { SearchIcon, TextInput } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Form } from '../shared/board';
import { InStates } from '../shared/in-states';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/TextInput',
  component: TextInput,
  args: { 'aria-label': '游戏名称', placeholder: '搜索游戏', onValueChange: fn() },
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  parameters: {
    usage: {
      do: 'Use the specialised input where there is one: MoneyInput, PhoneInput, PasswordInput.',
      dont: 'Do not truncate input; show a validation error instead.',
    },
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '金鲤');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('金鲤');
  },
};
export const Clearable: Story = {
  args: { defaultValue: '龙门', clearable: true, prefix: <SearchIcon size={16} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
export const WithUnit: Story = { args: { defaultValue: '12', suffix: '次' } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Invalid: Story = { args: { defaultValue: '金鲤%', 'aria-invalid': true } };
export const Disabled: Story = { args: { defaultValue: 'demo2026', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'demo2026', readOnly: true } };
export const LongText: Story = { args: { defaultValue: longText } };
export const Sizes: Story = {
  render: (args) => (
    <>
      <TextInput {...args} size="md" placeholder="40 px" />
      <TextInput {...args} size="lg" placeholder="48 px" />
    </>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <InStates wide>
      <TextInput {...args} />
    </InStates>
  ),
};
