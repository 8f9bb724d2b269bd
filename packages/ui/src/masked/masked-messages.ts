export const maskedMessages = {
  'zh-CN': {
    reveal: '显示',
    conceal: '隐藏',
  },
  en: {
    reveal: 'Show',
    conceal: 'Hide',
  },
};
