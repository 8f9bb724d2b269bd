import type { Article } from '../article';

export const article: Article = {
  slug: 'chessAbout',
  group: 'play',
  order: 22,
  title: { 'zh-CN': '棋牌介绍', en: 'About chess and cards' },
  blocks: [],
};
