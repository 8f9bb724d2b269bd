import { phaseAfter, refreshAfter, shortestPause, type TableRound } from './table-round';

const round = (more: Partial<TableRound> = {}): TableRound => ({
  gameCode: 'sic-bo',
  round: '202611240123',
  phase: 'betting',
  leftMs: 12_400,
  marks: [],
  ...more,
});

describe('the running round of a table', () => {
  it.each([
    [0, 'betting', 13],
    [2_400, 'betting', 10],
    [12_399, 'betting', 1],
    [12_400, 'drawing', 0],
    [90_000, 'drawing', 0],
  ])(
    '[GAM-2] counts down from the span of the answer: after %i ms it is %s with %i s left',
    (...[elapsed, phase, seconds]) => {
      expect(phaseAfter(round(), elapsed)).toEqual({ phase, seconds });
    },
  );

  it('[GAM-2] awaits the next round after the result', () => {
    expect(phaseAfter(round({ phase: 'reveal', leftMs: 1_000 }), 999).phase).toBe('reveal');
    expect(phaseAfter(round({ phase: 'reveal', leftMs: 1_000 }), 1_000).phase).toBe('next');
    expect(phaseAfter(round({ phase: 'closed', leftMs: 1_000 }), 1_000).phase).toBe('drawing');
  });

  it('[GAM-2] refreshes when the first phase ends, and never sooner than the shortest pause', () => {
    expect(refreshAfter([round({ leftMs: 20_000 }), round({ leftMs: 9_000 })])).toBe(9_300);
    expect(refreshAfter([round({ leftMs: 20_000 }), round({ leftMs: 10 })])).toBe(shortestPause);
  });
});
