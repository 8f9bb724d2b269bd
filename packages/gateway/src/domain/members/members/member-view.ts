import type { Member } from '@pavilion/contract';
import { formatMinor, maskPhone } from '@pavilion/format';
import type { Row } from '../../../db/schema';
import { maskBirthday, maskEmail } from './masks';

/** The member as the contract presents it. */
export const presentMember = (member: Row<'members'>, money: { main: bigint; locked: bigint }): Member => ({
  id: member.id,
  account: member.account,
  nickname: member.nickname,
  phone: member.phone && maskPhone(member.phone),
  birthday: member.birthday && maskBirthday(member.birthday),
  email: member.email && maskEmail(member.email),
  vipLevel: member.vip_level,
  balance: formatMinor(money.main),
  lockedMoney: formatMinor(money.locked),
  inviteCode: member.invite_code,
  registeredAt: member.registered_at.toISOString(),
  lastLoginAt: member.last_login_at?.toISOString() ?? null,
});
