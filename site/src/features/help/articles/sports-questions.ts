import type { Article } from '../article';

export const article: Article = {
  slug: 'tywt',
  group: 'play',
  order: 13,
  title: { 'zh-CN': '体育问题', en: 'Sports questions' },
  blocks: [],
};
