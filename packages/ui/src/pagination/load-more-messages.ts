export const loadMoreMessages = {
  'zh-CN': {
    loadMore: '加载更多',
    endOfList: '没有更多了',
    loadFailed: '加载失败',
    retry: '重试',
  },
  en: {
    loadMore: 'Load more',
    endOfList: 'That is everything',
    loadFailed: 'Could not load',
    retry: 'Try again',
  },
};
