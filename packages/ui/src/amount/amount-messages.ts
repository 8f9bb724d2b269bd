export const amountMessages = {
  'zh-CN': {
    amountHidden: '金额已隐藏',
  },
  en: {
    amountHidden: 'Amount hidden',
  },
};
