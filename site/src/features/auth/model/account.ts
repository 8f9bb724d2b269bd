import { limits } from '@pavilion/contract';
import { type Fault, lengthFault } from '../../../shared/forms/fault';

/** Letters, digits and the underscore, a letter first. */
const wellFormed = /^[A-Za-z]\w*$/;

/** What the gateway would say of an account name, as far as it can be told without the other members. */
export const accountFault = (account: string): Fault | undefined =>
  lengthFault(account, limits.account) ?? (wellFormed.test(account) ? undefined : { reason: 'format' });
