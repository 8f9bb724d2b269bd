import type { Article } from '../article';

export const article: Article = {
  slug: 'yhgz',
  group: 'start',
  order: 5,
  title: { 'zh-CN': '优惠规则', en: 'Promotion rules' },
  blocks: [],
};
