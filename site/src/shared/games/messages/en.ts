/** Texts of games wherever they are shown. */
export const games = {
  chess: 'Chess & cards',
  egame: 'Slots',
  gaming: 'Esports',
  lottery: 'Lottery',
  realbet: 'Live dealer',
  sport: 'Sports',
  fishing: 'Fishing',

  hot: 'Hot',
  new: 'New',
  favourite: 'Add {name} to favourites',
  unfavourite: 'Remove {name} from favourites',
  favouriteFailed: 'The favourite was not saved. Please try again later.',
  returnToPlayer: 'Return {percent}%',
  players: '{count} playing',
  stakes: 'Stake {currency}{min} – {currency}{max}',
  open: 'Play',
  unfinished: 'Unfinished',
  resume: 'Resume',
  resumeRound: 'Resume your round',

  loginTitle: 'Log in to go on',
  loginText: 'Log in to open “{name}”, or try it as a demo without registering.',
  login: 'Log in',
  demo: 'Play a demo',
  register: 'Register',
} as const;
