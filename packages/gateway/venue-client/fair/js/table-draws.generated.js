// Generated from the table games and their kinds by `npm run generate`.
// @ts-nocheck

/** @type {Record<string, { piece: string, from: number, to: number, copies?: number, step: import('@pavilion/format').Localized<string>, fields: Record<string, { label: import('@pavilion/format').Localized<string>, count?: number }> }>} */
export const draws = {
  "dragon-tiger": {
    "piece": "card",
    "from": 0,
    "to": 51,
    "step": {
      "zh-CN": "第 {place} 张牌",
      "en": "Card {place}"
    },
    "copies": 8,
    "fields": {
      "dragon": {
        "label": {
          "zh-CN": "龙",
          "en": "Dragon"
        }
      },
      "tiger": {
        "label": {
          "zh-CN": "虎",
          "en": "Tiger"
        }
      }
    }
  },
  "sic-bo": {
    "piece": "die",
    "from": 1,
    "to": 6,
    "step": {
      "zh-CN": "第 {place} 颗骰子",
      "en": "Die {place}"
    },
    "fields": {
      "dice": {
        "count": 3,
        "label": {
          "zh-CN": "骰子",
          "en": "Dice"
        }
      }
    }
  },
  "roulette": {
    "piece": "ball",
    "step": {
      "zh-CN": "号码",
      "en": "Pocket"
    },
    "from": 0,
    "to": 36,
    "fields": {
      "pocket": {
        "label": {
          "zh-CN": "号码",
          "en": "Pocket"
        }
      }
    }
  },
  "red-black": {
    "piece": "card",
    "from": 0,
    "to": 51,
    "step": {
      "zh-CN": "第 {place} 张牌",
      "en": "Card {place}"
    },
    "copies": 1,
    "fields": {
      "red": {
        "count": 3,
        "label": {
          "zh-CN": "红",
          "en": "Red"
        }
      },
      "black": {
        "count": 3,
        "label": {
          "zh-CN": "黑",
          "en": "Black"
        }
      }
    }
  },
  "kuai3": {
    "piece": "die",
    "from": 1,
    "to": 6,
    "step": {
      "zh-CN": "第 {place} 颗骰子",
      "en": "Die {place}"
    },
    "fields": {
      "dice": {
        "count": 3,
        "label": {
          "zh-CN": "骰子",
          "en": "Dice"
        }
      }
    }
  },
  "ssc": {
    "piece": "ball",
    "step": {
      "zh-CN": "第 {place} 个号码",
      "en": "Number {place}"
    },
    "from": 0,
    "to": 9,
    "fields": {
      "digits": {
        "count": 5,
        "label": {
          "zh-CN": "开奖号码",
          "en": "Numbers"
        }
      }
    }
  },
  "pk10": {
    "piece": "ball",
    "step": {
      "zh-CN": "第 {place} 名",
      "en": "Place {place}"
    },
    "from": 1,
    "to": 10,
    "copies": 1,
    "fields": {
      "order": {
        "count": 10,
        "label": {
          "zh-CN": "名次",
          "en": "Places"
        }
      }
    }
  },
  "pc28": {
    "piece": "ball",
    "step": {
      "zh-CN": "第 {place} 个号码",
      "en": "Number {place}"
    },
    "from": 0,
    "to": 9,
    "fields": {
      "digits": {
        "count": 3,
        "label": {
          "zh-CN": "开奖号码",
          "en": "Numbers"
        }
      }
    }
  }
};

/** @type {{ code: string, name: import('@pavilion/format').Localized<string>, kind: string, venue: string }[]} */
export const tableGames = [
  {
    "code": "baccarat-a",
    "name": {
      "zh-CN": "经典百家乐",
      "en": "Classic Baccarat"
    },
    "kind": "baccarat",
    "venue": "PAVILION-ZR"
  },
  {
    "code": "baccarat-b",
    "name": {
      "zh-CN": "极速百家乐",
      "en": "Speed Baccarat"
    },
    "kind": "baccarat",
    "venue": "PAVILION-ZR"
  },
  {
    "code": "baccarat-free",
    "name": {
      "zh-CN": "免佣百家乐",
      "en": "No Commission Baccarat"
    },
    "kind": "baccarat",
    "venue": "PAVILION-ZR"
  },
  {
    "code": "dragon-tiger",
    "name": {
      "zh-CN": "龙虎",
      "en": "Dragon Tiger"
    },
    "kind": "dragon-tiger",
    "venue": "PAVILION-ZR"
  },
  {
    "code": "sic-bo",
    "name": {
      "zh-CN": "骰宝",
      "en": "Sic Bo"
    },
    "kind": "sic-bo",
    "venue": "PAVILION-ZR"
  },
  {
    "code": "roulette",
    "name": {
      "zh-CN": "欧式轮盘",
      "en": "European Roulette"
    },
    "kind": "roulette",
    "venue": "PAVILION-ZR"
  },
  {
    "code": "fan-tan",
    "name": {
      "zh-CN": "番摊",
      "en": "Fan-Tan"
    },
    "kind": "fan-tan",
    "venue": "PAVILION-ZR"
  },
  {
    "code": "hundred-niuniu",
    "name": {
      "zh-CN": "百人牛牛",
      "en": "Hundred Niuniu"
    },
    "kind": "hundred-niuniu",
    "venue": "PAVILION-QP"
  },
  {
    "code": "red-black",
    "name": {
      "zh-CN": "红黑大战",
      "en": "Red and Black"
    },
    "kind": "red-black",
    "venue": "PAVILION-QP"
  },
  {
    "code": "kuai3",
    "name": {
      "zh-CN": "云阁快三",
      "en": "Yunge Fast Three"
    },
    "kind": "kuai3",
    "venue": "PAVILION-CP"
  },
  {
    "code": "ssc",
    "name": {
      "zh-CN": "云阁时时彩",
      "en": "Yunge Five Digits"
    },
    "kind": "ssc",
    "venue": "PAVILION-CP"
  },
  {
    "code": "pk10",
    "name": {
      "zh-CN": "极速赛车",
      "en": "Speed Racing"
    },
    "kind": "pk10",
    "venue": "PAVILION-CP"
  },
  {
    "code": "mark-six",
    "name": {
      "zh-CN": "幸运六合",
      "en": "Lucky Six"
    },
    "kind": "mark-six",
    "venue": "PAVILION-CP"
  },
  {
    "code": "pc28",
    "name": {
      "zh-CN": "幸运28",
      "en": "Lucky 28"
    },
    "kind": "pc28",
    "venue": "PAVILION-CP"
  }
];
