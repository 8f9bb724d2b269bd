import type { FishingTitle } from './magazine';
import type { FishKind, Pond } from './pond';

/**
 * The fish of the fishing games. The page of the games and the page for checks read them from files that `npm run generate`
 * writes. Proved by `npm run test:unit -- venues/hands/fishing venue-client/tests/fishing fair-games game-pictures`.
 */
const fish = (
  code: string,
  multiple: number | null,
  share: number,
  seconds: number,
  size: number,
): FishKind => ({ code, multiple, share, life: seconds * 1_000, size });

const deepSeaPond: Pond = {
  seed: 0x5ea,
  kinds: [
    fish('clownfish', 2, 170, 16, 66),
    fish('blue-tang', 3, 140, 17, 72),
    fish('butterflyfish', 4, 120, 18, 76),
    fish('pufferfish', 5, 100, 20, 78),
    fish('lionfish', 6, 90, 20, 90),
    fish('jellyfish', 8, 80, 24, 78),
    fish('shrimp', 10, 60, 18, 84),
    fish('sea-turtle', 12, 55, 24, 112),
    fish('eel', 15, 50, 20, 150),
    fish('manta', 20, 45, 22, 140),
    fish('swordfish', 30, 35, 16, 170),
    fish('shark', 50, 25, 20, 210),
    fish('whale', 100, 12, 28, 290),
    fish('treasure-chest', null, 18, 24, 110),
  ],
};

const dragonPalacePond: Pond = {
  seed: 0xd4a60,
  kinds: [
    fish('goldfish', 2, 170, 16, 66),
    fish('koi', 3, 140, 17, 82),
    fish('shrimp', 5, 120, 18, 80),
    fish('crab', 8, 105, 22, 88),
    fish('lantern-fish', 10, 90, 19, 94),
    fish('jellyfish', 18, 80, 24, 84),
    fish('sacred-turtle', 25, 75, 24, 116),
    fish('eel', 40, 60, 20, 150),
    fish('manta', 60, 50, 22, 140),
    fish('shark', 80, 36, 20, 200),
    fish('pearl-clam', 150, 24, 26, 112),
    fish('jade-dragon', 200, 18, 24, 250),
    fish('gold-dragon', 300, 12, 24, 280),
    fish('dragon-king', 500, 6, 28, 320),
    fish('treasure-chest', null, 14, 24, 110),
  ],
};

export const deepSea: FishingTitle = {
  code: 'deep-sea',
  name: { 'zh-CN': '深海寻宝', en: 'Deep Sea Treasure' },
  pinyin: 'shenhaixunbao',
  initials: 'shxb',
  hot: true,
  isNew: true,
  cover: { motif: 'deep-sea', colors: ['#063a5c', '#2fc4d8'] },
  ponds: [deepSeaPond],
};

export const dragonPalace: FishingTitle = {
  code: 'dragon-palace',
  name: { 'zh-CN': '龙宫夜宴', en: 'Dragon Palace' },
  pinyin: 'longgongyeyan',
  initials: 'lgyy',
  hot: false,
  isNew: true,
  cover: { motif: 'dragon-palace', colors: ['#2a0f52', '#f0b84a'] },
  ponds: [dragonPalacePond],
};

/** The fishing games, in the order of their lobby. */
export const fishingTitles: readonly FishingTitle[] = [deepSea, dragonPalace];
