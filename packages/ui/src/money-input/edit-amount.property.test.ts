import fc from 'fast-check';
import { insertAmount, normalizeZeros, toDecimal } from './edit-amount';

/** An oracle of its own: types one character by rules written out, on an array of characters. */
const typeOne = (
  text: string,
  caret: number,
  key: string,
  decimals: number,
): { text: string; caret: number } => {
  const keep = { text, caret };
  const point = text.indexOf('.');
  if (key === '.') {
    if (point >= 0 || decimals === 0 || text.length - caret > decimals) return keep;
  } else if (point >= 0 && caret > point && text.length - point - 1 >= decimals) return keep;
  const typed = [...text.slice(0, caret), key, ...text.slice(caret)];
  let at = caret + 1;
  while (typed[0] === '0' && /\d/.test(typed[1] ?? '')) {
    typed.shift();
    at -= 1;
  }
  if (typed[0] === '.') {
    typed.unshift('0');
    at += 1;
  }
  return { text: typed.join(''), caret: at };
};

const key = fc.constantFrom('0', '1', '2', '5', '9', '.');
const moves = fc.array(fc.tuple(key, fc.option(fc.nat(40), { freq: 4 })), { maxLength: 60 });

const run = (steps: [string, number | null][], decimals: number) => {
  let state = { text: '', caret: 0 };
  let oracle = state;
  for (const [typed, moveTo] of steps) {
    if (moveTo !== null) {
      state = { ...state, caret: Math.min(moveTo, state.text.length) };
      oracle = { ...oracle, caret: Math.min(moveTo, oracle.text.length) };
    }
    const [before, after] = [state.text.slice(0, state.caret), state.text.slice(state.caret)];
    const edit = insertAmount(before, typed, after, false, decimals);
    if (edit.text !== undefined) state = { text: edit.text, caret: edit.text.length - after.length };
    oracle = typeOne(oracle.text, oracle.caret, typed, decimals);
    expect(state).toEqual(oracle);
  }
};

/** An oracle of its own: the units as a number. */
const afterDeletion = (text: string): string => {
  if (text === '.') return '';
  const [whole, fraction] = text.split('.') as [string, string?];
  if (fraction === undefined) return whole && String(BigInt(whole));
  return `${BigInt(whole)}.${fraction}`;
};

it('[MNY-3] typing anywhere gives what an independent oracle gives, caret included', () => {
  fc.assert(fc.property(moves, fc.integer({ min: 0, max: 4 }), run), {
    numRuns: 500,
    examples: [[[...'2000'].map((key) => [key, null] as [string, null]).concat([['.', 3 as never]]), 0]],
  });
});

it('[MNY-3] typing never changes the text after the caret', () => {
  const amount = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.option(fc.stringMatching(/^\d{1,2}$/)));
  fc.assert(
    fc.property(amount, fc.nat(40), key, ([whole, fraction], at, typed) => {
      const text = fraction === null ? String(whole) : `${whole}.${fraction}`;
      const caret = Math.min(at, text.length);
      const after = text.slice(caret);
      const edit = insertAmount(text.slice(0, caret), typed, after, false, 2);
      if (edit.text !== undefined) expect(edit.text.endsWith(after)).toBe(true);
    }),
  );
});

it('[MNY-1] a deletion anywhere leaves what an independent oracle leaves', () => {
  const text = fc.tuple(fc.stringMatching(/^[1-9]0{0,4}\d{0,4}$/), fc.option(fc.stringMatching(/^\d{0,2}$/)));
  fc.assert(
    fc.property(text, fc.nat(11), fc.nat(11), ([whole, fraction], from, length) => {
      const before = fraction === null ? whole : `${whole}.${fraction}`;
      const left = before.slice(0, from) + before.slice(from + length);
      expect(normalizeZeros(left)).toBe(afterDeletion(left));
    }),
    { numRuns: 1_000 },
  );
});

it('[MNY-3] a pasted amount with separators keeps its exact value, for 30 digits too', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 30n });
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom('', '¥', 'CNY ', '合计：'),
      fc.constantFrom('', '元', ' RMB'),
      (n, sign, unit) => {
        const whole = (n / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',');
        const pasted = `${sign}${whole}.${(n % 100n).toString().padStart(2, '0')}${unit}`;
        const { text = '' } = insertAmount('', pasted, '', true, 2);
        const [units = '', fraction = ''] = toDecimal(text).split('.');
        expect(BigInt(units) * 100n + BigInt(fraction.padEnd(2, '0'))).toBe(n);
      },
    ),
  );
});

it('[MNY-3] any text, pasted or typed, leaves only an amount', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.boolean(),
      fc.integer({ min: 0, max: 3 }),
      (raw, pasted, decimals) => {
        const { text = '' } = insertAmount('', raw, '', pasted, decimals);
        expect(text).toMatch(/^\d*\.?\d*$/);
        expect(toDecimal(text)).toMatch(/^(\d+(\.\d+)?)?$/);
        expect(text.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(decimals);
      },
    ),
  );
});
