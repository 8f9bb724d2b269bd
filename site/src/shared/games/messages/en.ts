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
  favouriteNeedsLogin: 'Log in to keep your favourite games, on every device.',
  returnToPlayer: 'Return {percent}%',
  players: '{count} playing',
  nobodyPlays: 'Be the first',
  stakes: 'Stake {min} – {max}',
  open: 'Play',

  loginTitle: 'Log in to go on',
  loginText:
    'Log in to open “{name}”. No account yet? Registering takes a minute, and everything is play money.',
  login: 'Log in',
  register: 'Register',
} as const;
