import type { GameMessage } from '@pavilion/contract';

/** The messages that a venue's page can post to the site. */
export type VenueMessage = 'balance' | 'deposit' | 'reality-check' | 'protection';

const kinds: Readonly<Record<GameMessage['type'], VenueMessage>> = {
  'pavilion:balance': 'balance',
  'pavilion:deposit': 'deposit',
  'pavilion:reality-check': 'reality-check',
  'pavilion:protection': 'protection',
};

const isGameMessage = (type: unknown): type is GameMessage['type'] =>
  typeof type === 'string' && Object.hasOwn(kinds, type);

interface ReceivedMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Parses a message of the framed venue; undefined for messages of other origins or windows and for unknown ones. */
export const readVenueMessage = (
  { origin, source, data }: ReceivedMessage,
  venue: { readonly origin: string; readonly window: unknown },
): VenueMessage | undefined => {
  if (origin !== venue.origin || !source || source !== venue.window) return undefined;
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  return isGameMessage(type) ? kinds[type] : undefined;
};
