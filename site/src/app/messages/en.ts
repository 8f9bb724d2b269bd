/** Texts of the shell: header, footer, menus, dialogs of the app itself. */
export const app = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  announcements: 'Announcements',
  searchGames: 'Search games',
  login: 'Log in',
  register: 'Register',
  logout: 'Log out',
  loggedOut: 'You are logged out',
  logoutFailed: 'Logging out did not work. Please try again.',
  deposit: 'Deposit',
  withdrawal: 'Withdraw',
  balance: 'Balance',
  refreshBalance: 'Refresh balance',
  accountMenu: 'Account menu',
  unreadMail: 'Unread mail: {count}',
  vipLevel: 'VIP {level}',
  lockedMoney: '{amount} locked',
  switchTheme: 'Switch to the {theme} theme',
  otherLanguage: '中文',
  help: 'Help',
  support: 'Support',
  promotions: 'Promotions',
  closePromotion: 'Do not show “{title}” again',
  putOffDividend: 'Claim “{title}” later, in the wallet',
  download: 'Download',

  groupFunds: 'Funds',
  groupRecords: 'Records',
  groupAccount: 'Account and security',
  groupCards: 'Cards and wallets',
  groupRewards: 'Rewards',
  groupMessages: 'Messages',
  memberNavigation: 'Member centre navigation',

  footerGames: 'Games',
  footerActivities: 'Promotions',
  footerHelp: 'Getting started',
  footerQuestions: 'Questions',
  footerAbout: 'About',
  footerOfAge: 'Not for anyone under 18',
  footerPlayMoney:
    'This is a play-money site: every amount is virtual. You can not pay in real money, and nothing can be cashed out.',
  footerLicence:
    'No real-money gambling is offered here, so no gambling licence is held or needed. Every result is drawn at random by our own server.',
  footerResponsibleText:
    'Keep it fun. You can set limits on deposits, stakes and time at any moment, or take a break.',
  copyright: '© {year} {name}',

  loginOfferTitle: 'Please log in first',
  loginOfferText: 'Log in to go on to “{page}”.',
  loginOfferConfirm: 'Log in',
  loginOfferCancel: 'Look around',

  noticeTitle: 'Notice',
  reloadTitle: 'A new version is here',
  reloadConfirm: 'Reload now',
  reloadCancel: 'Later',

  crashTitle: 'Something went wrong here',
  crashText:
    'This part could not be shown. Your account and balance are not affected. Try again, or go back home.',
  cookiesTitle: 'Please allow cookies',
  cookiesText:
    'Your session, theme and language are kept in cookies. Allow cookies for this site in your browser’s settings, then reload the page.',
  reload: 'Reload',
} as const;
