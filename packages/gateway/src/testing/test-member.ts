import { errorCodes } from '@pavilion/contract';
import type { TestGateway } from './test-gateway';
import { password } from './test-gateway';

/** A member who has everything that a withdrawal needs, except money. */
export interface ReadyMember {
  id: string;
  name: string;
  token: string;
  /** Id of a bound card past its cooling period. */
  account: string;
}

export const paymentPassword = '246810';
/** Card numbers with a valid check digit. */
export const cardNumbers = ['6222020000000004606', '4367420000000009'] as const;

/** Registers a member with a verified name, a payment password and a card past its cooling period. */
export const newReadyMember = async (
  gateway: TestGateway,
  account: string,
  card: string = cardNumbers[0],
): Promise<ReadyMember> => {
  const { id, token } = await gateway.newMember(account);
  await gateway.call('realNameSubmit', { name: '沈万三' }, { token });
  await gateway.sandbox('review-real-name', { account, pass: true });
  await gateway.call('paymentPasswordSet', { paymentPassword, loginPassword: password }, { token });
  const bound = await gateway.call(
    'payoutAccountAdd',
    { kind: 'bank', values: { number: card }, paymentPassword },
    { token },
  );
  if (bound.status_code !== errorCodes.success) throw new Error(`the card was not bound: ${bound.text}`);
  await gateway.sandbox('end-cooling', { account });
  return { id, name: account, token, account: bound.data.id };
};

/** Generates card numbers with a valid check digit. */
export const cardNumber = (which: number): string => {
  const digits = `436742${String(which).padStart(9, '0')}`;
  const sum = [...digits].reverse().reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
