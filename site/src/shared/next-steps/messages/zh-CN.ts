export const nextSteps = {
  login: '去登录',
  support: '联系客服',
  deposit: '去存款',
  orders: '查看订单',
  gift: '查看礼金',
  otherGames: '看看其他游戏',
  hintRetry: '您填写的内容都已保留，可以直接重试。',
  hintReload: '请刷新页面后重试。',
  hintVerify: '这次登录需要先核实身份，请联系客服协助验证。',
  hintWait: '请稍候几分钟再试，您填写的内容都已保留。',
  hintSupport: '客服会协助您处理。',
} as const;
