export const moneyMessages = {
  'zh-CN': {
    clear: '清空',
    quickAmounts: '快捷金额',
    amountAmbiguous: '金额不明确，请手动输入',
    amountDecimals: '最多 {count} 位小数，多余的未采用',
    belowMin: '不能低于 {amount}',
    aboveMax: '不能超过 {amount}',
  },
  en: {
    clear: 'Clear',
    quickAmounts: 'Quick amounts',
    amountAmbiguous: 'Unclear amount. Please type it.',
    amountDecimals: 'At most {count} decimals. The rest was left out.',
    belowMin: 'At least {amount}',
    aboveMax: 'At most {amount}',
  },
};
