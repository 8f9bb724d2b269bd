import { type AnswerTimes, venueStateOf, withAnswer } from './venue-health';

describe('the state of a venue', () => {
  it('[SPT-8] is unknown at first, down after a lost answer, and good again after the next one', () => {
    expect(venueStateOf([])).toBeUndefined();
    expect(venueStateOf([100, undefined])).toBe('down');
    expect(venueStateOf([100, undefined, 120])).toBe('good');
  });

  it('[SPT-8] is slow when the 95th percentile of the last twenty answers is above 800 ms', () => {
    const fast: AnswerTimes = Array(19).fill(100);
    expect(venueStateOf([...fast, 2_000])).toBe('good');
    expect(venueStateOf([...fast.slice(1), 2_000, 2_000])).toBe('slow');
    expect(venueStateOf([800])).toBe('good');
    expect(venueStateOf([801])).toBe('slow');
  });

  it('[SPT-8] forgets answers before the last twenty', () => {
    let times: AnswerTimes = [2_000, 2_000];
    for (let index = 0; index < 20; index += 1) times = withAnswer(times, 100);
    expect([times.length, venueStateOf(times)]).toEqual([20, 'good']);
  });
});
