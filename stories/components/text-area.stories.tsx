import { Field, TextArea } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Form } from '../shared/board';
import { InStates } from '../shared/in-states';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { 'aria-label': '问题描述', placeholder: '请描述您遇到的问题', onValueChange: fn() },
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  parameters: {
    usage: {
      do: 'Use it where an answer may need more than one line, with maxUnits where the gateway has a limit.',
      dont: 'Do not use it for a name, a number or a search.',
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '第一行{Enter}第二行');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('第一行\n第二行');
  },
};
export const WithCounter: Story = { args: { maxUnits: 200, defaultValue: '存款没有到账' } };
export const TooLong: Story = {
  args: { maxUnits: 10, defaultValue: '存款没有到账' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
export const InField: Story = {
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="问题描述" hint="请写明时间和金额" required>
      <TextArea {...args} maxUnits={2000} rows={6} />
    </Field>
  ),
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { defaultValue: '存款没有到账', disabled: true, maxUnits: 200 } };
export const ReadOnly: Story = { args: { defaultValue: '存款没有到账', readOnly: true } };
export const LongText: Story = { args: { defaultValue: longText.repeat(4), maxUnits: 2000 } };
export const Sizes: Story = {
  render: (args) => (
    <>
      <TextArea {...args} size="md" />
      <TextArea {...args} size="lg" />
    </>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <InStates wide>
      <TextArea {...args} />
    </InStates>
  ),
};
