/** Texts of the demo page, and of the page that a demo sees in place of those for members. */
export const demo = {
  title: 'Play first, without registering',
  lead: 'Take {currency}{amount} of demo money with one click. Every game opens at once, with the rules and returns that members get.',
  start: 'I am {age} or older, start the demo',
  closed: 'No new demos at the moment. Please come back later, or log in if you have an account.',
  login: 'I have an account, log in',

  playingTitle: 'You are playing a demo',
  playingLead:
    'Demo money is for games only. Register when you like what you see; your account then starts afresh.',
  balance: 'Demo money',
  timeLeft: 'Time left',
  refill: 'Refill',
  refilled: 'Your demo money is {currency}{amount} again',
  play: 'Choose a game',

  memberTitle: 'You are logged in as a member',
  memberLead: 'Demos are for visitors without an account. Yours opens every game directly.',

  factMoney: 'Demo money',
  factTime: 'Lasts',
  factTimeValue: '{hours} [hour|hours]',
  factRefill: 'Refill',
  factRefillValue: 'Every {minutes} min',

  rulesTitle: 'Good to know',
  ruleSame:
    'Back on this device within {hours} [hour|hours], you continue with your balance. Then the demo ends.',
  ruleRefill:
    'When less than {currency}{below} is left, you can refill to {currency}{amount}, {minutes} [minute|minutes] after the last time.',
  ruleClosed:
    'Deposits, withdrawals, transfers, rebates, bonuses, mall and agents are for members. Wins of demos are in no ranking.',
  ruleNothing: 'Registering opens a new account. Balance and records of the demo stay behind.',
  rulePlayMoney: 'Demo money has no monetary value and cannot be exchanged for anything.',

  closedTitle: 'Register to use “{page}”',
  closedText:
    'A demo is for trying the games. Registering takes less than a minute; money, rewards and messages are in the member area.',
  backToGames: 'Back to the games',
} as const;
