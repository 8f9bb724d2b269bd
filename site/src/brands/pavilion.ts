import { limits, sandboxSigningKey } from '@pavilion/contract';
import type { Brand } from './brand';

export const pavilion: Brand = {
  brand: 'pavilion',
  siteName: { 'zh-CN': '华亭 Pavilion · 模拟娱乐平台', en: 'Pavilion · play-money games' },
  name: { 'zh-CN': '华亭', en: 'Pavilion' },
  latinName: 'PAVILION',
  since: 2026,
  site: limits.siteId,
  favicon: '/favicon.svg',
  defaultTheme: 'default',
  themes: ['default', 'space'],
  defaultLocale: 'zh-CN',
  hosts: ['localhost', '127.0.0.1'],
  signingKey: sandboxSigningKey,
  slogan: {
    'zh-CN': ['一亭烟水', '满座星辉'],
    en: ['A pavilion by the water,', 'a table under the stars.'],
  },
  themeSlogans: {
    space: {
      'zh-CN': ['一亭星汉', '满座清辉'],
      en: ['A pavilion in orbit,', 'a table under the stars.'],
    },
  },
};
