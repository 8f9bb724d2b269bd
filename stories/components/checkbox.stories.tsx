import { Checkbox } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Narrow } from '../shared/board';
import { InStates } from '../shared/in-states';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: '记住登录', onCheckedChange: fn() },
  parameters: {
    usage: {
      do: 'Use it for a choice that is submitted with a form.',
      dont: 'Do not use it for settings that take effect immediately: use Switch.',
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { indeterminate: true, children: '全选' } };
export const Invalid: Story = { args: { 'aria-invalid': true, children: '我已年满 18 周岁' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledAndChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: { children: longText },
  render: (args) => (
    <Narrow>
      <Checkbox {...args} />
    </Narrow>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <InStates>
      <Checkbox {...args} />
    </InStates>
  ),
};
