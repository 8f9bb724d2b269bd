export const countdownMessages = {
  'zh-CN': {
    days: '{count} 天',
  },
  en: {
    days: '{count} d',
  },
};
