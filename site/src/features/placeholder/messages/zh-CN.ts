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

  helpSportsTutorial: '从看懂盘口到完成一注体育投注。',
  helpCashOut: '什么是提前退还、何时可以使用、金额如何计算。',
  helpEsportsQuestions: '电竞盘口、赛果与结算的常见问题。',
  helpSportsQuestions: '体育盘口、赛果与结算的常见问题。',
  helpSupport: '联系在线客服的方式与服务时间。',
} as const;
