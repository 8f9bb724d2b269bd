// Generated from the help articles by `npm run generate`. Do not edit.

/** The file of each help article, by its topic. */
export const articleModules = {
  openAccount: () => import('./articles/open-account'),
  promotionRules: () => import('./articles/promotion-rules'),
  otherQuestions: () => import('./articles/other-questions'),
  deposit: () => import('./articles/deposit'),
  withdrawal: () => import('./articles/withdrawal'),
  transfer: () => import('./articles/transfer'),
  coinTutorial: () => import('./articles/coin-tutorial'),
  sportsTutorial: () => import('./articles/sports-tutorial'),
  cashOut: () => import('./articles/cash-out'),
  lotteryQuestions: () => import('./articles/lottery-questions'),
  esportsQuestions: () => import('./articles/esports-questions'),
  sportsQuestions: () => import('./articles/sports-questions'),
  liveQuestions: () => import('./articles/live-questions'),
  chessIntroduction: () => import('./articles/chess-introduction'),
  electronicIntroduction: () => import('./articles/electronic-introduction'),
  entertainmentIntroduction: () => import('./articles/entertainment-introduction'),
  browsers: () => import('./articles/browsers'),
  antiHijacking: () => import('./articles/anti-hijacking'),
  responsiblePlay: () => import('./articles/responsible-play'),
  privacy: () => import('./articles/privacy'),
  aboutUs: () => import('./articles/about-us'),
  terms: () => import('./articles/terms'),
  partners: () => import('./articles/partners'),
  support: () => import('./articles/support'),
} as const;
