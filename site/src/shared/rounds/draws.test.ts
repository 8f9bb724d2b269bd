import { ballTone, pocketTone } from './draws';

const countOf = <Key>(keys: readonly Key[], key: Key) => keys.filter((each) => each === key).length;

it('[GAM-2] colours 17 of the 49 balls red, and 16 each blue and green', () => {
  const tones = Array.from({ length: 49 }, (_, index) => ballTone(index + 1));
  expect((['red', 'blue', 'green'] as const).map((tone) => countOf(tones, tone))).toEqual([17, 16, 16]);
});

it('[GAM-2] colours 18 pockets red, 18 black and zero green', () => {
  const tones = Array.from({ length: 37 }, (_, pocket) => pocketTone(pocket));
  expect((['red', 'black', 'green'] as const).map((tone) => countOf(tones, tone))).toEqual([18, 18, 1]);
  expect([0, 1, 2, 32, 15].map(pocketTone)).toEqual(['green', 'red', 'black', 'red', 'black']);
});
