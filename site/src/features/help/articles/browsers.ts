import type { Article } from '../article';

export const article: Article = {
  slug: 'tjllq',
  group: 'safety',
  order: 6,
  title: { 'zh-CN': '推荐浏览器', en: 'Recommended browsers' },
  blocks: [],
};
