import { bannerScenes, Carousel, SceneBanner } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const slides = bannerScenes.map((scene) => ({ id: scene, content: <SceneBanner scene={scene} /> }));

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: '热门活动', slides, interval: 0 },
  parameters: {
    usage: {
      do: 'Let it be paused; it stops by itself for those who asked for less motion.',
      dont: 'Put nothing there that stands nowhere else.',
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {};
export const MovesByItself: Story = { args: { interval: 5000 } };
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const dots = canvas.getAllByRole('button', { current: true });
    await expect(dots).toHaveLength(1);
    await expect(dots[0]).toHaveAccessibleName(/2/);
  },
};
