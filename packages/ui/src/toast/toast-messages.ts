export const toastMessages = {
  'zh-CN': {
    notifications: '通知',
    dismiss: '关闭提示',
  },
  en: {
    notifications: 'Notifications',
    dismiss: 'Dismiss',
  },
};
