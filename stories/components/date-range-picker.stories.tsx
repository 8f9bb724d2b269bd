import { DateRangePicker } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Column, Narrow } from '../shared/board';
import { InStates } from '../shared/in-states';
import { kitWord } from '../shared/kit-words';

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: { 'aria-label': '投注日期', today: '2026-02-14', onValueChange: fn() },
  parameters: {
    usage: {
      do: 'Set min and max to the first and last day that have data.',
      dont: 'Do not store timestamps: the value consists of calendar days.',
    },
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitWord({ globals }, '近 7 天') }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-08', to: '2026-02-14' });
  },
};
export const Calendar: Story = {
  args: { defaultValue: { from: '2026-02-08', to: '2026-02-14' } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const opener = () => canvas.getByRole('button', { name: kitWord({ globals }, '打开日历') });
    await userEvent.click(opener());
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('grid')).toBeVisible(), { timeout: 5000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('grid')).toBeVisible());
  },
};
export const TypedDates: Story = {
  args: { defaultValue: { from: '2026-02-08', to: '2026-02-14' }, max: '2026-02-14' },
  play: async ({ canvas, userEvent, globals }) => {
    const from = canvas.getByLabelText(kitWord({ globals }, '开始日期'));
    await userEvent.clear(from);
    await userEvent.type(from, '2026-02-30');
    await expect(from).toBeInvalid();
  },
};
export const SelectedRange: Story = { args: { defaultValue: { from: '2026-02-08', to: '2026-02-14' } } };
export const MinimumAndMaximum: Story = { args: { min: '2026-01-15', max: '2026-02-14' } };
export const Disabled: Story = {
  args: { defaultValue: { from: '2026-02-08', to: '2026-02-14' }, disabled: true },
};
export const InNarrowContainer: Story = {
  render: (args) => (
    <Narrow>
      <DateRangePicker {...args} />
    </Narrow>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <Column>
      <InStates wide>
        <DateRangePicker {...args} />
      </InStates>
      <InStates part="input">
        <DateRangePicker {...args} presets={[]} />
      </InStates>
    </Column>
  ),
};
