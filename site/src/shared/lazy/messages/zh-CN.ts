export const lazy = {
  failed: '没有加载出来',
  failedText: '请检查网络后重试。',
  close: '关闭',
} as const;
