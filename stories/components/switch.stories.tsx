import { Switch } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Narrow } from '../shared/board';
import { InStates } from '../shared/in-states';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: '自动转账', onCheckedChange: fn() },
  parameters: {
    usage: {
      do: 'Use it for settings that take effect immediately; set `loading` until they have.',
      dont: 'Do not use it in a form with a submit button: use Checkbox.',
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Loading: Story = { args: { defaultChecked: true, loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledAndOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: { children: longText },
  render: (args) => (
    <Narrow>
      <Switch {...args} />
    </Narrow>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <InStates>
      <Switch {...args} />
    </InStates>
  ),
};
