import type { Article } from '../article';

export const article: Article = {
  slug: 'zrwt',
  group: 'play',
  order: 14,
  title: { 'zh-CN': '真人问题', en: 'Live dealer questions' },
  blocks: [],
};
