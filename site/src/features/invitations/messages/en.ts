/** Texts of the page about inviting friends. */
export const invitations = {
  title: 'Invite a friend, and both receive a bonus',
  lead: 'When a friend registers with your link and takes three steps, you receive {currency}{inviter} and your friend {currency}{friend}.',
  visitorText: 'Log in to get a link and a QR code of your own.',
  login: 'Log in to invite',
  register: 'Register first',

  invited: 'Invited',
  rewarded: 'Counted',
  earned: 'Earned',
  people: '{count}',

  stepsTitle: 'Three steps to the bonus',
  stepShare: 'Share your link',
  stepShareText: 'Send the link or the QR code; your friend registers with it.',
  stepDo: 'Your friend gets started',
  stepDoText:
    'Within {days} [day|days]: a confirmed real name, one deposit of {currency}{deposit} or more, and turnover of {currency}{turnover}.',
  stepReward: 'Both are rewarded',
  stepRewardText: 'Each bonus is in the bonus records; once claimed it is in the main wallet.',

  tiersTitle: 'More friends, more bonuses',
  tier: '{friends} [friend|friends]',
  tierReached: 'Reached',
  tierLeft: '{count} to go',
  tierProgress: 'Progress to {friends} [friend|friends]',

  friendsTitle: 'Friends I invited',
  friendsCaption: 'Friends I invited',
  account: 'Friend',
  progress: 'Steps',
  state: 'State',
  reward: 'My bonus',
  named: 'Name',
  deposited: 'Deposit',
  played: 'Turnover',
  stepDone: '{step}: done',
  stepOpen: '{step}: not done',
  stateOpen: 'In progress',
  stateRewarded: 'Counted',
  stateReview: 'Under review',
  stateSamePerson: 'Against the rules',
  stateLimit: 'Over the limit',
  stateAgent: 'Counts for the agent',
  stateOver: 'Time is up',
  emptyTitle: 'No friends invited yet',
  emptyText: 'Share the link above with a first friend.',

  rulesTitle: 'Rules',
  ruleWindow:
    'Within {days} [day|days] of registering a friend needs a confirmed real name, one deposit of at least {currency}{deposit}, and turnover of {currency}{turnover}. Later steps do not count.',
  rulePerson:
    'One bonus a person: accounts with the same phone, payout account, name and birthday, or device as the inviter or another invited friend do not count, or are reviewed.',
  ruleLimit: 'A member is rewarded for at most {count} [friend|friends]; each level of friends pays once.',
  ruleTurnover:
    'A claimed bonus needs {multiple} [time|times] its amount in turnover before a withdrawal. The bonus records show until when it can be claimed.',
  rulePrivacy: 'You see whether a friend has taken each step, not their balance, amounts or bets.',
} as const;
