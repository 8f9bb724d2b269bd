import { readVenueMessage } from './venue-message';

const frame = {};
const venue = { origin: 'https://venue.test', window: frame };
const told = (changes: object) => ({
  origin: venue.origin,
  source: frame,
  data: { type: 'pavilion:balance', balance: '1.00' },
  ...changes,
});

describe('readVenueMessage', () => {
  it('[RTE-3] hears the venue that is framed', () => {
    expect(readVenueMessage(told({}), venue)).toBe('balance');
    expect(readVenueMessage(told({ data: { type: 'pavilion:deposit' } }), venue)).toBe('deposit');
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['another window of the same origin', { source: {} }],
    ['no window', { source: null }],
    ['another word', { data: { type: 'pavilion:logout' } }],
    ['a word of the language', { data: { type: 'constructor' } }],
    ['a text', { data: 'pavilion:balance' }],
    ['nothing', { data: null }],
  ])('[RTE-3] is deaf to %s', (_, changes) => {
    expect(readVenueMessage(told(changes), venue)).toBeUndefined();
  });
});
