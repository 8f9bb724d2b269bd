import type { Database } from '../../../db/database';

/**
 * Gives a member another phone, or a first one, as a part of the transaction that has checked it. Every phone is changed here: that of
 * a code (`phone-proof.ts`) and that of a reviewed change (`profile-rules.ts`). A rule about a changed phone therefore belongs here.
 *
 * Proved by `npm run test:unit -- architecture/member-phone phone-proof profile-changes`.
 */
export const changePhone = async (transaction: Database, memberId: string, phone: string): Promise<void> => {
  await transaction.updateTable('members').set({ phone }).where('id', '=', memberId).execute();
};
