export const tableMessages = {
  'zh-CN': {
    total: '合计',
    columns: '列设置',
    allColumns: '显示全部列',
    exportCsv: '导出 CSV',
    detail: '详情',
    showDetail: '展开详情',
    hideDetail: '收起详情',
    endOfList: '没有更多了',
    loadFailed: '加载失败',
  },
  en: {
    total: 'Total',
    columns: 'Columns',
    allColumns: 'Show all columns',
    exportCsv: 'Export CSV',
    detail: 'Detail',
    showDetail: 'Show detail',
    hideDetail: 'Hide detail',
    endOfList: 'That is everything',
    loadFailed: 'Could not load',
  },
};
