export const moneyMessages = {
  'zh-CN': {
    clear: '清空',
    quickAmounts: '快捷金额',
    amountAmbiguous: '金额不明确，请手动输入',
    amountDecimals: '最多 {limit} 位小数',
    belowMin: '最低 {limit}',
    aboveMax: '最高 {limit}',
  },
  en: {
    clear: 'Clear',
    quickAmounts: 'Quick amounts',
    amountAmbiguous: 'Unclear amount. Please type it.',
    amountDecimals: 'At most {limit} decimals',
    belowMin: 'At least {limit}',
    aboveMax: 'At most {limit}',
  },
};
