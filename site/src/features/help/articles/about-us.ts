import type { Article } from '../article';

export const article: Article = {
  slug: 'gywm',
  group: 'about',
  order: 17,
  title: { 'zh-CN': '关于我们', en: 'About us' },
  blocks: [],
};
