import { createFishing } from './magazine';
import type { FishKind, Pond } from './pond';

const fish = (code: string, multiple: number | null, share: number, seconds: number): FishKind => ({
  code,
  multiple,
  share,
  life: seconds * 1_000,
});

export const deepSeaPond: Pond = {
  seed: 0x5ea,
  kinds: [
    fish('clownfish', 2, 170, 16),
    fish('blue-tang', 3, 140, 17),
    fish('butterflyfish', 4, 120, 18),
    fish('pufferfish', 5, 100, 20),
    fish('lionfish', 6, 90, 20),
    fish('jellyfish', 8, 80, 24),
    fish('shrimp', 10, 60, 18),
    fish('sea-turtle', 12, 55, 24),
    fish('eel', 15, 50, 20),
    fish('manta', 20, 45, 22),
    fish('swordfish', 30, 35, 16),
    fish('shark', 50, 25, 20),
    fish('whale', 100, 12, 28),
    fish('treasure-chest', null, 18, 24),
  ],
};

export const dragonPalacePond: Pond = {
  seed: 0xd4a60,
  kinds: [
    fish('goldfish', 2, 170, 16),
    fish('koi', 3, 140, 17),
    fish('shrimp', 5, 120, 18),
    fish('crab', 8, 105, 22),
    fish('lantern-fish', 10, 90, 19),
    fish('jellyfish', 18, 80, 24),
    fish('sacred-turtle', 25, 75, 24),
    fish('eel', 40, 60, 20),
    fish('manta', 60, 50, 22),
    fish('shark', 80, 36, 20),
    fish('pearl-clam', 150, 24, 26),
    fish('jade-dragon', 200, 18, 24),
    fish('gold-dragon', 300, 12, 24),
    fish('dragon-king', 500, 6, 28),
    fish('treasure-chest', null, 14, 24),
  ],
};

export const deepSea = createFishing({
  code: 'deep-sea',
  name: { 'zh-CN': '深海寻宝', en: 'Deep Sea Treasure' },
  pinyin: 'shenhaixunbao',
  initials: 'shxb',
  hot: true,
  cover: { motif: 'deep-sea', colors: ['#063a5c', '#2fc4d8'] },
  pond: deepSeaPond,
});

export const dragonPalace = createFishing({
  code: 'dragon-palace',
  name: { 'zh-CN': '龙宫夜宴', en: 'Dragon Palace' },
  pinyin: 'longgongyeyan',
  initials: 'lgyy',
  hot: false,
  cover: { motif: 'dragon-palace', colors: ['#2a0f52', '#f0b84a'] },
  pond: dragonPalacePond,
});
