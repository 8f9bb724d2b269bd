import { isFiltered, noFilters, noFiltersOfTab, readBoard, writeBoard } from './address';

const read = (query: string) => readBoard(new URLSearchParams(query), 'sport');

describe('the address of a board', () => {
  it('[RTE-4] has every filter, and omits defaults', () => {
    const query =
      'provider=OBTY&sport=tennis&tab=early&league=tn.clay%2Ctn.lawn&day=2026-11-22&text=%E4%BA%91&sort=league&layout=european&odds=malay&lines=more&match=tn.clay.20261122.03';
    expect(writeBoard(read(query), 'sport').toString()).toBe(query);
    expect(writeBoard(read(''), 'sport').toString()).toBe('');
  });

  it('[SPT-8] [RTE-4] has the format of the query, else that of the device', () => {
    const of = (query: string) => readBoard(new URLSearchParams(query), 'sport', 'malay');
    expect([of('').odds, of('odds=roman').odds, of('odds=europe').odds]).toEqual([
      'malay',
      'malay',
      'europe',
    ]);
    expect(writeBoard(of('odds=europe'), 'sport', 'malay').toString()).toBe('odds=europe');
    expect(writeBoard(of(''), 'sport', 'malay').toString()).toBe('odds=malay');
    expect(writeBoard(read(''), 'sport').toString()).toBe('');
  });

  it('[RTE-4] ignores invalid values', () => {
    expect(read('provider=XX&sport=cs2&tab=none&league=%3Cb%3E&day=today&match=%2F..&odds=roman')).toEqual(
      read(''),
    );
  });

  it.each(['league=tn.clay', 'day=2026-11-22', 'text=%E4%BA%91'])('[SPT-8] knows the filter %s', (filter) => {
    const state = read(filter);
    expect(isFiltered(state)).toBe(true);
    expect({ ...state, ...noFilters }).toEqual(read(''));
  });

  it('[SPT-8] does not count the display, the tab or the match among the filters', () => {
    const state = read('sport=tennis&tab=early&sort=league&layout=european&odds=malay&lines=more&match=m1');
    expect(isFiltered(state)).toBe(false);
    expect({ ...state, ...noFilters }).toEqual(state);
  });

  it('[SPT-8] another tab clears the leagues and the day, whose choices are those of a list, but not the text', () => {
    expect(noFiltersOfTab).toEqual({ leagues: [], day: '' });
  });
});
