import { contrastRatio } from '@pavilion/ui';
import { carColours, toneColours } from './piece-colours';

it('[GAM-2][THM-4] numbers of balls, pockets and cars have a contrast of 4.5 to their ground', () => {
  const pairs = [...Object.values(toneColours), ...carColours];
  expect(pairs.filter(([ground, ink]) => contrastRatio(ink, ground) < 4.5)).toEqual([]);
});
