/** Texts of the page about inviting friends. */
export const invitations = {
  title: '邀请好友，两人都有礼',
  lead: '好友用您的链接注册并完成三步，您得 {currency}{inviter}，好友得 {currency}{friend}。',
  visitorText: '登录后即可获得专属邀请链接与二维码。',
  login: '登录后邀请',
  register: '先注册一个账户',

  invited: '已邀请',
  rewarded: '已达成',
  earned: '累计礼金',
  people: '{count} 人',

  stepsTitle: '三步拿礼金',
  stepShare: '分享链接',
  stepShareText: '把链接或二维码发给好友，好友由此注册。',
  stepDo: '好友完成三项',
  stepDoText:
    '注册后 {days} 天内通过实名认证，单笔存款满 {currency}{deposit}，有效流水满 {currency}{turnover}。',
  stepReward: '双方到账',
  stepRewardText: '礼金各自发放到“礼金记录”，领取后存入主钱包。',

  tiersTitle: '人数越多，礼上加礼',
  tier: '{friends} 位好友',
  tierReached: '已达成',
  tierLeft: '还差 {count} 位',
  tierProgress: '{friends} 位好友的进度',

  friendsTitle: '我邀请的好友',
  friendsCaption: '我邀请的好友',
  account: '好友',
  progress: '完成情况',
  state: '状态',
  reward: '我的礼金',
  named: '实名',
  deposited: '存款',
  played: '流水',
  stepDone: '{step}：已完成',
  stepOpen: '{step}：未完成',
  stateOpen: '进行中',
  stateRewarded: '已达成',
  stateReview: '审核中',
  stateSamePerson: '不符合规则',
  stateLimit: '超出人数上限',
  stateAgent: '计入代理',
  stateOver: '已过期',
  emptyTitle: '还没有邀请到好友',
  emptyText: '把上面的链接分享给第一位好友吧。',

  rulesTitle: '活动规则',
  ruleWindow:
    '好友须在注册后 {days} 天内完成实名认证、单笔不低于 {currency}{deposit} 的存款和 {currency}{turnover} 的有效流水，逾期不再补发。',
  rulePerson:
    '一人一份：与邀请人或其他受邀好友使用相同手机号、收款账户、姓名与生日或设备的账户，不计入或须经人工审核。',
  ruleLimit: '每位会员最多可因 {count} 位好友获得礼金；晋级礼每档一次。',
  ruleTurnover: '礼金领取后须完成 {multiple} 倍流水方可取款，领取期限以礼金记录为准。',
  rulePrivacy: '您只能看到好友是否完成每一步，看不到其余额、存款金额或投注内容。',
} as const;
