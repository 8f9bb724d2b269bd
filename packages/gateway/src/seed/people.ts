/** The member to look around with. Its password stands in the README: it owns nothing but play money. */
export const demoMember = {
  account: 'demo2026',
  password: 'Pavilion2026',
  nickname: '云游客',
  phone: '(86)13800002026',
  /** Checked; the owner of what is bound. */
  realName: '云中鹤',
  paymentPassword: '202646',
};

/** Members who play in the background, so that wins and counts are rows and not inventions. */
export const accounts: readonly string[] = [
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

/** The agent whose code works in registration. */
export const agent = { code: 'WELCOME8', name: '华亭推广中心' };
