/** Texts of games wherever they are shown. */
export const games = {
  chess: '棋牌',
  egame: '电子',
  gaming: '电竞',
  lottery: '彩票',
  realbet: '真人',
  sport: '体育',
  fishing: '捕鱼',

  hot: '热门',
  new: '新游',
  favourite: '收藏 {name}',
  unfavourite: '取消收藏 {name}',
  favouriteFailed: '收藏未保存，请稍后再试',
  favouriteNeedsLogin: '登录后即可收藏喜欢的游戏，换设备也不会丢。',
  returnToPlayer: '返还率 {percent}%',
  players: '{count} 人在玩',
  nobodyPlays: '等您开局',
  stakes: '单注 {min} – {max}',
  open: '开始游戏',

  loginTitle: '登录后继续',
  loginText: '登录后即可打开「{name}」。没有账户？一分钟注册，全程使用模拟币。',
  login: '登录',
  register: '免费注册',
} as const;
