import type { Article } from '../article';

export const article: Article = {
  slug: 'xnbcqkjc',
  group: 'money',
  order: 7,
  title: { 'zh-CN': '虚拟币存取款教程', en: 'Coin deposits and withdrawals' },
  blocks: [],
};
