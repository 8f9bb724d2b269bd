import type { Article } from '../article';

export const article: Article = {
  slug: 'qtwt',
  group: 'start',
  order: 15,
  title: { 'zh-CN': '其他问题', en: 'Other questions' },
  blocks: [],
};
