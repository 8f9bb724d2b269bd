import type { Article } from '../article';

export const article: Article = {
  slug: 'fjcjc',
  group: 'safety',
  order: 10,
  title: { 'zh-CN': '防劫持教程', en: 'Avoiding hijacked connections' },
  blocks: [],
};
