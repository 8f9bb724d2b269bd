export const emptyMessages = {
  'zh-CN': {
    empty: '暂无数据',
  },
  en: {
    empty: 'Nothing here yet',
  },
};
