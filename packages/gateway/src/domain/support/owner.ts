import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../../db/schema';
import type { Origin } from '../members';

/** The customer that a thread belongs to: a member, or the device of a visitor, which alone knows its id. */
export type Owner = { readonly memberId: string } | { readonly device: string };

export const ownerOf = (memberId: string | undefined, { device }: Pick<Origin, 'device'>): Owner =>
  memberId === undefined ? { device } : { memberId };

/** Names an owner in the keys of limits. */
export const ownerKey = (owner: Owner): string =>
  'memberId' in owner ? owner.memberId : `device:${owner.device}`;

/** The columns of a row that belongs to an owner. */
export const ownerColumns = (owner: Owner): { member_id: string | null; device: string | null } => ({
  member_id: 'memberId' in owner ? owner.memberId : null,
  device: 'device' in owner ? owner.device : null,
});

/** A condition on rows of an owner. */
export const isOf = (owner: Owner) => (each: ExpressionBuilder<Pick<Schema, 'threads'>, 'threads'>) =>
  'memberId' in owner
    ? each('threads.member_id', '=', owner.memberId)
    : each('threads.device', '=', owner.device);
