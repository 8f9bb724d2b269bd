export const oddsMessages = {
  'zh-CN': {
    oddsSuspended: '暂停',
    oddsUp: '赔率升至 {price}',
    oddsDown: '赔率降至 {price}',
  },
  en: {
    oddsSuspended: 'Suspended',
    oddsUp: 'Odds up to {price}',
    oddsDown: 'Odds down to {price}',
  },
};
