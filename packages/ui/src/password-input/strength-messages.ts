export const strengthMessages = {
  'zh-CN': {
    passwordWeak: '强度：弱',
    passwordFair: '强度：中',
    passwordStrong: '强度：强',
  },
  en: {
    passwordWeak: 'Strength: weak',
    passwordFair: 'Strength: fair',
    passwordStrong: 'Strength: strong',
  },
};
