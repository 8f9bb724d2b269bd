/** Texts of the frame of a page: its header, and what it shows without its data. */
export const layout = {
  loadFailed: '没有加载成功',
  sandbox: '模拟',
  transferNothing: '全部为模拟资金，请勿向任何账户转账。',
  enterNoRealAccount: '全部为模拟资金，请勿填写真实卡号或账户。',
  enterNoRealData: '这里全部是模拟数据，请上传任意图片，不要上传真实证件。',
  enterNoRealAddress: '礼品均为模拟，不寄实物，请勿填写真实地址。',
} as const;
