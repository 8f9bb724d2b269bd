import { PhoneInput } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Form, Narrow } from '../shared/board';
import { InStates } from '../shared/in-states';

const meta = {
  title: 'Components/PhoneInput',
  component: PhoneInput,
  args: { 'aria-label': '手机号', onValueChange: fn() },
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  parameters: {
    usage: {
      do: 'Keep the value in the format of onValueChange: (86)13812345678.',
      dont: 'Do not split the country code from the number by hand.',
    },
  },
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '13812345678');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('(86)13812345678');
  },
};
export const AnotherCountry: Story = { args: { defaultValue: '(852)51234567' } };
export const Invalid: Story = { args: { defaultValue: '(86)138', 'aria-invalid': true } };
export const Disabled: Story = { args: { defaultValue: '(86)13812345678', disabled: true } };
export const InNarrowContainer: Story = {
  args: { defaultValue: '(86)13812345678' },
  render: (args) => (
    <Narrow>
      <PhoneInput {...args} />
    </Narrow>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <InStates wide>
      <PhoneInput {...args} />
    </InStates>
  ),
};
