// Generated from the slot games by `npm run generate`.
// @ts-nocheck

/** @type {Record<string, string[]>} */
export const strips = {
  "steady": [
    "iafhdfehcdfcgheighibecaesgdfbihg",
    "hdgwfchidghbisefaecigdahfbeigwcf",
    "ghfabgihdsbfedghwcfwidecgihfaiec",
    "bgefhcdhiasehgibedfadwfciegfbcgh",
    "edcfaehgcheibhgihgdfebdgbifsafdc"
  ],
  "lively": [
    "dehgehafcigeasfbhdicfhiegidfbgih",
    "fhgfigbfedghcidhfdhgaishiecwbige",
    "ghishcwbhdfghfiwahfeideigcegfidb",
    "geifecibhgdihdbeahcfsgfihdcefgwh",
    "hcihegfedifhdsgcegihfiefacfgbdgb"
  ],
  "bold": [
    "ibgigcbdhfchedisfeihdifhgfigaegh",
    "geifhgehdifhcewifgbhagfbghifdcis",
    "hicgfihgifghwefdgfidghebchfsdeia",
    "ghbigfasihdgiehgidwefbgcfhdcfhei",
    "fdhfdhgeicdiefgichifebgfhsebgahg"
  ]
};

/** @type {Record<string, import('@pavilion/format').Localized<string>>} */
export const sharedPictures = {
  "f": {
    "zh-CN": "福",
    "en": "Fu, blessing"
  },
  "g": {
    "zh-CN": "禄",
    "en": "Lu, prosperity"
  },
  "h": {
    "zh-CN": "寿",
    "en": "Shou, long life"
  },
  "i": {
    "zh-CN": "喜",
    "en": "Xi, joy"
  },
  "s": {
    "zh-CN": "宝塔",
    "en": "Pagoda"
  },
  "w": {
    "zh-CN": "百搭",
    "en": "Wild"
  }
};

/** @type {Record<string, { name: import('@pavilion/format').Localized<string>, machine: string, pictures: import('@pavilion/format').Localized<string>[] }>} */
export const slotGames = {
  "golden-dragon": {
    "name": {
      "zh-CN": "金龙献瑞",
      "en": "Golden Dragon"
    },
    "machine": "lively",
    "pictures": [
      {
        "zh-CN": "金龙",
        "en": "Dragon"
      },
      {
        "zh-CN": "元宝",
        "en": "Gold ingot"
      },
      {
        "zh-CN": "宝石",
        "en": "Gem"
      },
      {
        "zh-CN": "铜钱",
        "en": "Coin"
      },
      {
        "zh-CN": "灯笼",
        "en": "Lantern"
      }
    ]
  },
  "phoenix-rising": {
    "name": {
      "zh-CN": "凤舞九天",
      "en": "Phoenix Rising"
    },
    "machine": "steady",
    "pictures": [
      {
        "zh-CN": "凤凰",
        "en": "Phoenix"
      },
      {
        "zh-CN": "宝石",
        "en": "Gem"
      },
      {
        "zh-CN": "仙鹤",
        "en": "Crane"
      },
      {
        "zh-CN": "折扇",
        "en": "Fan"
      },
      {
        "zh-CN": "莲花",
        "en": "Lotus"
      }
    ]
  },
  "koi-gate": {
    "name": {
      "zh-CN": "锦鲤跃门",
      "en": "Koi over the Gate"
    },
    "machine": "lively",
    "pictures": [
      {
        "zh-CN": "锦鲤",
        "en": "Koi"
      },
      {
        "zh-CN": "元宝",
        "en": "Gold ingot"
      },
      {
        "zh-CN": "莲花",
        "en": "Lotus"
      },
      {
        "zh-CN": "葫芦",
        "en": "Gourd"
      },
      {
        "zh-CN": "铜钱",
        "en": "Coin"
      }
    ]
  },
  "coins-of-plenty": {
    "name": {
      "zh-CN": "财源通宝",
      "en": "Coins of Plenty"
    },
    "machine": "bold",
    "pictures": [
      {
        "zh-CN": "元宝",
        "en": "Gold ingot"
      },
      {
        "zh-CN": "铜钱",
        "en": "Coin"
      },
      {
        "zh-CN": "葫芦",
        "en": "Gourd"
      },
      {
        "zh-CN": "爆竹",
        "en": "Firecrackers"
      },
      {
        "zh-CN": "灯笼",
        "en": "Lantern"
      }
    ]
  },
  "lantern-night": {
    "name": {
      "zh-CN": "上元灯会",
      "en": "Lantern Night"
    },
    "machine": "steady",
    "pictures": [
      {
        "zh-CN": "灯笼",
        "en": "Lantern"
      },
      {
        "zh-CN": "锦鲤",
        "en": "Koi"
      },
      {
        "zh-CN": "折扇",
        "en": "Fan"
      },
      {
        "zh-CN": "爆竹",
        "en": "Firecrackers"
      },
      {
        "zh-CN": "战鼓",
        "en": "Drum"
      }
    ]
  },
  "lotus-moon": {
    "name": {
      "zh-CN": "荷塘月色",
      "en": "Lotus in Moonlight"
    },
    "machine": "steady",
    "pictures": [
      {
        "zh-CN": "莲花",
        "en": "Lotus"
      },
      {
        "zh-CN": "仙鹤",
        "en": "Crane"
      },
      {
        "zh-CN": "锦鲤",
        "en": "Koi"
      },
      {
        "zh-CN": "葫芦",
        "en": "Gourd"
      },
      {
        "zh-CN": "折扇",
        "en": "Fan"
      }
    ]
  },
  "silk-fan": {
    "name": {
      "zh-CN": "扇底风华",
      "en": "The Silk Fan"
    },
    "machine": "lively",
    "pictures": [
      {
        "zh-CN": "折扇",
        "en": "Fan"
      },
      {
        "zh-CN": "凤凰",
        "en": "Phoenix"
      },
      {
        "zh-CN": "宝石",
        "en": "Gem"
      },
      {
        "zh-CN": "寿桃",
        "en": "Peach"
      },
      {
        "zh-CN": "莲花",
        "en": "Lotus"
      }
    ]
  },
  "mountain-tiger": {
    "name": {
      "zh-CN": "虎啸山林",
      "en": "Tiger of the Mountain"
    },
    "machine": "bold",
    "pictures": [
      {
        "zh-CN": "猛虎",
        "en": "Tiger"
      },
      {
        "zh-CN": "战鼓",
        "en": "Drum"
      },
      {
        "zh-CN": "葫芦",
        "en": "Gourd"
      },
      {
        "zh-CN": "铜钱",
        "en": "Coin"
      },
      {
        "zh-CN": "爆竹",
        "en": "Firecrackers"
      }
    ]
  },
  "bamboo-panda": {
    "name": {
      "zh-CN": "竹里熊猫",
      "en": "Bamboo Panda"
    },
    "machine": "steady",
    "pictures": [
      {
        "zh-CN": "熊猫",
        "en": "Panda"
      },
      {
        "zh-CN": "锦鲤",
        "en": "Koi"
      },
      {
        "zh-CN": "寿桃",
        "en": "Peach"
      },
      {
        "zh-CN": "莲花",
        "en": "Lotus"
      },
      {
        "zh-CN": "战鼓",
        "en": "Drum"
      }
    ]
  },
  "feast-of-peaches": {
    "name": {
      "zh-CN": "蟠桃盛宴",
      "en": "Feast of Peaches"
    },
    "machine": "lively",
    "pictures": [
      {
        "zh-CN": "寿桃",
        "en": "Peach"
      },
      {
        "zh-CN": "仙鹤",
        "en": "Crane"
      },
      {
        "zh-CN": "葫芦",
        "en": "Gourd"
      },
      {
        "zh-CN": "元宝",
        "en": "Gold ingot"
      },
      {
        "zh-CN": "灯笼",
        "en": "Lantern"
      }
    ]
  },
  "thunder-drums": {
    "name": {
      "zh-CN": "战鼓惊雷",
      "en": "Thunder Drums"
    },
    "machine": "bold",
    "pictures": [
      {
        "zh-CN": "战鼓",
        "en": "Drum"
      },
      {
        "zh-CN": "金龙",
        "en": "Dragon"
      },
      {
        "zh-CN": "猛虎",
        "en": "Tiger"
      },
      {
        "zh-CN": "爆竹",
        "en": "Firecrackers"
      },
      {
        "zh-CN": "灯笼",
        "en": "Lantern"
      }
    ]
  },
  "hall-of-gems": {
    "name": {
      "zh-CN": "珠光宝阁",
      "en": "Hall of Gems"
    },
    "machine": "lively",
    "pictures": [
      {
        "zh-CN": "宝石",
        "en": "Gem"
      },
      {
        "zh-CN": "凤凰",
        "en": "Phoenix"
      },
      {
        "zh-CN": "仙鹤",
        "en": "Crane"
      },
      {
        "zh-CN": "元宝",
        "en": "Gold ingot"
      },
      {
        "zh-CN": "铜钱",
        "en": "Coin"
      }
    ]
  }
};
