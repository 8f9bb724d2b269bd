import type { Article } from '../article';

export const article: Article = {
  slug: 'dzjj',
  group: 'play',
  order: 12,
  title: { 'zh-CN': '电子竞技', en: 'Esports questions' },
  blocks: [],
};
