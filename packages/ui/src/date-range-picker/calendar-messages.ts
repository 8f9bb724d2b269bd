export const calendarMessages = {
  'zh-CN': {
    calendarMonths: '切换月份',
    previousMonth: '上个月',
    nextMonth: '下个月',
    dateChooseStart: '请选择开始日期',
    dateChooseEnd: '请选择结束日期',
  },
  en: {
    calendarMonths: 'Months',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    dateChooseStart: 'Choose the first day',
    dateChooseEnd: 'Choose the last day',
  },
};
