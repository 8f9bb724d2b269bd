import type { Article } from '../article';

export const article: Article = {
  slug: 'bczr',
  group: 'safety',
  order: 16,
  title: { 'zh-CN': '博彩责任', en: 'Responsible play' },
  blocks: [],
};
