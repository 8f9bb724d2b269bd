import { PasswordInput } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Form } from '../shared/board';
import { InStates } from '../shared/in-states';

const meta = {
  title: 'Components/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': '登录密码', placeholder: '请输入密码' },
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  parameters: {
    usage: {
      do: 'Show the strength meter where a password is set.',
      dont: 'Do not show it at login, and never block pasting.',
    },
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Revealed: Story = {
  args: { defaultValue: 'Pavilion2026' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('登录密码')).toHaveAttribute('type', 'text');
  },
};
export const Weak: Story = { args: { defaultValue: 'abc123', strength: true } };
export const Strong: Story = { args: { defaultValue: 'Pa7!lion-2026', strength: true } };
export const Invalid: Story = { args: { defaultValue: 'abc', 'aria-invalid': true } };
export const Disabled: Story = { args: { defaultValue: 'Pavilion2026', disabled: true } };
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <>
      <InStates wide>
        <PasswordInput {...args} />
      </InStates>
      <InStates wide part="button">
        <PasswordInput {...args} />
      </InStates>
    </>
  ),
};
