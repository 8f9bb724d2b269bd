/** Texts of the demo page, and of the page that a demo sees in place of those for members. */
export const demo = {
  title: '先玩再说，不用注册',
  lead: '一键领取 {currency}{amount} 试玩金，每款游戏都能直接开局，规则和返还率与会员完全一样。',
  start: '我已满 {age} 岁，开始试玩',
  closed: '暂停开放新的试玩，请稍后再来。已有账户可以直接登录。',
  login: '已有账户，去登录',

  playingTitle: '试玩进行中',
  playingLead: '试玩金只能用来玩游戏；满意了再注册，正式账户从零开始。',
  balance: '试玩金余额',
  timeLeft: '剩余时间',
  refill: '补充试玩金',
  refilled: '试玩金已补充到 {currency}{amount}',
  play: '去选游戏',

  memberTitle: '您已登录会员账户',
  memberLead: '试玩给还没注册的访客使用。您的账户可以直接打开每一款游戏。',

  factMoney: '试玩金',
  factTime: '可玩时长',
  factTimeValue: '{hours} 小时',
  factRefill: '补充',
  factRefillValue: '每 {minutes} 分钟',

  rulesTitle: '试玩须知',
  ruleSame: '同一台设备在 {hours} 小时内回来，接着原来的余额玩；时间到了自动结束。',
  ruleRefill: '余额低于 {currency}{below} 时可以补充到 {currency}{amount}，每次至少间隔 {minutes} 分钟。',
  ruleClosed: '存取款、转账、返水、红利、商城和代理不对试玩开放；试玩中奖不上榜。',
  ruleNothing: '注册会新开账户，试玩的余额和记录不会带过去。',
  rulePlayMoney: '试玩金是虚拟游戏币，没有货币价值，不能兑换任何东西。',

  closedTitle: '注册后即可使用“{page}”',
  closedText: '试玩账户只用来体验游戏。注册不到一分钟，资金、福利和消息都在会员中心。',
  backToGames: '继续试玩',
} as const;
