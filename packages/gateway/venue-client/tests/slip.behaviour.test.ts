import fc from 'fast-check';
import { chipLabel } from '../kit/chip-label.js';
import { chipsOf } from '../kit/chips-of.js';
import { announcement, secondsLeft } from '../kit/countdown.js';
import { createLineReader } from '../kit/stream.js';
import { createSlip } from '../tables/js/slip.js';

const open = () => {
  const slip = createSlip({ max: 5_000n, maxLines: 3 });
  slip.setOpen(true);
  return slip;
};

describe('the slip of a table', () => {
  it('[GAM-2] sums chips by spot, and takes the last chip back', () => {
    const slip = open();
    slip.add('banker', 100n, 10_000n);
    slip.add('tie', 500n, 10_000n);
    slip.add('banker', 200n, 10_000n);
    expect(slip.lines()).toEqual([
      { selection: 'banker', stake: 300n },
      { selection: 'tie', stake: 500n },
    ]);
    slip.undo();
    expect([slip.pending('banker'), slip.total()]).toEqual([100n, 600n]);
    slip.clear();
    expect(slip.total()).toBe(0n);
  });

  it('[GAM-2] refuses a chip above a limit or the balance, and after betting has closed', () => {
    const slip = open();
    expect(slip.add('banker', 6_000n, 10_000n)).toBe('lineLimit');
    expect(slip.add('banker', 500n, 499n)).toBe('balance');
    for (const spot of ['a', 'b', 'c']) expect(slip.add(spot, 100n, 10_000n)).toBeUndefined();
    expect(slip.add('d', 100n, 10_000n)).toBe('lineCount');
    slip.setOpen(false);
    expect(slip.add('a', 100n, 10_000n)).toBe('closed');
    expect(slip.submit('key', '1')).toBeUndefined();
  });

  it('[GAM-2] accepts no chips while a submission is under way, and sends it once', () => {
    const slip = open();
    slip.add('banker', 100n, 10_000n);
    const sent = slip.submit('key', '1');
    expect(sent).toEqual({ key: 'key', round: '1', lines: [{ selection: 'banker', stake: 100n }] });
    expect(slip.submit('other', '1')).toBeUndefined();
    expect(slip.add('banker', 100n, 10_000n)).toBe('busy');
    slip.clear();
    slip.accept('s1');
    expect([slip.pending('banker'), slip.accepted('banker')]).toEqual([0n, 100n]);
  });

  it('[GAM-2] counts an accepted slip once, and forgets none that a late answer does not have', () => {
    const slip = open();
    const first = { id: 's1', lines: [{ selection: 'banker', stake: 100n }] };
    slip.add('banker', 100n, 10_000n);
    slip.submit('key', '1');
    slip.addAccepted([first]);
    slip.accept('s1');
    expect([slip.pending('banker'), slip.accepted('banker')]).toEqual([0n, 100n]);
    slip.addAccepted([]);
    slip.addAccepted([{ id: 's2', lines: [{ selection: 'tie', stake: 50n }] }]);
    expect([slip.accepted('banker'), slip.accepted('tie')]).toEqual([100n, 50n]);
    slip.startRound();
    expect(slip.acceptedLines()).toEqual([]);
  });

  it('[GAM-2] keeps the chips of a refused submission', () => {
    const slip = open();
    slip.add('banker', 100n, 10_000n);
    slip.submit('key', '1');
    slip.reject();
    expect([slip.pending('banker'), slip.accepted('banker'), slip.isBusy()]).toEqual([100n, 0n, false]);
  });

  it('[GAM-2] repeats the stakes of the last round for confirmation, without doubling them', () => {
    const slip = open();
    expect(slip.repeat(10_000n)).toBe('nothing');
    slip.add('banker', 100n, 10_000n);
    slip.submit('key', '1');
    slip.accept('s1');
    slip.startRound();
    expect(slip.accepted('banker')).toBe(0n);
    expect(slip.repeat(50n)).toBe('balance');
    expect(slip.repeat(10_000n)).toBeUndefined();
    expect([slip.pending('banker'), slip.accepted('banker')]).toEqual([100n, 0n]);
  });
});

describe('chips', () => {
  const values = [100n, 500n, 1_000n, 5_000n, 10_000n];

  it('[GAM-2] make up the amount, with the largest first and as few as possible', () => {
    expect(chipsOf(16_700n, values, 8)).toEqual([10_000n, 5_000n, 1_000n, 500n, 100n, 100n]);
    expect(chipsOf(16_700n, values, 2)).toEqual([10_000n, 5_000n]);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 500n }), (units) => {
        const chips = chipsOf(units * 100n, values, 20);
        expect(chips.reduce((sum, value) => sum + value, 0n)).toBe(units * 100n);
        expect(chips).toEqual([...chips].sort((a, b) => Number(b - a)));
      }),
    );
  });

  it('[GAM-2] have short labels in each language', () => {
    expect(
      [20n, 100n, 50_000n, 100_000n, 150_000n, 1_000_000n].map((value) => chipLabel(value, 'zh-CN')),
    ).toEqual(['0.2', '1', '500', '1千', '1500', '1万']);
    expect([100_000n, 1_000_000n].map((value) => chipLabel(value, 'en'))).toEqual(['1K', '10K']);
  });
});

describe('the countdown', () => {
  it('[GAM-2] shows started seconds, and 0 only when it is over', () => {
    expect([10_001, 10_000, 1, 0, -5].map(secondsLeft)).toEqual([11, 10, 1, 0, 0]);
  });

  it('[GAM-2] announces 10, 5 and 0 once, also after a jump', () => {
    const heard = [12, 11, 10, 9, 6, 4, 3, 0, 0].map((now, index, all) =>
      announcement(all[index - 1] ?? 13, now),
    );
    expect(heard).toEqual([undefined, undefined, 10, undefined, undefined, 5, undefined, 0, undefined]);
    expect(announcement(12, 3)).toBe(5);
  });
});

it('[GAM-2] the stream reads JSON lines from any pieces', () => {
  const text = '{"type":"round"}\n\n{"type":"beat"}\n{"type":"result","no":"1"}\n';
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (size) => {
      const read = createLineReader();
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(pieces.flatMap(read)).toEqual([
        { type: 'round' },
        { type: 'beat' },
        { type: 'result', no: '1' },
      ]);
    }),
  );
});
