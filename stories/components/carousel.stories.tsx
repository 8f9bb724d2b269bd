import { type BannerScene, bannerScenes, Carousel, SceneBanner, token } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { InStates } from '../shared/in-states';

const words = {
  festival: ['新春灯会', '每日登录点亮一盏灯'],
  jackpot: ['聚宝奖池', '模拟积分 8,888,888 起'],
  stadium: ['豪门之夜', '今晚 20:45 开赛'],
  invite: ['邀友同游', '好友入席，双方有礼'],
  summit: ['好友巅峰对决', '每周一决高下'],
  rescue: ['云岭山地救援队', '雨夜出动五十三次'],
  regatta: ['临江龙舟会', '端午沿江开赛'],
  moon: ['月圆签到', '连签七日有礼'],
  ascent: ['步步高升', '等级越高，礼遇越厚'],
  letter: ['鹤寄锦书', '来信都在这里'],
  ledger: ['账目分明', '每一笔都有来处'],
  bridge: ['一桥相通', '资金在各处往来'],
  market: ['积分集市', '好礼任你挑选'],
  treasury: ['珍宝入库', '余额与存放一目了然'],
  courier: ['快马驿使', '到账一路畅行'],
  counter: ['钱庄柜台', '存入多少，当面称清'],
  vault: ['锦囊在案', '各处余额一眼看全'],
  target: ['百步穿杨', '每一箭都记在卷上'],
  seal: ['名实相符', '一方印信，凭此为证'],
  support: ['客服中心', '全天有人在线'],
  branches: ['代理加盟', '按净收益计佣'],
  reels: ['电子周行记', '每周一份新目标'],
  tables: ['真人大厅', '全天开桌，路单清晰'],
  cards: ['棋牌大厅', '百人同桌，或自己开局'],
  ocean: ['捕鱼大厅', '按炮弹购，随时收网'],
  draw: ['彩票大厅', '准点开奖，期期可验'],
} as const satisfies Record<BannerScene, readonly [string, string]>;

const Slide = styled.div`
  position: relative;
`;

const Words = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  display: grid;
  align-content: center;
  gap: ${token.space[2]};
  padding-inline: ${token.space[16]};

  h3 {
    font-family: ${token.font.serif};
    font-size: ${token.text.h2};
  }
  p {
    color: ${token.color.inkMuted};
  }
`;

const slides = bannerScenes.map((scene) => ({
  id: scene,
  content: (
    <Slide>
      <SceneBanner scene={scene} />
      <Words>
        <h3>{words[scene][0]}</h3>
        <p>{words[scene][1]}</p>
      </Words>
    </Slide>
  ),
}));

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: '热门活动', slides, interval: 0 },
  parameters: {
    usage: {
      do: 'Keep the pause button. Autoplay is off when reduced motion is requested.',
      dont: 'Do not put information there that is available nowhere else.',
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAutoplay: Story = {};
export const Autoplay: Story = { args: { interval: 5000 } };
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
export const KeyboardNavigation: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.tab();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    const dots = canvas.getAllByRole('button', { current: true });
    await expect(dots).toHaveLength(1);
    await expect(dots[0]).toHaveAccessibleName(/2/);
  },
};
export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^(关闭|Close)/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const FocusAndHoverStates: Story = {
  args: { interval: 5000 },
  render: (args) => (
    <InStates wide part="[data-side='next']">
      <Carousel {...args} />
    </InStates>
  ),
};
