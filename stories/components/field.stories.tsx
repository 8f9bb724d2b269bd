import { Field, TextInput } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Form, Narrow, TextLink } from '../shared/board';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: '登录账号', children: <TextInput /> },
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  argTypes: { children: { control: false, description: 'The control.' } },
  parameters: {
    usage: {
      do: 'Wrap every form control in a field, which links its label, hint and error.',
      dont: 'Do not use the placeholder as the label.',
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('登录账号'));
    await expect(canvas.getByRole('textbox', { name: '登录账号' })).toHaveFocus();
  },
};
export const WithHint: Story = { args: { hint: '6 到 12 位字母或数字' } };
export const Required: Story = { args: { required: true } };
export const WithError: Story = {
  args: { error: '请填写登录账号', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('请填写登录账号');
  },
};
export const Disabled: Story = { args: { disabled: true, children: <TextInput defaultValue="demo2026" /> } };
export const WithExtra: Story = { args: { extra: <TextLink href="#forgot">忘记密码？</TextLink> } };
export const LabelForScreenReaders: Story = { args: { hideLabel: true, hint: '标签只读给屏幕阅读器' } };
export const LongText: Story = {
  args: { label: longText.slice(0, 50), hint: longText, error: longText },
  render: (args) => (
    <Narrow>
      <Field {...args} />
    </Narrow>
  ),
};
