export const passwordMessages = {
  'zh-CN': {
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
  },
  en: {
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
};
