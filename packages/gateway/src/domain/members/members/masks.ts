import { maskName } from '@pavilion/format';

/** Masks a day (YYYY-MM-DD) except its year. */
export const maskBirthday = (day: string): string => `${day.slice(0, 4)}-**-**`;

/** Masks the name of a mailbox like an account; its domain stays. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return maskName(email.slice(0, at)) + email.slice(at);
};
