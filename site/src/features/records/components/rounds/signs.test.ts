import { signOf } from './signs';

it('[GAM-2] gives ball 1 the sign of the lunar year, and goes backwards from there', () => {
  expect([1, 2, 12, 13, 49].map((ball) => signOf(ball, 2025))).toEqual([
    'snake',
    'dragon',
    'horse',
    'snake',
    'snake',
  ]);
  expect(signOf(1, 2026)).toBe('horse');
});
