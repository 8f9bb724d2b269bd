import { newChannel, readVenueMessage, withChannel } from './venue-message';

const frame = {};
const venue = { origin: 'https://venue.test', window: frame, channel: newChannel() };
const { channel } = venue;
const messageEvent = (changes: object) => ({
  origin: venue.origin,
  source: frame,
  data: { type: 'pavilion:balance', balance: '1.00' },
  ...changes,
});

describe('readVenueMessage', () => {
  it('[RTE-3] accepts messages of the framed venue', () => {
    expect(readVenueMessage(messageEvent({}), venue)).toBe('balance');
    expect(readVenueMessage(messageEvent({ data: { type: 'pavilion:deposit' } }), venue)).toBe('deposit');
  });

  it.each(['reality-check', 'protection', 'expired'] as const)(
    '[PRO-3][RTE-3] accepts the message %s',
    (message) => {
      expect(readVenueMessage(messageEvent({ data: { type: `pavilion:${message}` } }), venue)).toBe(message);
    },
  );

  it('[RTE-3] accepts messages of a venue without an origin that name its channel', () => {
    const data = { type: 'pavilion:deposit', channel };
    expect(readVenueMessage(messageEvent({ origin: 'null', data }), venue)).toBe('deposit');
  });

  it('[RTE-3] sends the channel in the fragment, after a launch token', () => {
    expect(withChannel(new URL('https://venue.test/koi?a=1#token=t%2B1'), 'c1', false)).toBe(
      'https://venue.test/koi?a=1#token=t%2B1&channel=c1',
    );
    expect(withChannel(new URL('https://venue.test/koi'), 'c1', false)).toBe(
      'https://venue.test/koi#channel=c1',
    );
    expect(channel).toMatch(/^[0-9a-f]{32}$/);
    expect(newChannel()).not.toBe(channel);
  });

  it.each([
    [
      'another origin with the channel',
      { origin: 'https://evil.test', data: { type: 'pavilion:deposit', channel } },
    ],
    [
      'an opaque origin with another channel',
      { origin: 'null', data: { type: 'pavilion:deposit', channel: 'c' } },
    ],
    [
      'another window with the channel',
      { origin: 'null', source: {}, data: { type: 'pavilion:deposit', channel } },
    ],
    ['another origin', { origin: 'https://evil.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['another window of the same origin', { source: {} }],
    ['no window', { source: null }],
    ['an unknown type', { data: { type: 'pavilion:logout' } }],
    ['the name of an inherited property', { data: { type: 'constructor' } }],
    ['a string', { data: 'pavilion:balance' }],
    ['nothing', { data: null }],
  ])('[RTE-3] ignores %s', (_, changes) => {
    expect(readVenueMessage(messageEvent(changes), venue)).toBeUndefined();
  });
});
