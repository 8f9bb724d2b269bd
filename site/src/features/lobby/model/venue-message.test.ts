import { readVenueMessage } from './venue-message';

const frame = {};
const venue = { origin: 'https://venue.test', window: frame };
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

  it.each(['reality-check', 'protection'] as const)('[PRO-3] accepts the message %s', (message) => {
    expect(readVenueMessage(messageEvent({ data: { type: `pavilion:${message}` } }), venue)).toBe(message);
  });

  it.each([
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
