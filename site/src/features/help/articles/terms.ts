import type { Article } from '../article';

export const article: Article = {
  slug: 'gztk',
  group: 'about',
  order: 18,
  title: { 'zh-CN': '规则条款', en: 'Terms' },
  blocks: [],
};
