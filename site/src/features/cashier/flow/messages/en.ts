/** Texts of the card of money in and out by day. */
export const flow = {
  flowTitle: 'In and out',
  flowDays: 'Days shown',
  flow7: '7 days',
  flow30: '30 days',
  flowIn: 'In',
  flowOut: 'Out',
  flowNet: 'Net',
  flowChart: 'Money in and out by day',
  flowEmpty: 'Nothing moved in this time',
} as const;
