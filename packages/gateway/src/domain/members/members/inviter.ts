import type { CallRequest } from '@pavilion/contract';
import { fieldError } from '../../../business-error';
import type { Row } from '../../../db/schema';
import type { Persons } from '../../protection';
import type { MemberStore } from './member-store';

type Invite = NonNullable<CallRequest<'register'>['invite']>;

/** The columns of a new member with its inviter and the kind of invite. */
export interface InviterColumns {
  inviter_id: string | null;
  agent_code: string | null;
  invite_kind: string | null;
  invite_bet: string | null;
}

const noInviter: InviterColumns = { inviter_id: null, agent_code: null, invite_kind: null, invite_bet: null };

/** The agent that a new member belongs to. */
const tieOf = (agent: Row<'agents'> | undefined): string | null => {
  if (agent === undefined) return null;
  // guard: closed-agent-ties-nobody
  if (agent.state === 'closed') return null;
  return agent.code;
};

/**
 * Finds the owner of an invite code, a member or an agent (INV-5). Members invited by a member of an agent belong to
 * that agent. A member with the phone of the inviter, or on a device that the inviter uses, is registered without one, and so is
 * one with those of the agent. A closed agent gets no more members.
 *
 * @throws BusinessError 10003 on the field `invite`: `unknown` code.
 */
export const findInviter = async (
  store: MemberStore,
  invite: Invite | undefined,
  newcomer: { phone: string | undefined; device: string },
  persons: Pick<Persons, 'hasDevice'>,
): Promise<InviterColumns> => {
  if (!invite || invite.code.trim() === '') return noInviter;
  const code = invite.code.trim();
  const came = {
    invite_kind: invite.kind,
    invite_bet: invite.kind === 'r_code' ? (invite.bet ?? null) : null,
  };
  /** An account with the same phone or device probably belongs to the same user, who cannot be invited by themself. */
  const isSameUser = async (other: Pick<Row<'members'>, 'id' | 'phone'>) =>
    (newcomer.phone !== undefined && newcomer.phone === other.phone) ||
    (await persons.hasDevice(other.id, newcomer.device));
  const inviter = await store.byInviteCode(code);
  if (inviter) {
    // An error would reveal to everyone with the code whether a phone is that of the inviter.
    // guard: inviter-is-another-member
    const isOwn = await isSameUser(inviter);
    const agent = inviter.agent_code === null ? undefined : await store.agentByCode(inviter.agent_code);
    return { ...came, inviter_id: isOwn ? null : inviter.id, agent_code: tieOf(agent) };
  }
  const agent = await store.agentByCode(code);
  if (agent) {
    const member = agent.member_id === null ? undefined : await store.byId(agent.member_id);
    // guard: agent-is-another-member
    const isOwn = member !== undefined && (await isSameUser(member));
    return { ...came, inviter_id: null, agent_code: isOwn ? null : tieOf(agent) };
  }
  throw fieldError({ field: 'invite', reason: 'unknown' });
};
