import type { Article } from '../article';

export const article: Article = {
  slug: 'egameAbout',
  group: 'play',
  order: 23,
  title: { 'zh-CN': '电子介绍', en: 'About electronic games' },
  blocks: [],
};
