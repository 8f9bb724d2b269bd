export const textAreaMessages = {
  'zh-CN': {
    textLength: '{units}/{maxUnits} 字符',
    textTooLong: '超出字数上限',
  },
  en: {
    textLength: '{units}/{maxUnits} characters',
    textTooLong: 'The text is too long',
  },
};
