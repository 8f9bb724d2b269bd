export const listMessages = {
  'zh-CN': {
    loading: '加载中',
    endOfList: '没有更多了',
    loadFailed: '加载失败',
    retry: '重试',
  },
  en: {
    loading: 'Loading',
    endOfList: 'That is everything',
    loadFailed: 'Could not load',
    retry: 'Try again',
  },
};
