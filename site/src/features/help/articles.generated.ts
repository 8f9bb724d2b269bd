// Generated from the help articles by `npm run generate`. Do not edit.

/** The file of each help article, by its topic. */
export const articleModules = {
  openAccount: () => import('./articles/open-account'),
  deposit: () => import('./articles/deposit'),
  withdrawal: () => import('./articles/withdrawal'),
  transfer: () => import('./articles/transfer'),
  promotionRules: () => import('./articles/promotion-rules'),
  browsers: () => import('./articles/browsers'),
  coinTutorial: () => import('./articles/coin-tutorial'),
  sportsTutorial: () => import('./articles/sports-tutorial'),
  cashOut: () => import('./articles/cash-out'),
  antiHijacking: () => import('./articles/anti-hijacking'),
  lotteryQuestions: () => import('./articles/lottery-questions'),
  esportsQuestions: () => import('./articles/esports-questions'),
  sportsQuestions: () => import('./articles/sports-questions'),
  liveQuestions: () => import('./articles/live-questions'),
  otherQuestions: () => import('./articles/other-questions'),
  responsiblePlay: () => import('./articles/responsible-play'),
  aboutUs: () => import('./articles/about-us'),
  terms: () => import('./articles/terms'),
  partners: () => import('./articles/partners'),
  privacy: () => import('./articles/privacy'),
  support: () => import('./articles/support'),
  chessIntroduction: () => import('./articles/chess-introduction'),
  electronicIntroduction: () => import('./articles/electronic-introduction'),
  entertainmentIntroduction: () => import('./articles/entertainment-introduction'),
} as const;
