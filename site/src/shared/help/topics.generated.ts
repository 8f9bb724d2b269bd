// Generated from the help articles by `npm run generate`. Do not edit.

/** Every help article by its topic, in the order of the side list. */
export const helpTopics = {
  openAccount: {"slug":"kh","group":"start","title":{"zh-CN":"开户","en":"Opening an account"},"isWritten":true},
  promotionRules: {"slug":"yhgz","group":"start","title":{"zh-CN":"优惠规则","en":"Promotion rules"},"isWritten":true},
  otherQuestions: {"slug":"qtwt","group":"start","title":{"zh-CN":"其他问题","en":"Other questions"},"isWritten":true},
  deposit: {"slug":"ck","group":"money","title":{"zh-CN":"存款帮助","en":"Depositing"},"isWritten":true},
  withdrawal: {"slug":"qk","group":"money","title":{"zh-CN":"取款帮助","en":"Withdrawing"},"isWritten":true},
  transfer: {"slug":"zz","group":"money","title":{"zh-CN":"转账帮助","en":"Transferring"},"isWritten":true},
  coinTutorial: {"slug":"xnbcqkjc","group":"money","title":{"zh-CN":"虚拟币存取款教程","en":"Coin deposits and withdrawals"},"isWritten":true},
  sportsTutorial: {"slug":"tytzjc","group":"play","title":{"zh-CN":"体育投注教程","en":"How to bet on sports"},"isWritten":true},
  cashOut: {"slug":"tysstqth","group":"play","title":{"zh-CN":"体育赛事提前退还","en":"Early cash-out"},"isWritten":true},
  lotteryQuestions: {"slug":"cpwt","group":"play","title":{"zh-CN":"彩票问题","en":"Lottery questions"},"isWritten":true},
  esportsQuestions: {"slug":"dzjj","group":"play","title":{"zh-CN":"电子竞技","en":"Esports questions"},"isWritten":true},
  sportsQuestions: {"slug":"tywt","group":"play","title":{"zh-CN":"体育问题","en":"Sports questions"},"isWritten":true},
  liveQuestions: {"slug":"zrwt","group":"play","title":{"zh-CN":"真人问题","en":"Live dealer questions"},"isWritten":true},
  chessIntroduction: {"slug":"chessAbout","group":"play","title":{"zh-CN":"棋牌介绍","en":"About chess and cards"},"isWritten":true},
  electronicIntroduction: {"slug":"egameAbout","group":"play","title":{"zh-CN":"电子介绍","en":"About electronic games"},"isWritten":true},
  entertainmentIntroduction: {"slug":"recreation","group":"play","title":{"zh-CN":"娱乐介绍","en":"About entertainment"},"isWritten":true},
  browsers: {"slug":"tjllq","group":"safety","title":{"zh-CN":"推荐浏览器","en":"Recommended browsers"},"isWritten":true},
  antiHijacking: {"slug":"fjcjc","group":"safety","title":{"zh-CN":"防劫持教程","en":"Avoiding hijacked connections"},"isWritten":true},
  responsiblePlay: {"slug":"bczr","group":"safety","title":{"zh-CN":"博彩责任","en":"Responsible play"},"isWritten":true},
  privacy: {"slug":"ysgz","group":"safety","title":{"zh-CN":"隐私规则","en":"Privacy"},"isWritten":true},
  aboutUs: {"slug":"gywm","group":"about","title":{"zh-CN":"关于我们","en":"About us"},"isWritten":true},
  terms: {"slug":"gztk","group":"about","title":{"zh-CN":"规则条款","en":"Terms"},"isWritten":true},
  partners: {"slug":"hzhb","group":"about","title":{"zh-CN":"合作伙伴","en":"Partners"},"isWritten":true},
  support: {"slug":"zxkf","group":"about","title":{"zh-CN":"在线客服","en":"Contacting support"},"isWritten":true},
} as const;

export type HelpTopic = keyof typeof helpTopics;
