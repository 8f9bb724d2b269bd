/** The messages that a venue's page can post to the site. */
export type VenueMessage = 'balance' | 'deposit';

const kinds: Readonly<Record<string, VenueMessage>> = {
  'pavilion:balance': 'balance',
  'pavilion:deposit': 'deposit',
};

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
  return typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
};
