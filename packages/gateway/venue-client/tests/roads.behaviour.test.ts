import fc from 'fast-check';
import { beadPlate, bigRoad, derivedRoad, lastColumns, nextMarks, placeMarks } from '../tables/js/roads.js';

const sides = { B: 'red', P: 'blue', T: 'tie' } as const;
const parse = (text: string) => [...text].map((letter) => ({ side: sides[letter as keyof typeof sides] }));
const marks = (text: string, distance: 1 | 2 | 3): string =>
  derivedRoad(parse(text), distance)
    .map((side) => (side === 'red' ? 'R' : 'B'))
    .join('');
const sheet = fc.array(fc.constantFrom('B', 'P', 'T'), { maxLength: 80 }).map((letters) => letters.join(''));
const cellsOf = (cells: readonly { column: number; row: number }[]): string[] =>
  cells.map(({ column, row }) => `${column},${row}`);

/** The rule of the derived roads on an unbounded grid, in the words of casinos: straightness, presence and no gap. */
const byGrid = (text: string, distance: number): string => {
  const columns: number[] = [];
  let last = '';
  let road = '';
  for (const side of text.replaceAll('T', '')) {
    if (side === last) columns[columns.length - 1]! += 1;
    else columns.push(1);
    last = side;
    const column = columns.length - 1;
    const row = columns[column]! - 1;
    const has = (at: number, depth: number) => at >= 0 && depth < (columns[at] ?? 0);
    if (row === 0) {
      if (column - 1 - distance >= 0)
        road += columns[column - 1] === columns[column - 1 - distance] ? 'R' : 'B';
    } else if (column - distance >= 0) {
      const [here, above] = [has(column - distance, row), has(column - distance, row - 1)];
      road += here === above ? 'R' : 'B';
    }
  }
  return road;
};

/**
 * The rule in the words of guides for players: had the last run gone on, what would the mark be? The first result of a new run
 * gets the opposite colour. A mark below the first one compares with the run to the left: blue just below its end.
 */
const byLastRun = (text: string, distance: number): string => {
  const runs: readonly string[] = text.replaceAll('T', '').match(/B+|P+/g) ?? [];
  const markInRun = (column: number, row: number): string => {
    const left = runs[column - distance];
    if (left === undefined) return '';
    return row === left.length + 1 ? 'B' : 'R';
  };
  return runs
    .flatMap((run, column) =>
      [...run].map((_, index) => {
        if (index > 0) return markInRun(column, index + 1);
        if (column === 0) return '';
        const goneOn = markInRun(column - 1, runs[column - 1]!.length + 1);
        return goneOn === '' ? '' : goneOn === 'B' ? 'R' : 'B';
      }),
    )
    .join('');
};

describe('the derived roads', () => {
  const long = 'BPTPBBBBBBBBPTPPBTPPBBPPPTBBBBPBPPBBPBPBPPBBBBTPTB';
  const dragons = `${'B'.repeat(9)}${'P'.repeat(10)}BBBP${'B'.repeat(7)}`;

  it.each([
    ['BPPPB', ['BRB', '', '']],
    [
      long,
      [
        'BBRBRRRRRBRRBBBBRRRBBRRBBBRBBRRBRRRBBRBRBB',
        'BRRRRRRBRBBBRBBBRBBRBRBBBBBBBBBRRBBBRRBB',
        'BRBBRBRBBRBRBRBBBRBBBRBBRBBBRRBR',
      ],
    ],
    [dragons, ['RRRRRRRRBBRRBBBRRRRR', 'RRBBRRBRRR', 'BRRRRRR']],
  ])('[GAM-2] have the published marks (%s)', (text, expected) => {
    expect([1, 2, 3].map((distance) => marks(text, distance as 1 | 2 | 3))).toEqual(expected);
  });

  it('[GAM-2] agree on 20,000 sheets with the rule on an unbounded grid, and with that of a run that goes on', () => {
    const different: string[] = [];
    fc.sample(fc.integer({ min: 0, max: 2 ** 31 - 1 }), 20_000).forEach((start, index) => {
      // Letters of a linear congruential generator: a generated array of letters takes ten times as long.
      let state = start;
      const letters = Array.from({ length: index % 48 }, () => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return 'BBBBPPPPT'[(state >>> 16) % 9];
      });
      const text = letters.join('');
      for (const distance of [1, 2, 3] as const) {
        const road = marks(text, distance);
        if (road !== byGrid(text, distance) || road !== byLastRun(text, distance))
          different.push(`${distance} ${text}`);
      }
    });
    expect(different).toEqual([]);
  });

  it('[GAM-2] keep their marks when results are added', () => {
    fc.assert(
      fc.property(
        sheet,
        sheet,
        fc.constantFrom(1 as const, 2 as const, 3 as const),
        (text, more, distance) => {
          expect(marks(text + more, distance).startsWith(marks(text, distance))).toBe(true);
        },
      ),
    );
  });

  it('[GAM-2] ask ahead: the marks of a further result of either side', () => {
    expect(nextMarks(parse('BPPP'), 'red')).toEqual(['blue', undefined, undefined]);
    fc.assert(
      fc.property(sheet, (text) => {
        const added = [1, 2, 3].map((distance) =>
          marks(`${text}B`, distance as 1).slice(marks(text, distance as 1).length),
        );
        expect(nextMarks(parse(text), 'red').map((side) => (side ? side[0]!.toUpperCase() : ''))).toEqual(
          added,
        );
      }),
    );
  });
});

describe('the big road', () => {
  it('[GAM-2] turns right at the bottom and above a taken cell, for the rest of the run', () => {
    const cells = cellsOf(bigRoad(parse(`${'B'.repeat(9)}${'P'.repeat(10)}`)));
    const first = ['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5', '3,5'];
    const second = ['1,0', '1,1', '1,2', '1,3', '1,4', '2,4', '3,4', '4,4', '5,4', '6,4'];
    expect(cells).toEqual([...first, ...second]);
  });

  it('[GAM-2] counts ties on the result before them, and early ones on the first', () => {
    expect(bigRoad(parse('TTBTPTT')).map(({ ties }) => ties)).toEqual([3, 2]);
    expect(bigRoad(parse('TT'))).toEqual([]);
  });

  it('[GAM-2] never uses a cell twice, and shows its last columns without computing from them', () => {
    fc.assert(
      fc.property(sheet, (text) => {
        const cells = bigRoad(parse(text));
        expect(new Set(cellsOf(cells)).size).toBe(cells.length);
        expect(cells.every(({ row }) => row >= 0 && row < 6)).toBe(true);
        const shown = lastColumns(cells, 5);
        expect(shown.every(({ column }) => column >= 0 && column < 5)).toBe(true);
        const hidden = Math.max(0, Math.max(-1, ...cells.map(({ column }) => column)) + 1 - 5);
        expect(shown.map(({ column, row }) => `${column + hidden},${row}`)).toEqual(
          cellsOf(cells.filter(({ column }) => column >= hidden)),
        );
      }),
    );
    const long = parse('BBPB'.repeat(12));
    const window = long.slice(-6);
    expect(lastColumns(placeMarks(derivedRoad(long, 1).map((side) => ({ side }))), 6)).not.toEqual(
      placeMarks(derivedRoad(window, 1).map((side) => ({ side }))),
    );
  });

  it('[GAM-2] has a bead plate with every result, six to a column', () => {
    expect(cellsOf(beadPlate(parse('BPTBPTB')))).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,0']);
  });
});
