export const copyMessages = {
  'zh-CN': {
    copy: '复制',
    copied: '已复制',
    copyFailed: '复制失败，请手动复制',
  },
  en: {
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Could not copy. Please copy it manually.',
  },
};
