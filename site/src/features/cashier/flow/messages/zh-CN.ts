/** Texts of the card of money in and out by day. */
export const flow = {
  flowTitle: '资金流水',
  flowDays: '统计天数',
  flow7: '近 7 天',
  flow30: '近 30 天',
  flowIn: '收入',
  flowOut: '支出',
  flowNet: '净额',
  flowChart: '每日收入与支出',
  flowEmpty: '这段时间没有资金变动',
} as const;
