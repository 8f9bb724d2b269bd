// Generated from the fishing games and the texts of their page by `npm run generate`.
// @ts-nocheck

/**
 * Of each fish by game and version; 0 for a treasure, whose prize is drawn.
 *
 * @type {Record<string, Record<number, Record<string, number>>>}
 */
export const multiples = {
  "deep-sea": {
    "1": {
      "clownfish": 2,
      "blue-tang": 3,
      "butterflyfish": 4,
      "pufferfish": 5,
      "lionfish": 6,
      "jellyfish": 8,
      "shrimp": 10,
      "sea-turtle": 12,
      "eel": 15,
      "manta": 20,
      "swordfish": 30,
      "shark": 50,
      "whale": 100,
      "treasure-chest": 0
    }
  },
  "dragon-palace": {
    "1": {
      "goldfish": 2,
      "koi": 3,
      "shrimp": 5,
      "crab": 8,
      "lantern-fish": 10,
      "jellyfish": 18,
      "sacred-turtle": 25,
      "eel": 40,
      "manta": 60,
      "shark": 80,
      "pearl-clam": 150,
      "jade-dragon": 200,
      "gold-dragon": 300,
      "dragon-king": 500,
      "treasure-chest": 0
    }
  }
};

/** @type {Record<string, import('@pavilion/format').Localized<string>>} */
export const names = {
  "clownfish": {
    "zh-CN": "小丑鱼",
    "en": "Clownfish"
  },
  "blue-tang": {
    "zh-CN": "蓝吊鱼",
    "en": "Blue tang"
  },
  "butterflyfish": {
    "zh-CN": "蝴蝶鱼",
    "en": "Butterflyfish"
  },
  "pufferfish": {
    "zh-CN": "河豚",
    "en": "Pufferfish"
  },
  "lionfish": {
    "zh-CN": "狮子鱼",
    "en": "Lionfish"
  },
  "jellyfish": {
    "zh-CN": "水母",
    "en": "Jellyfish"
  },
  "shrimp": {
    "zh-CN": "大虾",
    "en": "Shrimp"
  },
  "sea-turtle": {
    "zh-CN": "海龟",
    "en": "Sea turtle"
  },
  "eel": {
    "zh-CN": "电鳗",
    "en": "Electric eel"
  },
  "manta": {
    "zh-CN": "魔鬼鱼",
    "en": "Manta ray"
  },
  "swordfish": {
    "zh-CN": "剑鱼",
    "en": "Swordfish"
  },
  "shark": {
    "zh-CN": "大白鲨",
    "en": "Great white"
  },
  "whale": {
    "zh-CN": "蓝鲸",
    "en": "Blue whale"
  },
  "treasure-chest": {
    "zh-CN": "宝箱",
    "en": "Treasure"
  },
  "goldfish": {
    "zh-CN": "金鱼",
    "en": "Goldfish"
  },
  "koi": {
    "zh-CN": "锦鲤",
    "en": "Koi"
  },
  "crab": {
    "zh-CN": "蟹将",
    "en": "Crab guard"
  },
  "lantern-fish": {
    "zh-CN": "灯笼鱼",
    "en": "Lantern fish"
  },
  "sacred-turtle": {
    "zh-CN": "灵龟",
    "en": "Sacred turtle"
  },
  "pearl-clam": {
    "zh-CN": "明珠蚌",
    "en": "Pearl clam"
  },
  "jade-dragon": {
    "zh-CN": "玉龙",
    "en": "Jade dragon"
  },
  "gold-dragon": {
    "zh-CN": "金龙",
    "en": "Gold dragon"
  },
  "dragon-king": {
    "zh-CN": "龙王",
    "en": "Dragon king"
  }
};
