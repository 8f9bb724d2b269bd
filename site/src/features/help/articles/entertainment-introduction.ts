import type { Article } from '../article';

export const article: Article = {
  slug: 'recreation',
  group: 'play',
  order: 24,
  title: { 'zh-CN': '娱乐介绍', en: 'About entertainment' },
  blocks: [],
};
