import { gamePictures } from '../site/build/game-pictures';
import { namedFish } from '../site/src/features/records/components/rounds/fishing-view';
import { namedSymbols } from '../site/src/features/records/components/rounds/slot-round-view';
import { root } from './repository';

it('[GAM-2] has a drawing of every symbol and fish that the bet record names, without scripts or other files', () => {
  const pictures = gamePictures(root);
  const named = [
    ...namedSymbols.map((name) => `slots/${name}`),
    ...namedFish.map((name) => `fishing/${name}`),
  ];
  expect([...pictures.keys()].sort()).toEqual(named.sort());
  for (const svg of pictures.values()) {
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).not.toMatch(/<script|<image|NaN|href="(?!#)/);
  }
});
