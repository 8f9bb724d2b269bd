/** Texts of threads with support. */
export const support = {
  threadLabel: 'Conversation with support',
  threadFailed: 'The conversation did not load',
  older: 'Show older messages',
  olderFailed: 'Older messages did not load. Try again',
  start: 'No earlier messages',
  staff: 'Support',
  me: 'Me',
  system: 'Notice',
  automatic: 'Automatic reply',
  seen: 'Seen',
  announcement: '{author}: {text}',
  announcementPictures: '{author} sent pictures',

  stateOpen: 'Waiting for an answer',
  stateAnswered: 'Answered',
  stateClosed: 'Closed',
  stateReopened: 'Reopened',

  text: 'Message',
  textRequired: 'Enter a message, or add a picture',
  textRefused:
    'To protect your money, a message cannot contain a whole card number or coin address. The last four digits are enough.',
  placeholder: 'Describe what happened',
  enterHint: 'Enter sends, Shift + Enter starts a new line',
  addPictures: 'Add pictures',
  removePictures: 'Remove pictures',
  pictures: 'Pictures',
  send: 'Send',
} as const;
