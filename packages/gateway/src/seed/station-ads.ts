import type { StationAd } from '@pavilion/contract';
import { text } from '../domain/texts';
import { welcomeMatch } from './promotions';

const { percent, max } = welcomeMatch;

/** Banners of Home, in order. Scenes are names of the kit, links are paths of the site. */
export const stationAds: readonly StationAd[] = [
  {
    id: 'festival',
    title: text('新会员见面礼', 'A welcome for new members'),
    subtitle: text(
      `首笔存款加赠 ${percent}%，最高 ${max} 模拟币`,
      `Your first deposit is matched by ${percent} %, up to ${max} in play money`,
    ),
    callToAction: text('立即注册', 'Register now'),
    href: '/user/register',
    scene: 'festival',
  },
  {
    id: 'jackpot',
    title: text('转轴之间见真章', 'Let the reels speak'),
    subtitle: text('赔付表全公开，返还率逐款可查', 'Every pay table is open, every return can be checked'),
    callToAction: text('进入电子馆', 'Enter the hall'),
    href: '/game/egame',
    scene: 'reels',
  },
  {
    id: 'stadium',
    title: text('体育盛事 · 群雄逐鹿', 'Great matches, great rivals'),
    subtitle: text('赛事与看台一览，随时掌握场上风云', 'Fixtures and stands at a glance'),
    callToAction: text('前往体育馆', 'To the stadium'),
    href: '/game/sport',
    scene: 'stadium',
  },
  {
    id: 'invite',
    title: text('多种渠道，秒级到账', 'Many channels, credited in seconds'),
    subtitle: text(
      '存款提交即到账，每一笔都有据可查',
      'Deposits arrive at once, and every movement is on record',
    ),
    callToAction: text('前往存款', 'Make a deposit'),
    href: '/mine/finance/deposit',
    scene: 'invite',
  },
];
