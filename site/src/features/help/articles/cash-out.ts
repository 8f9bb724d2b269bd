import type { Article } from '../article';

export const article: Article = {
  slug: 'tysstqth',
  group: 'play',
  order: 9,
  title: { 'zh-CN': '体育赛事提前退还', en: 'Early cash-out' },
  blocks: [],
};
