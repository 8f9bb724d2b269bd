/** Texts of a verification code that was sent to the user. */
export const codes = {
  code: 'Code',
  codeNever: 'Do not share this code',
  resend: 'Send again',
  sentBySms: 'By text message to {to}',
  sentByEmail: 'A mail was sent to the safe address of {to}',
  sentByVoice: 'You are called at {to}',
  sentByAuthenticator: 'Open the authenticator bound to {to}',
  sandboxMessage: 'No real messages are sent in the sandbox. This is what you would get',
  sendCode: 'Send a code',
  phoneCodeLead: 'If a member has verified this phone, you will get a text message with a code.',
  otherPhone: 'Use another phone',
  verifiedPhoneHint:
    'A phone that you have verified in your profile, or by a code when you reset the password. If you have not, log in with the password.',
} as const;
