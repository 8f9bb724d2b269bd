import type { Article } from '../article';

export const article: Article = {
  slug: 'hzhb',
  group: 'about',
  order: 19,
  title: { 'zh-CN': '合作伙伴', en: 'Partners' },
  blocks: [],
};
