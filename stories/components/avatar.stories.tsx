import { Avatar } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../shared/board';
import { member } from '../shared/samples';

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
    <rect width="40" height="40" fill="#f6d7a7"/><circle cx="29" cy="12" r="7" fill="#e4572e"/>
    <path d="M6 40c1-9 7-13 14-13s13 4 14 13z" fill="#17454d"/><path d="M16 25h8v5q-4 3-8 0z" fill="#f0c39a"/>
    <path d="M11 18q0-11 9-11t9 11q1 6-1 9H12q-2-3-1-9z" fill="#2a1a14"/>
    <ellipse cx="20" cy="20" rx="6.5" ry="7.5" fill="#fbdcb8"/><path d="M13 17q6 0 8-5q2 5 6 5q-1-8-7-8t-7 8z" fill="#2a1a14"/>
    <path d="M17 20.500h2M22 20.500h2" stroke="#2a1a14" stroke-width="1.400" stroke-linecap="round"/>
    <path d="M18 24q2 1.600 4 0" fill="none" stroke="#b8452e" stroke-linecap="round"/>
  </svg>`,
)}`;

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: member.name, size: 56 },
  parameters: {
    usage: {
      do: 'Pass the name: screen readers read it, and its first character replaces a missing picture.',
      dont: 'Use the ring for VIP rank only.',
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InitialLetter: Story = {};
export const Picture: Story = { args: { src: picture } };
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const WithRing: Story = { args: { ring: true } };
export const WithoutName: Story = { args: { name: undefined } };
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Avatar {...args} size={24} />
      <Avatar {...args} size={40} />
      <Avatar {...args} size={72} />
    </Row>
  ),
};
