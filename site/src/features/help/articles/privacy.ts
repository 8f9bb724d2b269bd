import type { Article } from '../article';

export const article: Article = {
  slug: 'ysgz',
  group: 'safety',
  order: 20,
  title: { 'zh-CN': '隐私规则', en: 'Privacy' },
  blocks: [],
};
