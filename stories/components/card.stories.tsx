import { Amount, Card } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Narrow, TextLink } from '../shared/board';
import { InStates } from '../shared/in-states';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: '中心钱包', children: <Amount value="128640.50" currency="¥" size="h2" tone="value" /> },
  decorators: [
    (Story) => (
      <Form>
        <Story />
      </Form>
    ),
  ],
  argTypes: { children: { control: false, description: 'The content below the title.' } },
  parameters: {
    usage: {
      do: 'One subject per card; set the heading level to match the page outline.',
      dont: 'Do not nest cards.',
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithExtra: Story = { args: { extra: <TextLink href="#all">全部明细</TextLink> } };
export const Interactive: Story = { args: { interactive: true } };
export const WithoutTitle: Story = { args: { title: undefined } };
export const LargePadding: Story = { args: { padding: 'lg' } };
export const LongText: Story = {
  args: {
    title: longText.slice(0, 40),
    extra: <TextLink href="#all">全部明细</TextLink>,
    children: longText,
  },
  render: (args) => (
    <Narrow>
      <Card {...args} />
    </Narrow>
  ),
};
export const FocusAndHoverStates: Story = {
  args: { interactive: true, title: <a href="#wallet">中心钱包</a> },
  render: (args) => (
    <InStates>
      <Card {...args} />
    </InStates>
  ),
};
