import type { Article } from '../article';

export const article: Article = {
  slug: 'zxkf',
  group: 'about',
  order: 21,
  title: { 'zh-CN': '在线客服', en: 'Contacting support' },
  blocks: [],
};
