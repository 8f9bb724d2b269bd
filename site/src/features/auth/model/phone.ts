import { parsePhone } from '@pavilion/format';
import type { Fault } from '../../../shared/forms/fault';

const digits = /^\d{5,13}$/;

/** A phone may be left out. Whether the operator takes the number is the gateway's to say. Source: requirement PHN-1. */
export const phoneFault = (phone: string): Fault | undefined =>
  phone === '' || digits.test(parsePhone(phone).number) ? undefined : { reason: 'format' };
