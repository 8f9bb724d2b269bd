import type { FloatingIcon, PopUp, Support, WebTerminal } from '@pavilion/contract';
import { text } from '../domain/texts';

/** `displayEquipment` 1: desktop, 2: phone. */
export const floatingIcons: readonly (FloatingIcon & { displayEquipment: string })[] = [
  {
    id: 'invite-desktop',
    displayEquipment: '1',
    title: text('邀请好友', 'Invite friends'),
    href: '/activity/friendInvitation',
    scene: 'invite',
  },
  {
    id: 'invite-phone',
    displayEquipment: '2',
    title: text('邀请好友', 'Invite friends'),
    href: '/activity/friendInvitation',
    scene: 'invite',
  },
];

type Audience = 'visitor' | 'member' | 'all';

/** The body may name the brand and its age, see `brandText`. */
export const popUps: readonly (Omit<PopUp, 'dividend' | 'frequency'> & { audience: Audience })[] = [
  {
    id: 'welcome-visitor',
    audience: 'visitor',
    title: text('欢迎光临', 'Welcome'),
    body: text(
      '注册即可使用模拟币体验全部场馆，全程不涉及真实货币。本站仅面向年满 {age} 周岁的访客。',
      'Register to try every hall with play money. No real money is involved. For visitors aged {age} and over.',
    ),
    callToAction: text('立即注册', 'Register now'),
    href: '/user/register',
    scene: 'festival',
  },
  {
    id: 'fair-play',
    audience: 'member',
    title: text('赔付表全公开', 'Every pay table in the open'),
    body: text(
      '每款电子游戏的赔付表与理论返还率均可在游戏内查看，结果由服务器实时生成。',
      'Each slot shows its pay table and its return to player, and the server draws every outcome as it happens.',
    ),
    callToAction: text('进入电子馆', 'Enter the slot hall'),
    href: '/game/egame',
    scene: 'jackpot',
  },
];

export const webTerminals: readonly WebTerminal[] = [
  {
    id: 'desktop',
    kind: 'web',
    name: text('电脑网页版', 'Desktop site'),
    note: text('浏览器直接访问，无需安装', 'Opens in any browser, nothing to install'),
    href: '/',
  },
  {
    id: 'phone',
    kind: 'phone-web',
    name: text('手机网页版', 'Phone site'),
    note: text('用手机浏览器打开，账户与余额同步', 'Opens in your phone’s browser, with the same account'),
    href: '/download-page',
  },
  {
    id: 'home-screen',
    kind: 'home-screen',
    name: text('添加到主屏幕', 'On your home screen'),
    note: text(
      '在手机浏览器菜单中选择“添加到主屏幕”',
      'Choose “Add to home screen” in your phone browser’s menu',
    ),
    href: '/download-page',
  },
];

export const supportContacts: Support['contacts'] = [
  { id: 'chat', name: text('在线客服', 'Live support'), href: '/customer/main' },
  { id: 'feedback', name: text('意见反馈', 'Feedback'), href: '/mine/feedback' },
  { id: 'help', name: text('帮助中心', 'Help centre'), href: '/help/kh' },
];
