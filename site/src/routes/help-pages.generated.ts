// Generated from the help articles by `npm run generate`. Do not edit.
import type { HelpTopic } from '../shared/help/topics.generated';
import { type LazyPage, lazyHelpPage } from './lazy-page';

/** The page of each help article, by its topic. */
export const helpPages: Readonly<Record<HelpTopic, LazyPage>> = {
  openAccount: lazyHelpPage('features/help/articles/open-account.ts', () => import('../features/help/articles/open-account')),
  promotionRules: lazyHelpPage('features/help/articles/promotion-rules.ts', () => import('../features/help/articles/promotion-rules')),
  otherQuestions: lazyHelpPage('features/help/articles/other-questions.ts', () => import('../features/help/articles/other-questions')),
  deposit: lazyHelpPage('features/help/articles/deposit.ts', () => import('../features/help/articles/deposit')),
  withdrawal: lazyHelpPage('features/help/articles/withdrawal.ts', () => import('../features/help/articles/withdrawal')),
  transfer: lazyHelpPage('features/help/articles/transfer.ts', () => import('../features/help/articles/transfer')),
  coinTutorial: lazyHelpPage('features/help/articles/coin-tutorial.ts', () => import('../features/help/articles/coin-tutorial')),
  sportsTutorial: lazyHelpPage('features/help/articles/sports-tutorial.ts', () => import('../features/help/articles/sports-tutorial')),
  cashOut: lazyHelpPage('features/help/articles/cash-out.ts', () => import('../features/help/articles/cash-out')),
  lotteryQuestions: lazyHelpPage('features/help/articles/lottery-questions.ts', () => import('../features/help/articles/lottery-questions')),
  esportsQuestions: lazyHelpPage('features/help/articles/esports-questions.ts', () => import('../features/help/articles/esports-questions')),
  sportsQuestions: lazyHelpPage('features/help/articles/sports-questions.ts', () => import('../features/help/articles/sports-questions')),
  liveQuestions: lazyHelpPage('features/help/articles/live-questions.ts', () => import('../features/help/articles/live-questions')),
  chessIntroduction: lazyHelpPage('features/help/articles/chess-introduction.ts', () => import('../features/help/articles/chess-introduction')),
  electronicIntroduction: lazyHelpPage('features/help/articles/electronic-introduction.ts', () => import('../features/help/articles/electronic-introduction')),
  entertainmentIntroduction: lazyHelpPage('features/help/articles/entertainment-introduction.ts', () => import('../features/help/articles/entertainment-introduction')),
  browsers: lazyHelpPage('features/help/articles/browsers.ts', () => import('../features/help/articles/browsers')),
  antiHijacking: lazyHelpPage('features/help/articles/anti-hijacking.ts', () => import('../features/help/articles/anti-hijacking')),
  responsiblePlay: lazyHelpPage('features/help/articles/responsible-play.ts', () => import('../features/help/articles/responsible-play')),
  privacy: lazyHelpPage('features/help/articles/privacy.ts', () => import('../features/help/articles/privacy')),
  aboutUs: lazyHelpPage('features/help/articles/about-us.ts', () => import('../features/help/articles/about-us')),
  terms: lazyHelpPage('features/help/articles/terms.ts', () => import('../features/help/articles/terms')),
  partners: lazyHelpPage('features/help/articles/partners.ts', () => import('../features/help/articles/partners')),
  support: lazyHelpPage('features/help/articles/support.ts', () => import('../features/help/articles/support')),
};
