import { CodeInput, Field } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Form } from '../shared/board';

const meta = {
  title: 'Components/CodeInput',
  component: CodeInput,
  args: { 'aria-label': '短信验证码', onValueChange: fn(), onComplete: fn() },
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  parameters: {
    usage: {
      do: 'Submit automatically when the last digit is entered.',
      dont: 'Do not block pasting, and do not clear the field after a wrong code.',
    },
  },
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('820 416');
    await expect(args.onComplete).toHaveBeenLastCalledWith('820416');
  },
};
export const PartlyFilled: Story = { args: { defaultValue: '820' } };
export const FourDigits: Story = { args: { length: 4, defaultValue: '82' } };
export const Invalid: Story = {
  args: { defaultValue: '820416' },
  render: (args) => (
    <Field label="短信验证码" error="验证码错误，请重新输入">
      <CodeInput {...args} aria-label={undefined} />
    </Field>
  ),
};
export const Disabled: Story = { args: { defaultValue: '820416', disabled: true } };
/** The focus ring is on the box of the next digit. */
export const Focused: Story = {
  args: { defaultValue: '820' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
