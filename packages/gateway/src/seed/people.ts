/** The demo member. Its password is in the README: it owns play money only. */
export const demoMember = {
  account: 'demo2026',
  password: 'Pavilion2026',
  nickname: '云游客',
  phone: '(86)13800002026',
  /** Verified; the owner of the bound accounts. */
  realName: '云中鹤',
  paymentPassword: '202646',
};

/** Members with a history, so that wins and counts come from rows. */
export const backgroundAccounts: readonly string[] = [
  'linxi88',
  'moyan_7',
  'xiaoyu520',
  'qingfeng',
  'Haitang9',
  'zhouzhou',
  'baiyun66',
  'nanfeng23',
  'chenmo_c',
  'yuehan11',
  'tangtang',
  'guanshan',
  'Lucky8899',
  'mingyue3',
  'jiangnan',
  'feiyu2020',
  'xingchen',
  'wanqing',
  'suyan_01',
  'luoxia77',
  'dongdong',
  'kaifeng5',
  'yinhe404',
  'zhuli_w',
  'chunxiao',
  'Amber168',
  'shanshui',
  'tingyu09',
  'leyuan33',
  'beichen',
  'hongdou5',
  'qiushui',
  'jiuge666',
  'mianmian',
  'anran_17',
  'zifeng88',
  'lanting',
  'huaxia01',
  'yunfan22',
  'songhe60',
];

/** Members of the demo member’s agency. */
export const agentMemberAccounts: readonly string[] = [
  'guyun_21',
  'lanhai66',
  'Taotao918',
  'shuimo_k',
  'zhaoxia',
];

/** The code of the demo member as an agent. */
export const demoAgentCode = 'YUNYOU88';

/** The invite code of the agent, which works in registration. */
export const agentCode = 'WELCOME8';
