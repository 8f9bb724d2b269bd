/** Texts of the sponsorships. */
export const sponsors = {
  title: '赞助与合作',
  lead: '我们支持的人与事，写明起止时间。沙盒环境中的合作方均为虚构。',
  running: '进行中',
  ended: '已结束',
  since: '{first} 起',
  span: '{first} 至 {last}',
  emptyTitle: '暂时没有合作项目',
  emptyText: '有新的合作时，会在这里写明对象与起止时间。',
  loadFailed: '合作项目没有载入',
} as const;
