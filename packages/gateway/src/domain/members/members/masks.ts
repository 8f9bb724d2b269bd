import { maskName } from '@pavilion/format';

/** The year of a day (YYYY-MM-DD) tells who is of age; the rest is nobody's business. */
export const maskBirthday = (day: string): string => `${day.slice(0, 4)}-**-**`;

/** Whose mailbox it is, hidden as an account is; where it lies, as it is. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return maskName(email.slice(0, at)) + email.slice(at);
};
