/** Texts of the card game. */
export const flip = {
  lead: 'Nine cards, nine prizes. The house commits to a seed before a round and shows it afterwards, so that you can verify every round.',
  login: 'Log in to play',
  register: 'Register first',

  chances: 'Your chances',
  chanceCount: '{count}',
  causeSignIn: 'Sign-in',
  causeMonth: 'Full month of sign-ins',
  causeFriend: 'Invited friend',
  earnSignIn: 'a sign-in',
  earnMonth: 'a full month of sign-ins',
  earnFriend: 'a friend who has done every step',
  chanceEnds: 'Until {at}',
  firstChanceEnds: 'First ends {at}',
  noChances: 'No chances',
  noChancesText: 'Each of these gives one chance for {days} days: {causes}.',
  toCalendar: 'Sign in for today',
  toFriends: 'Invite friends',

  start: 'Start a round',
  again: 'Start another round',
  choose: '{count} cards to flip: choose one',
  roundState: '{flipped} of {total} cards flipped',
  roundLimit: 'Up to {count} cards a round',
  finished: 'The round has ended, its seed is shown',
  boardLabel: 'Board',
  cardClosed: 'Card {number}, face down',
  cardOpen: 'Card {number}: {prize}',
  cardShown: 'Card {number}, not chosen: {prize}',
  noPrize: 'No prize',
  won: 'You won {currency}{amount}',
  claim: 'Claim it',
  underReview: 'Under review',
  claimTerms: 'Requires a turnover of {currency}{turnover}',

  prizesTitle: 'The nine prizes',
  fairTitle: 'How to verify',
  commitment: 'Commitment (SHA-256 of the server’s seed)',
  clientSeed: 'Your seed',
  clientSeedHint: 'Change it as you like before the first card; then it is fixed.',
  clientSeedWrong: 'Letters, digits, underscores and hyphens only, at most {max}',
  serverSeed: 'Server’s seed',
  round: 'Round',
  verifying: 'Verifying…',
  verified: 'Verified',
  verifiedText:
    'Commitment and your seed are those that this browser saw when the round began, and both seeds give the same board again.',
  unseen: 'Consistent',
  unseenText:
    'Seeds and board match each other, but the round was not started in this browser, which cannot compare them with the commitment and the seed of yours at that time. See the device where you started it.',
  mismatch: 'Does not match',
  linkSupport: 'Contact support',
  mismatchText:
    'The recomputed result differs, or commitment or seed are not those of the start. Keep what this page shows and contact support.',
  unverifiable: 'This browser cannot verify it',
  unverifiableText:
    'Browsers offer the algorithm on secure connections only; you can compute it elsewhere as below.',
  notLaid: 'No card was flipped in this round, so there is no board.',
  recipe: 'Method',
  recipeText:
    'With the server’s seed as the key, compute the HMAC-SHA-256 of “your seed:round:0”, “your seed:round:1” and so on; every 4 bytes are a number. Shuffle by Fisher and Yates from card 9, leaving out numbers that would favour a prize.',
  historyTitle: 'Latest rounds',
  historyRow: '{at} · {count} cards',

  rulesTitle: 'Rules',
  ruleRound:
    'A round flips up to {count} cards, each for a chance; chances that are left stay yours. A round is open for {hours} hours, and you find the same one when you come back.',
  rulePerson:
    'One account of a person plays a day; accounts with the same phone, payout account, or name and birthday are one person. A prize is reviewed by a person if another account on the same device has won on that day.',
  ruleTurnover:
    'Prizes are granted; a claimed one requires {multiple} times its amount as turnover before a withdrawal.',
  ruleBudget: 'The prizes of a day are limited; a round that has begun is always paid.',
} as const;
