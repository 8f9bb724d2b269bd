import { readBoard, writeBoard } from './address';

const read = (query: string) => readBoard(new URLSearchParams(query), 'sport');

describe('the address of a board', () => {
  it('[RTE-4] has every filter, and omits defaults', () => {
    const query =
      'provider=OBTY&sport=tennis&tab=early&league=tn.clay%2Ctn.lawn&day=2026-11-22&text=%E4%BA%91&sort=league&layout=european&odds=malay&lines=more&match=tn.clay.20261122.03';
    expect(writeBoard(read(query), 'sport').toString()).toBe(query);
    expect(writeBoard(read(''), 'sport').toString()).toBe('');
  });

  it('[RTE-4] ignores invalid values', () => {
    expect(read('provider=XX&sport=cs2&tab=none&league=%3Cb%3E&day=today&match=%2F..&odds=roman')).toEqual(
      read(''),
    );
  });
});
