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
  returnToPlayer: '返还率 {percent}%',
  players: '{count} 人在玩',
  stakes: '单注 {currency}{min} – {currency}{max}',
  open: '开始游戏',
  unfinished: '未完成',
  resume: '继续游戏',
  resumeRound: '继续未完成的一局',

  loginTitle: '登录后继续',
  loginText: '登录后即可打开「{name}」。也可以先试玩，不用注册。',
  login: '登录',
  demo: '免费试玩',
  register: '免费注册',
} as const;
