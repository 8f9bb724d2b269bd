import { Badge, Tabs } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, Narrow } from '../shared/board';
import { InStates } from '../shared/in-states';

const items = [
  { value: 'slots', label: '电子', content: '电子游戏：三百余款，支持模拟积分试玩。' },
  { value: 'live', label: '真人', content: '真人视讯：二十四小时开桌。' },
  {
    value: 'sport',
    label: '体育',
    content: '体育赛事：赛前与滚球。',
    badge: <Badge tone="danger">热</Badge>,
  },
  { value: 'lottery', label: '彩票', content: '维护中', disabled: true },
];
const many = ['电子', '真人', '体育', '棋牌', '捕鱼', '电子竞技', '彩票', '优惠'].map((label) => ({
  value: label,
  label,
}));

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: '游戏类别', items },
  parameters: {
    usage: {
      do: 'Use short labels, ordered by frequency of use.',
      dont: 'Do not use tabs for sequential steps: use Steps.',
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LineVariant: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '电子' }));
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '真人' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('真人视讯');
  },
};
export const Variants: Story = {
  render: (args) => (
    <Column>
      <Tabs {...args} label="line" variant="line" />
      <Tabs {...args} label="pill" variant="pill" />
      <Tabs {...args} label="segment" variant="segment" />
    </Column>
  ),
};
export const LaterTabSelected: Story = { args: { defaultValue: 'sport', variant: 'pill' } };
/** The edge fades where more tabs follow; the selected tab is scrolled into view. */
export const ManyTabsInNarrowContainer: Story = {
  args: { items: many },
  render: (args) => (
    <Narrow>
      <Column>
        <Tabs {...args} label="line" />
        <Tabs {...args} label="pill" variant="pill" defaultValue="电子竞技" />
        <Tabs {...args} label="segment" variant="segment" defaultValue="优惠" />
      </Column>
    </Narrow>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <Column>
      <InStates wide part="[role='tab'][aria-selected='false']">
        <Tabs {...args} />
      </InStates>
      <InStates part="[role='tab'][aria-selected='false']">
        <Tabs {...args} items={many.slice(0, 3)} variant="pill" />
      </InStates>
      <InStates part="[role='tab'][aria-selected='false']">
        <Tabs {...args} items={many.slice(0, 3)} variant="segment" />
      </InStates>
    </Column>
  ),
};
