import type { GameMessage } from '@pavilion/contract';

/** The messages that a venue's page can post to the site. */
export type VenueMessage =
  | 'ready'
  | 'balance'
  | 'deposit'
  | 'transfer'
  | 'reality-check'
  | 'protection'
  | 'expired';

const kinds: Readonly<Record<GameMessage['type'], VenueMessage>> = {
  'pavilion:ready': 'ready',
  'pavilion:balance': 'balance',
  'pavilion:deposit': 'deposit',
  'pavilion:transfer': 'transfer',
  'pavilion:reality-check': 'reality-check',
  'pavilion:protection': 'protection',
  'pavilion:expired': 'expired',
};

/** A random name for the messages of one frame: 128 bits. */
export const newChannel = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The address with the channel in its fragment, which no server receives, and whether the game hides the balance. */
export const withChannel = ({ href, hash }: URL, channel: string, isBalanceHidden: boolean): string =>
  `${href}${hash === '' ? '#' : '&'}channel=${channel}${isBalanceHidden ? '&balance=hidden' : ''}`;

const isGameMessage = (type: unknown): type is GameMessage['type'] =>
  typeof type === 'string' && Object.hasOwn(kinds, type);

interface ReceivedMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/**
 * Parses a message of the framed venue; undefined for messages of other windows or origins and for unknown ones. A page
 * with an opaque origin must name the channel.
 */
export const readVenueMessage = (
  { origin, source, data }: ReceivedMessage,
  venue: { readonly origin: string; readonly window: unknown; readonly channel: string },
): VenueMessage | undefined => {
  if (!source || source !== venue.window || typeof data !== 'object' || data === null) return undefined;
  const { type, channel }: { type?: unknown; channel?: unknown } = data;
  const isOfVenue = origin === venue.origin || (origin === 'null' && channel === venue.channel);
  return isOfVenue && isGameMessage(type) ? kinds[type] : undefined;
};
