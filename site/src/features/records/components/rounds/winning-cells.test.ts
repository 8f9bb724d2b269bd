import { winningCells } from './winning-cells';

const amount = '1.00';

describe('the winning cells of a slot round', () => {
  it('[GAM-2] marks the symbols and wilds of the line, and no same symbol elsewhere', () => {
    // Line 1 is the middle row.
    const grid = [
      ['koi', 'dragon', 'koi'],
      ['fan', 'wild', 'dragon'],
      ['koi', 'dragon', 'fan'],
      ['dragon', 'koi', 'fan'],
      ['wild', 'dragon', 'koi'],
    ];
    const wins = [{ line: 1, picture: 'dragon', count: 3, amount }];
    expect([...winningCells({ grid, wins })].sort()).toEqual(['0-1', '1-1', '2-1']);
  });

  it('[GAM-2] follows a line over the rows', () => {
    // Line 4 goes down from the top to the middle row's neighbour and back.
    const grid = [
      ['koi', 'fan', 'fan'],
      ['fan', 'koi', 'fan'],
      ['fan', 'fan', 'koi'],
      ['fan', 'koi', 'fan'],
      ['gem', 'fan', 'fan'],
    ];
    const wins = [{ line: 4, picture: 'koi', count: 4, amount }];
    expect([...winningCells({ grid, wins })].sort()).toEqual(['0-0', '1-1', '2-2', '3-1']);
  });

  it('[GAM-2] marks every scatter, and no wild for it', () => {
    const grid = [
      ['pagoda', 'fan', 'fan'],
      ['wild', 'koi', 'pagoda'],
      ['fan', 'pagoda', 'koi'],
    ];
    const wins = [{ line: null, picture: 'pagoda', count: 3, amount }];
    expect([...winningCells({ grid, wins })].sort()).toEqual(['0-0', '1-2', '2-1']);
  });

  it.each([
    ['line that does not exist', { line: 21, picture: 'koi', count: 3, amount }],
    ['line that shows other symbols', { line: 2, picture: 'koi', count: 3, amount }],
    ['count beyond the reels', { line: 1, picture: 'koi', count: 5, amount }],
  ])('[GAM-2] marks nothing for a %s', (_, win) => {
    const grid = [
      ['fan', 'koi', 'fan'],
      ['fan', 'koi', 'fan'],
      ['gem', 'koi', 'fan'],
    ];
    expect(winningCells({ grid, wins: [win] }).size).toBe(0);
  });
});
