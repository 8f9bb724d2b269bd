export const paginationMessages = {
  'zh-CN': {
    pagination: '分页',
    previousPage: '上一页',
    nextPage: '下一页',
    pageNumber: '第 {page} 页',
  },
  en: {
    pagination: 'Pages',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    pageNumber: 'Page {page}',
  },
};
