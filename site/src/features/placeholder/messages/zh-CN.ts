/** Texts of the placeholder page, with the purpose of each planned page by route id. */
export const placeholder = {
  badge: '布置中',
  lead: '这一页会做什么',
  state: '本页还在布置，现在不能办理任何业务，也不会显示虚构的数据。',
  meanwhile: '现在就可以去的地方',
  linkHome: '首页',
  linkLobby: '电子游戏大厅',
  linkDeposit: '存款',
  linkWallet: '我的钱包',
  linkBets: '投注记录',
  linkTransactions: '交易记录',

} as const;
