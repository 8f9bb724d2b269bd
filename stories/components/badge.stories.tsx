import { Badge, type BadgeTone } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column, Row } from '../shared/board';

const tones: readonly (readonly [BadgeTone, string])[] = [
  ['neutral', '已关闭'],
  ['accent', '推荐'],
  ['value', '钻石会员'],
  ['success', '已到账'],
  ['danger', '已拒绝'],
  ['warning', '待审核'],
  ['info', '处理中'],
];

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: '已到账' },
  parameters: {
    usage: {
      do: 'Show a state in one or two words.',
      dont: 'Do not show a state by colour alone.',
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Column>
      {(['soft', 'solid'] as const).map((variant) => (
        <Row key={variant}>
          {tones.map(([tone, text]) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {text}
            </Badge>
          ))}
        </Row>
      ))}
    </Column>
  ),
};
export const WithDot: Story = { args: { dot: true, tone: 'success' } };
export const Counts: Story = {
  render: () => (
    <Row>
      <Badge count={3} tone="danger" variant="solid" />
      <Badge count={42} tone="danger" variant="solid" />
      <Badge count={1280} tone="danger" variant="solid" />
    </Row>
  ),
};
export const LongText: Story = { args: { children: '资料审核中，预计两个工作日内完成', tone: 'warning' } };
