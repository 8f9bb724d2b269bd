import { limits, sandboxSigningKey } from '@pavilion/contract';
import { paths } from '../routes/paths';
import type { Brand, BrandPicture } from './brand';

const picture: BrandPicture = { default: '/jade-day.svg', space: '/jade-night.svg' };
const login: BrandPicture = { default: '/jade-login-day.svg', space: '/jade-login-night.svg' };
const phone: BrandPicture = { default: '/jade-phone-day.svg', space: '/jade-phone-night.svg' };

/** A second brand, to show what a brand file alone changes: <http://jade.localhost:4600>. */
export const jade: Brand = {
  brand: 'jade',
  siteName: { 'zh-CN': '青瓷 Jade · 模拟娱乐平台', en: 'Jade · play-money games' },
  name: { 'zh-CN': '青瓷', en: 'Jade' },
  latinName: 'JADE',
  since: 2026,
  site: limits.siteId,
  favicon: '/jade.svg',
  defaultTheme: 'space',
  themes: ['default', 'space'],
  defaultLocale: 'en',
  hosts: ['jade.localhost'],
  signingKey: sandboxSigningKey,
  slogan: {
    'zh-CN': ['青瓷映月', '好运如泉'],
    en: ['Celadon in the moonlight,', 'luck like a spring.'],
  },
  pictures: {
    auth: login,
    festival: picture,
    jackpot: picture,
    stadium: picture,
    invite: picture,
    phone,
  },
  currency: 'J$',
  words: {
    'zh-CN': { titles: { vip: '青瓷会' } },
    en: { titles: { vip: 'Jade club' } },
  },
  accountMenu: ['profile', 'vip'],
  support: {
    phone: '400 000 0000',
    contacts: [{ name: { 'zh-CN': '邮件客服', en: 'Email' }, href: 'mailto:help@jade.example' }],
  },
  categories: ['egame', 'realbet', 'sport', 'chess', 'fishing', 'gaming'],
  off: ['agents', 'mall'],
  themeNames: { default: { 'zh-CN': '青釉', en: 'Celadon' }, space: { 'zh-CN': '月夜', en: 'Moonlight' } },
  legal: [
    {
      'zh-CN': '青瓷是演示品牌，全程使用模拟币，不持有、也不需要博彩牌照。',
      en: 'Jade is a demonstration brand for play money only. It holds no gambling licence and needs none.',
    },
  ],
  banners: [
    {
      title: { 'zh-CN': '青瓷开盏', en: 'Jade is open' },
      subtitle: {
        'zh-CN': '一分钟完成注册，以模拟币畅玩',
        en: 'Register in a minute and play with play money',
      },
      callToAction: { 'zh-CN': '立即注册', en: 'Register now' },
      href: paths.user.register,
      picture,
    },
    {
      title: { 'zh-CN': '转轴之间，自有清音', en: 'Reels with a clear ring' },
      subtitle: {
        'zh-CN': '赔付表全公开，返还率逐款可查',
        en: 'Every pay table is open, every return can be checked',
      },
      callToAction: { 'zh-CN': '进入电子馆', en: 'Enter the slot hall' },
      href: paths.game.egame,
      picture,
    },
  ],
  accent: '#0f6b4f',
  tokens: {
    default: {
      gradient: { hero: 'linear-gradient(120deg, #f6f5e6 0%, #e6efdc 60%, #cde5d6 100%)' },
      radius: { sm: '2px', md: '4px', lg: '8px' },
    },
    space: {
      color: {
        accent: '#54e0b4',
        accentHover: '#7debc8',
        accentActive: '#38cda0',
        accentText: '#7debc8',
        accentSoft: '#0f3034',
      },
      gradient: {
        accent: 'linear-gradient(100deg, #5cf0c0 0%, #62d8d0 55%, #7fd0f5 100%)',
        accentHover: 'linear-gradient(100deg, #85f5d2 0%, #86e4de 55%, #9fdcf8 100%)',
        selected: 'linear-gradient(100deg, #5cf0c0 0%, #62d8d0 55%, #7fd0f5 100%)',
      },
      shadow: {
        accent: '0 0 0 1px rgba(126, 240, 204, 0.3), 0 4px 24px rgba(72, 214, 172, 0.32)',
        accentHover: '0 0 0 1px rgba(126, 240, 204, 0.5), 0 6px 34px rgba(72, 214, 172, 0.5)',
      },
    },
  },
  logo: {
    figure: 'M26 6H38V10L36 14C36 20 50 26 50 40C50 52 42 58 32 58S14 52 14 40C14 26 28 20 28 14L26 10Z',
    colors: {
      space: { seal: '#12695c', sealDeep: '#052a2c', figure: '#eafff8', moon: '#a2ffdf', rim: '#54e0b4' },
    },
  },
};
