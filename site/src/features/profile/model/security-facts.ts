import type { Member } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { paths } from '../../../routes/paths';

const yearAfter = (moment: string): number => {
  const date = new Date(moment);
  return date.setFullYear(date.getFullYear() + 1);
};

/** One thing that protects the account. */
export interface SecurityFact {
  readonly name: 'realName' | 'phone' | 'email' | 'paymentPassword' | 'loginPassword';
  readonly isDone: boolean;
  /** Where it is added or changed. */
  readonly to: string;
}

/** What the security level counts, in order of weight. */
export const securityFacts = (
  { phone, email }: Member,
  { realName, paymentPassword }: CallResponse<'memberSecurity'>,
  { passwordChangedAt }: CallResponse<'profileInfo'>,
  now: number,
): readonly SecurityFact[] => {
  const { authentication, informationAudit } = paths.mine;
  return [
    { name: 'realName', isDone: realName.state === 'passed', to: authentication },
    { name: 'phone', isDone: phone !== null, to: '#phone' },
    { name: 'email', isDone: email !== null, to: informationAudit },
    { name: 'paymentPassword', isDone: paymentPassword.isSet, to: authentication },
    { name: 'loginPassword', isDone: now < yearAfter(passwordChangedAt), to: '#password' },
  ];
};
