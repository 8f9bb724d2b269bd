import { gamePictures } from '../site/build/game-pictures';
import { namedFish } from '../site/src/features/records/components/rounds/fishing-view';
import { fish as englishFish } from '../site/src/features/records/components/rounds/messages/en';
import { fish as chineseFish } from '../site/src/features/records/components/rounds/messages/zh-CN';
import { namedSymbols } from '../site/src/features/records/components/rounds/slot-round-view';
import { fishCodes, fishNames } from './fish-names';
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

it('[GAM-2] draws every fish of the ponds, and the bet record names it as the game does', () => {
  const drawn = [...gamePictures(root).keys()];
  expect(fishCodes.filter((code) => !drawn.includes(`fishing/${code}`))).toEqual([]);
  const names = Object.entries(fishNames());
  expect(chineseFish).toMatchObject(Object.fromEntries(names.map(([code, name]) => [code, name['zh-CN']])));
  expect(englishFish).toMatchObject(Object.fromEntries(names.map(([code, name]) => [code, name.en])));
});
