import type { CallRequest } from '@pavilion/contract';
import { fieldError } from '../../../business-error';
import type { MemberStore } from './member-store';

type Invite = NonNullable<CallRequest<'register'>['invite']>;

/** What ties a new member to whoever invited it. */
export interface InviteTie {
  inviter_id: string | null;
  agent_code: string | null;
  invite_kind: string | null;
  invite_bet: string | null;
}

const noTie: InviteTie = { inviter_id: null, agent_code: null, invite_kind: null, invite_bet: null };

/**
 * Whom an invite code belongs to: a member, or an agent. Whoever comes by a member of an agent belongs to that agent.
 *
 * @throws BusinessError 10003 on the field `invite`: `unknown` code, `blocked` when its owner is who registers.
 *
 * Source: INV-5.
 */
export const findInviter = async (
  store: MemberStore,
  invite: Invite | undefined,
  newcomer: { phone: string | undefined },
): Promise<InviteTie> => {
  if (!invite || invite.code.trim() === '') return noTie;
  const code = invite.code.trim();
  const came = {
    invite_kind: invite.kind,
    invite_bet: invite.kind === 'r_code' ? (invite.bet ?? null) : null,
  };
  const inviter = await store.byInviteCode(code);
  if (inviter) {
    // The same phone is the same person with a second account.
    if (newcomer.phone !== undefined && newcomer.phone === inviter.phone) {
      throw fieldError({ field: 'invite', reason: 'blocked' });
    }
    return { ...came, inviter_id: inviter.id, agent_code: inviter.agent_code };
  }
  const agent = await store.agentByCode(code);
  if (agent) return { ...came, inviter_id: null, agent_code: agent.code };
  throw fieldError({ field: 'invite', reason: 'unknown' });
};
