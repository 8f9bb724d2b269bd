import type { Article } from '../article';

export const article: Article = {
  slug: 'cpwt',
  group: 'play',
  order: 11,
  title: { 'zh-CN': '彩票问题', en: 'Lottery questions' },
  blocks: [],
};
