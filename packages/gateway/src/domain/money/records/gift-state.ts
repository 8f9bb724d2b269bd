import type { GiftState } from '@pavilion/contract';
import { type RawBuilder, sql } from 'kysely';

/**
 * The state of a row of `dividends` at a moment, in SQL. Nothing ends a grant when its time is over: it is expired from that
 * moment on.
 */
export const giftStateAt = (at: Date): RawBuilder<GiftState> => sql<GiftState>`case
  when dividends.claimed_at is not null then 'claimed'
  when dividends.revoked_at is not null then 'revoked'
  when dividends.held_at is not null then 'pending'
  when dividends.expires_at <= ${at}::timestamptz then 'expired'
  else 'waiting' end`;
