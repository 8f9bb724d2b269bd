/** Texts of the search over any page. */
export const search = {
  title: '搜索',
  field: '搜索游戏与页面',
  placeholder: '游戏名、拼音首字母或页面名',
  recent: '最近玩过',
  hot: '大家在玩',
  games: '游戏',
  pages: '页面',
  facts: '{category} · 返还率 {percent}%',
  found: '{count} 个结果',
  noneTitle: '没有找到“{text}”',
  noneText: '换个说法试试，例如拼音首字母；也可以从热门里挑一个。',
  failed: '搜索暂时不可用，请重试',
  retry: '重试',
} as const;
