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

  customer: '客服渠道、常见问题，以及与客服的对话记录都在这里。',
  assistedDeposit: '请客服协助完成存款：说明流程与防骗提醒，提交申请并跟进处理进度。',
  feedback: '选择类型、写下意见、附上截图；之前提交的内容和回复也在这里。',
} as const;
