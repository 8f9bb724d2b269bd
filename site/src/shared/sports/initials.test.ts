import { initialsOf } from './initials';

describe('initialsOf', () => {
  it.each([
    ['岑长风', '岑'],
    ['Cen Changfeng', 'CC'],
    ['𠮷田', '𠮷'],
    [' ', ''],
  ])('[SPT-8] writes %j as %j', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});
