export const drawerMessages = {
  'zh-CN': {
    close: '关闭',
  },
  en: {
    close: 'Close',
  },
};
