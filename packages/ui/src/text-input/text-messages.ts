export const textMessages = {
  'zh-CN': {
    clear: '清空',
  },
  en: {
    clear: 'Clear',
  },
};
