import type { Article } from '../article';

export const article: Article = {
  slug: 'tytzjc',
  group: 'play',
  order: 8,
  title: { 'zh-CN': '体育投注教程', en: 'How to bet on sports' },
  blocks: [],
};
