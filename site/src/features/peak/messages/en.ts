/** Texts of the ranking among friends. */
export const peak = {
  lead: 'The best multiple of the week, among you, who invited you and the friends you invited: luck decides, not how much is staked.',
  endsIn: 'This week ends in',
  week: '{first} to {last}',
  weeks: 'Week',
  current: 'This week',
  last: 'Last week',
  counting: 'Being counted; prizes follow soon.',

  login: 'Log in to see your place',
  register: 'Register first',

  prizesTitle: 'Prizes',
  prize: 'Place {place}',
  place: 'Place',
  account: 'Member',
  self: 'You',
  vacant: 'Open',
  multiple: 'Best multiple',
  times: '{multiple} ×',
  reward: 'Prize',
  placed: 'Place {place}',
  roundsLeft: '{count} [round|rounds] to go',
  samePerson: 'One person counts once',
  tableTitle: 'Your friends',
  aloneTitle: 'Nobody to compete with yet',
  aloneText: 'Invite friends, and compare your luck here.',
  invite: 'Invite friends',

  mine: 'Your result',
  noRound: 'No round counts this week yet',
  noRoundLast: 'No round counted last week',
  toGames: 'Play a round',
  bestRound: 'Best round',
  counted: '{count} of {max} [round|rounds] count',
  share: 'Share this round',
  shareText:
    'Friends who open the link see the game, the multiple and your masked account, neither stake nor balance.',
  won: 'Prize of last week',
  claim: 'Claim',
  turnover: 'Requires a turnover of {currency}{turnover}',
  waiting: 'To be claimed',
  pending: 'Under review',
  claimed: 'Claimed',
  expired: 'Expired',
  revoked: 'Revoked',

  rulesTitle: 'Rules',
  ruleScore:
    'From Monday 00:00, the first {maxRounds} [round|rounds] of each member with a stake of at least {currency}{stake} count. The highest payout divided by its stake is the result; playing more gives no further chance.',
  rulePlace: 'A place takes {minRounds} counting [round|rounds]. Of equal multiples the earlier is ahead.',
  rulePrize:
    'With at least {minMembers} [place|places] among your friends the first three win a prize, each by their own ranking, once a week.',
  ruleFriends:
    'Your ranking has you, who invited you, and the first {maxFriends} [friend|friends] you invited; several accounts of one person count once.',
  ruleTurnover:
    'Prizes are granted on Monday after the count. A claimed prize requires {multiple} [time|times] its amount as turnover before a withdrawal.',
  rulePrivacy: 'Friends see masked accounts and the best multiple, no games, stakes or balances.',
} as const;
