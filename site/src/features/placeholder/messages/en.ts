/** Texts of the placeholder page, with the purpose of each planned page by route id. */
export const placeholder = {
  badge: 'Not built yet',
  lead: 'What this page is for',
  state: 'This page is not built yet: nothing can be done here, and it shows no invented data.',
  meanwhile: 'Where you can go now',
  linkHome: 'Home',
  linkLobby: 'Slots lobby',
  linkDeposit: 'Deposit',
  linkWallet: 'Wallet',
  linkBets: 'Bets',
  linkTransactions: 'Transactions',

  demo: 'A play-money account in one click: open every game without registering.',
  customer: 'Ways to reach support, common questions, and your conversation with us.',
  assistedDeposit:
    'A deposit with the help of support: how it works, the fraud warning, your request and its state.',
  chess:
    'The chess and card lobby: browse by venue, search, favourites and recently played; open a table and play.',
  gaming: 'The esports lobby: matches and markets; choose a venue to enter.',
  lottery: 'The lottery lobby: countdowns, draws, trends, and picking your numbers.',
  realbet: 'The live-dealer lobby: tables, road maps and limits; take a seat and play.',
  sport: 'Sports: three venues, in-play and pre-match markets, four odds formats, singles and parlays.',
  fishing: 'The fishing lobby: choose a pond and a cannon and fish with others.',
  feedback: 'Choose a kind, write, add pictures; earlier messages and our answers are here too.',
  helpSportsTutorial: 'From reading a market to placing a bet.',
  helpCashOut: 'What early cash-out is, when it is offered, and how the amount is made.',
  helpLotteryQuestions: 'Common questions on lottery games, draws and prizes.',
  helpEsportsQuestions: 'Common questions on esports markets, results and settlement.',
  helpSportsQuestions: 'Common questions on sports markets, results and settlement.',
  helpLiveQuestions: 'Common questions on live tables, lost connections and results.',
  helpSupport: 'How and when to reach support.',
  helpChessIntroduction: 'The rules of our chess and card games.',
} as const;
