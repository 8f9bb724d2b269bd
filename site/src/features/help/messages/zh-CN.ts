/** Texts around the help articles. */
export const help = {
  articles: '帮助目录',
  start: '新手与规则',
  money: '资金',
  play: '游戏与投注',
  safety: '安全与责任',
  about: '关于我们',
  neighbours: '上一篇和下一篇',
  previous: '上一篇',
  next: '下一篇',
  search: '搜索帮助',
  searchPlaceholder: '搜索帮助内容，例如：流水',
  searching: '正在搜索…',
  found: '找到 {count} 篇',
  noneFound: '没有找到“{text}”的相关内容，请换个说法试试。',
  searchFailed: '搜索暂时不可用，请检查网络后重试。',
  retry: '重试',
} as const;
