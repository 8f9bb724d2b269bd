export const steps = {
  login: '去登录',
  support: '联系客服',
  deposit: '去存款',
  orders: '查看订单',
  gift: '查看礼金',
  otherGames: '看看其他游戏',
} as const;
