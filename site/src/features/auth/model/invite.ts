import type { CallRequest } from '@pavilion/contract';

export type Invite = NonNullable<CallRequest<'register'>['invite']>;

/**
 * The invite that registration sends. The code by which the person came keeps its kind and its bet; a code typed over
 * it is an invite code like any other.
 *
 * Source: requirements INV-2, INV-5.
 */
export const inviteOf = (typed: string, captured: Invite | undefined): Invite | undefined => {
  const code = typed.trim();
  if (code === '') return undefined;
  return captured?.code === code ? captured : { kind: 'invite_code', code };
};
