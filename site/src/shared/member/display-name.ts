import type { Member } from '@pavilion/contract';
import { maskName } from '@pavilion/format';

/** The name to show of a member: the nickname it chose, otherwise the masked account, which others may see on a screen (MSK-2). */
export const displayName = ({ nickname, account }: Pick<Member, 'nickname' | 'account'>): string =>
  nickname && nickname !== account ? nickname : maskName(account);
