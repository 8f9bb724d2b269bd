import { maskName } from '@pavilion/format';
import { networkOf } from '../sessions/network';

/** Masks a day (YYYY-MM-DD) except its year. */
export const maskBirthday = (day: string): string => `${day.slice(0, 4)}-**-**`;

/** Masks the name of a mailbox like an account; its domain stays. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return maskName(email.slice(0, at)) + email.slice(at);
};

/** Masks the last number of an IPv4 address, and the interface of an IPv6 address; `::1` is this machine, and stays. */
export const maskAddress = (address: string): string => {
  const network = networkOf(address);
  if (network.includes('.')) return network.replace(/[^.]*$/, '*');
  return network === '0:0:0:0' ? address : `${network}::*`;
};
