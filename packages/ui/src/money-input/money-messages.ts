export const moneyMessages = {
  'zh-CN': {
    clear: '清空',
    quickAmounts: '快捷金额',
    amountAmbiguous: '无法确定粘贴的金额，请手动输入',
    amountDecimals: '最多保留 {count} 位小数，多余部分未采用',
    amountBelowMin: '金额不能低于 {amount}',
    amountAboveMax: '金额不能超过 {amount}',
  },
  en: {
    clear: 'Clear',
    quickAmounts: 'Quick amounts',
    amountAmbiguous: 'The pasted amount is unclear. Please type it.',
    amountDecimals: 'At most {count} decimals; the rest was left out',
    amountBelowMin: 'The amount must be at least {amount}',
    amountAboveMax: 'The amount must be at most {amount}',
  },
};
