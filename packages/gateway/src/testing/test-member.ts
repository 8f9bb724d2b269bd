import { errorCodes } from '@pavilion/contract';
import type { Database } from '../db/database';
import { mainAccount, runPosting } from '../domain/money';
import { settleRoundStatement } from '../domain/play';
import { newId } from '../ids';
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

/** What a row of `members` needs besides its moment, for members that a test inserts without a registration. */
export const memberRow = (id: string) => ({
  id,
  account: id,
  account_key: id,
  password_hash: '',
  nickname: id,
  invite_code: id,
});

/** The name of what a test plays or moves. */
export const testName = { 'zh-CN': '测试', en: 'test' };

/** Settles a round of a slot game that a member plays from the main wallet, and answers its id. */
export const playRound = async (
  { services: { db }, clock }: Pick<TestGateway, 'services' | 'clock'>,
  memberId: string,
  round: { readonly stake: bigint; readonly payout: bigint } & Partial<
    Parameters<typeof settleRoundStatement>[0]
  >,
): Promise<string> => {
  const at = new Date(clock.now());
  const id = newId(at);
  const game = { gameCode: 'golden-dragon', gameName: testName, category: 'egame' } as const;
  const account = mainAccount(memberId);
  const detail = { kind: 'test' };
  await runPosting(db, settleRoundStatement({ id, memberId, account, ...game, at, detail, ...round }));
  return round.id ?? id;
};

/** Makes members one person: they share a strong mark. */
export const sharePersonMark = async (
  db: Database,
  members: readonly { readonly id: string }[],
  mark: 'phone' | 'payout' = 'phone',
): Promise<void> => {
  const hash = `${mark} of ${members.map(({ id }) => id).join()}`;
  await db
    .insertInto('person_links')
    .values(members.map(({ id }) => ({ member_id: id, mark, hash })))
    .execute();
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
