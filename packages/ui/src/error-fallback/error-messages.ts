export const errorMessages = {
  'zh-CN': {
    errorTitle: '页面出了点问题',
    errorMessage: '请稍后重试，或先返回首页。',
    errorRetry: '请稍后重试。',
    retry: '重试',
    backHome: '返回首页',
  },
  en: {
    errorTitle: 'Something went wrong on this page',
    errorMessage: 'Please try again later, or go back home.',
    errorRetry: 'Please try again in a moment.',
    retry: 'Try again',
    backHome: 'Back to home',
  },
};
