/** Texts of a request whose answer was lost or was an error. */
export const submission = {
  checkingTitle: 'Checking what happened',
  checkingText: 'There was no response. We are retrying with the same key, so nothing is executed twice.',
  unknownTitle: 'The result is not known yet',
  unknownText:
    'No answer came for your {currency}{amount}. Asking again finds the same transaction and makes no second one.',
  unknownTextBare: 'No answer came. Asking again finds the same transaction and makes no second one.',
  askAgain: 'Ask again',
  giveUp: 'Go back and change it',
  keptText: 'What you entered is kept. You can submit it again.',
} as const;
