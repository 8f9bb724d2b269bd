// Generated from the rules of the gateway by `npm run generate`. Do not edit.

/** Rules of the gateway that articles quote. Durations in milliseconds, amounts and per cents as text. */
export const rules = {
  "turnover": {
    "multiples": {
      "deposit": "1",
      "bonus": "5",
      "adjustment": "1"
    },
    "countedPercent": {
      "chess": 100,
      "egame": 100,
      "gaming": 100,
      "lottery": 80,
      "realbet": 50,
      "sport": 100,
      "fishing": 100
    },
    "liftedBelow": "{currency}1"
  },
  "grants": {
    "claimableFor": 604800000
  },
  "agents": {
    "rates": [
      {
        "base": "{currency}0",
        "active": 3,
        "percent": "25"
      },
      {
        "base": "{currency}50,000",
        "active": 5,
        "percent": "30"
      },
      {
        "base": "{currency}200,000",
        "active": 10,
        "percent": "35"
      },
      {
        "base": "{currency}500,000",
        "active": 30,
        "percent": "40"
      },
      {
        "base": "{currency}1,000,000",
        "active": 50,
        "percent": "45"
      }
    ],
    "below": [
      "10",
      "3"
    ],
    "feePercent": "5",
    "activeTurnover": "{currency}1,000",
    "activeDeposits": "{currency}200",
    "countedDay": 3
  },
  "rebates": {
    "levels": [
      {
        "vipLevel": 0,
        "percent": {
          "chess": "0.35",
          "egame": "0.40",
          "gaming": "0.35",
          "lottery": "0.20",
          "realbet": "0.35",
          "sport": "0.30",
          "fishing": "0.40"
        }
      },
      {
        "vipLevel": 1,
        "percent": {
          "chess": "0.43",
          "egame": "0.48",
          "gaming": "0.43",
          "lottery": "0.28",
          "realbet": "0.43",
          "sport": "0.38",
          "fishing": "0.48"
        }
      },
      {
        "vipLevel": 2,
        "percent": {
          "chess": "0.51",
          "egame": "0.56",
          "gaming": "0.51",
          "lottery": "0.36",
          "realbet": "0.51",
          "sport": "0.46",
          "fishing": "0.56"
        }
      },
      {
        "vipLevel": 3,
        "percent": {
          "chess": "0.59",
          "egame": "0.64",
          "gaming": "0.59",
          "lottery": "0.44",
          "realbet": "0.59",
          "sport": "0.54",
          "fishing": "0.64"
        }
      },
      {
        "vipLevel": 4,
        "percent": {
          "chess": "0.67",
          "egame": "0.72",
          "gaming": "0.67",
          "lottery": "0.52",
          "realbet": "0.67",
          "sport": "0.62",
          "fishing": "0.72"
        }
      },
      {
        "vipLevel": 5,
        "percent": {
          "chess": "0.75",
          "egame": "0.80",
          "gaming": "0.75",
          "lottery": "0.60",
          "realbet": "0.75",
          "sport": "0.70",
          "fishing": "0.80"
        }
      },
      {
        "vipLevel": 6,
        "percent": {
          "chess": "0.83",
          "egame": "0.88",
          "gaming": "0.83",
          "lottery": "0.68",
          "realbet": "0.83",
          "sport": "0.78",
          "fishing": "0.88"
        }
      }
    ],
    "turnoverPerCoin": 100,
    "coinsPerUnit": 100
  },
  "deposits": {
    "openOrders": 3,
    "orderLifetimes": [
      1800000
    ],
    "coinChannel": {
      "name": {
        "zh-CN": "USDT-TRC20",
        "en": "USDT-TRC20"
      },
      "orderLifetime": 1800000
    }
  },
  "payouts": {
    "coolingHours": 24,
    "accounts": {
      "bank": 5,
      "coin": 3,
      "ebpay": 3,
      "koipay": 3,
      "alipay": 3,
      "wechat": 3,
      "digital": 3
    },
    "networks": [
      {
        "name": "TRC20",
        "prefix": "T"
      },
      {
        "name": "ERC20",
        "prefix": "0x"
      }
    ]
  },
  "withdrawals": {
    "levels": [
      {
        "vipLevel": 0,
        "min": "{currency}100",
        "privileges": {
          "max": "{currency}20,000",
          "maxPerDay": "{currency}50,000",
          "timesPerDay": "3",
          "freePerDay": "1",
          "priority": false
        }
      },
      {
        "vipLevel": 1,
        "min": "{currency}100",
        "privileges": {
          "max": "{currency}30,000",
          "maxPerDay": "{currency}80,000",
          "timesPerDay": "3",
          "freePerDay": "1",
          "priority": false
        }
      },
      {
        "vipLevel": 2,
        "min": "{currency}100",
        "privileges": {
          "max": "{currency}50,000",
          "maxPerDay": "{currency}150,000",
          "timesPerDay": "4",
          "freePerDay": "2",
          "priority": false
        }
      },
      {
        "vipLevel": 3,
        "min": "{currency}100",
        "privileges": {
          "max": "{currency}80,000",
          "maxPerDay": "{currency}300,000",
          "timesPerDay": "5",
          "freePerDay": "3",
          "priority": false
        }
      },
      {
        "vipLevel": 4,
        "min": "{currency}100",
        "privileges": {
          "max": "{currency}100,000",
          "maxPerDay": "{currency}500,000",
          "timesPerDay": "6",
          "freePerDay": "4",
          "priority": false
        }
      },
      {
        "vipLevel": 5,
        "min": "{currency}100",
        "privileges": {
          "max": "{currency}200,000",
          "maxPerDay": "{currency}1,000,000",
          "timesPerDay": "8",
          "freePerDay": "6",
          "priority": false
        }
      },
      {
        "vipLevel": 6,
        "min": "{currency}100",
        "privileges": {
          "max": "{currency}500,000",
          "maxPerDay": "{currency}3,000,000",
          "timesPerDay": "10",
          "freePerDay": "10",
          "priority": true
        }
      }
    ],
    "feePercent": "0.50",
    "feeMax": "{currency}50"
  },
  "paymentPassword": {
    "attempts": 5,
    "lockedFor": 3600000
  },
  "sessions": {
    "lifetime": 86400000,
    "gameLifetime": 7200000,
    "maxDevices": null
  },
  "retention": {
    "sessions": 7776000000,
    "evidence": {
      "unattached": 86400000,
      "ended": 7776000000
    },
    "mails": 15552000000,
    "orderAddresses": 7776000000,
    "roomMessages": 2592000000
  },
  "gameStorage": {
    "sound": "pavilion.sound"
  },
  "categories": {
    "chess": {
      "games": 5,
      "venues": [
        {
          "zh-CN": "云阁棋牌",
          "en": "Yunge Cards"
        }
      ]
    },
    "egame": {
      "games": 12,
      "venues": [
        {
          "zh-CN": "云阁电子",
          "en": "Yunge Slots"
        }
      ]
    },
    "gaming": {
      "games": 0,
      "venues": [
        {
          "zh-CN": "IM 电竞",
          "en": "IM Esports"
        },
        {
          "zh-CN": "YB 电竞",
          "en": "YB Esports"
        },
        {
          "zh-CN": "LH 电竞",
          "en": "LH Esports"
        }
      ]
    },
    "lottery": {
      "games": 5,
      "venues": [
        {
          "zh-CN": "云阁彩票",
          "en": "Yunge Lottery"
        }
      ]
    },
    "realbet": {
      "games": 7,
      "venues": [
        {
          "zh-CN": "云阁真人",
          "en": "Yunge Live"
        }
      ]
    },
    "sport": {
      "games": 0,
      "venues": [
        {
          "zh-CN": "IM 体育",
          "en": "IM Sports"
        },
        {
          "zh-CN": "OB 体育",
          "en": "OB Sports"
        },
        {
          "zh-CN": "FB 体育",
          "en": "FB Sports"
        }
      ]
    },
    "fishing": {
      "games": 2,
      "venues": [
        {
          "zh-CN": "云阁捕鱼",
          "en": "Yunge Fishing"
        }
      ]
    }
  },
  "live": [
    {
      "name": {
        "zh-CN": "经典百家乐",
        "en": "Classic Baccarat"
      },
      "returnPercent": "98.94",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 30,
        "betSeconds": 21
      }
    },
    {
      "name": {
        "zh-CN": "极速百家乐",
        "en": "Speed Baccarat"
      },
      "returnPercent": "98.94",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 25,
        "betSeconds": 16
      }
    },
    {
      "name": {
        "zh-CN": "免佣百家乐",
        "en": "No Commission Baccarat"
      },
      "returnPercent": "98.76",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 30,
        "betSeconds": 21
      }
    },
    {
      "name": {
        "zh-CN": "龙虎",
        "en": "Dragon Tiger"
      },
      "returnPercent": "97.10",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 25,
        "betSeconds": 17
      }
    },
    {
      "name": {
        "zh-CN": "骰宝",
        "en": "Sic Bo"
      },
      "returnPercent": "97.22",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 30,
        "betSeconds": 23
      }
    },
    {
      "name": {
        "zh-CN": "欧式轮盘",
        "en": "European Roulette"
      },
      "returnPercent": "97.29",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 36,
        "betSeconds": 26
      }
    },
    {
      "name": {
        "zh-CN": "番摊",
        "en": "Fan-Tan"
      },
      "returnPercent": "96.25",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 25,
        "betSeconds": 16
      }
    }
  ],
  "lotteries": [
    {
      "name": {
        "zh-CN": "云阁快三",
        "en": "Yunge Fast Three"
      },
      "returnPercent": "98.00",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 60,
        "betSeconds": 51
      }
    },
    {
      "name": {
        "zh-CN": "云阁时时彩",
        "en": "Yunge Five Digits"
      },
      "returnPercent": "98.00",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 60,
        "betSeconds": 51
      }
    },
    {
      "name": {
        "zh-CN": "极速赛车",
        "en": "Speed Racing"
      },
      "returnPercent": "97.77",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 75,
        "betSeconds": 59
      }
    },
    {
      "name": {
        "zh-CN": "幸运六合",
        "en": "Lucky Six"
      },
      "returnPercent": "96.00",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 300,
        "betSeconds": 284
      }
    },
    {
      "name": {
        "zh-CN": "幸运28",
        "en": "Lucky 28"
      },
      "returnPercent": "98.00",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 60,
        "betSeconds": 51
      }
    }
  ],
  "cards": [
    {
      "name": {
        "zh-CN": "百人牛牛",
        "en": "Hundred Niuniu"
      },
      "returnPercent": "99.19",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 30,
        "betSeconds": 19
      }
    },
    {
      "name": {
        "zh-CN": "红黑大战",
        "en": "Red and Black"
      },
      "returnPercent": "97.50",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": {
        "periodSeconds": 30,
        "betSeconds": 21
      }
    },
    {
      "name": {
        "zh-CN": "二十一点",
        "en": "Blackjack"
      },
      "returnPercent": "99.51",
      "min": "{currency}1",
      "max": "{currency}5,000",
      "clock": null
    },
    {
      "name": {
        "zh-CN": "三张牌",
        "en": "Three Cards"
      },
      "returnPercent": "96.62",
      "min": "{currency}1",
      "max": "{currency}2,000",
      "clock": null
    },
    {
      "name": {
        "zh-CN": "抢庄牛牛",
        "en": "Niuniu for the Bank"
      },
      "returnPercent": "97.50",
      "min": "{currency}0.20",
      "max": "{currency}100",
      "clock": null
    }
  ],
  "sports": {
    "listedAhead": 259200000,
    "fastSpeed": 9,
    "competitions": {
      "football": {
        "plain": {
          "count": 26,
          "bestOf": 1
        },
        "fast": {
          "count": 1,
          "bestOf": 1
        }
      },
      "basketball": {
        "plain": {
          "count": 5,
          "bestOf": 1
        },
        "fast": {
          "count": 1,
          "bestOf": 1
        }
      },
      "tennis": {
        "plain": {
          "count": 4,
          "bestOf": 3
        },
        "fast": {
          "count": 0,
          "bestOf": 0
        }
      },
      "cs2": {
        "plain": {
          "count": 2,
          "bestOf": 3
        },
        "fast": {
          "count": 1,
          "bestOf": 1
        }
      },
      "moba": {
        "plain": {
          "count": 2,
          "bestOf": 3
        },
        "fast": {
          "count": 0,
          "bestOf": 0
        }
      }
    },
    "lines": {
      "IMTY": 3,
      "OBTY": 5,
      "FBTY": 4
    },
    "delays": {
      "safe": {
        "football": 3,
        "basketball": 4,
        "tennis": 4,
        "cs2": 5,
        "moba": 5
      },
      "attack": 5,
      "setPiece": 8
    },
    "longestWait": 60000,
    "confirmedMatchSeconds": 60,
    "maxBets": 255,
    "single": {
      "min": "{currency}10",
      "max": "{currency}50,000"
    },
    "system": {
      "min": "{currency}2",
      "max": "{currency}20,000"
    },
    "maxPayout": "{currency}1,000,000",
    "memberRoom": "{currency}200,000",
    "largestByRank": [
      {
        "upTo": 5,
        "main": "{currency}50,000",
        "other": "{currency}20,000"
      },
      {
        "upTo": 15,
        "main": "{currency}25,000",
        "other": "{currency}10,000"
      },
      {
        "upTo": null,
        "main": "{currency}10,000",
        "other": "{currency}4,000"
      }
    ],
    "minTurnoverPrice": "1.50",
    "cashOut": {
      "feePercent": {
        "prematch": "3",
        "live": "5"
      },
      "minKeptPercent": "80",
      "smallest": "{currency}1",
      "quoteLifetime": 5000,
      "minCountedPercent": 50
    },
    "cs2": {
      "toWin": 13,
      "regularRounds": 24,
      "overtimeRounds": 6,
      "overtimeToWin": 4
    }
  },
  "slips": {
    "maxLines": 40,
    "maxPayout": "{currency}1,000,000"
  },
  "hands": {
    "paceSeconds": 5,
    "timeout": 86400000
  },
  "slots": [
    {
      "name": {
        "zh-CN": "金龙献瑞",
        "en": "Golden Dragon"
      },
      "reels": 5,
      "rows": 3,
      "lines": 15,
      "returnPercent": "96.40",
      "hitPercent": "33.76",
      "min": "{currency}1.50",
      "max": "{currency}150"
    },
    {
      "name": {
        "zh-CN": "凤舞九天",
        "en": "Phoenix Rising"
      },
      "reels": 5,
      "rows": 3,
      "lines": 20,
      "returnPercent": "95.55",
      "hitPercent": "35.92",
      "min": "{currency}2",
      "max": "{currency}200"
    },
    {
      "name": {
        "zh-CN": "锦鲤跃门",
        "en": "Koi over the Gate"
      },
      "reels": 5,
      "rows": 3,
      "lines": 15,
      "returnPercent": "96.40",
      "hitPercent": "33.76",
      "min": "{currency}0.75",
      "max": "{currency}75"
    },
    {
      "name": {
        "zh-CN": "财源通宝",
        "en": "Coins of Plenty"
      },
      "reels": 5,
      "rows": 3,
      "lines": 10,
      "returnPercent": "95.62",
      "hitPercent": "23.24",
      "min": "{currency}1",
      "max": "{currency}100"
    },
    {
      "name": {
        "zh-CN": "上元灯会",
        "en": "Lantern Night"
      },
      "reels": 5,
      "rows": 3,
      "lines": 20,
      "returnPercent": "95.55",
      "hitPercent": "35.92",
      "min": "{currency}1",
      "max": "{currency}100"
    },
    {
      "name": {
        "zh-CN": "荷塘月色",
        "en": "Lotus in Moonlight"
      },
      "reels": 5,
      "rows": 3,
      "lines": 20,
      "returnPercent": "95.55",
      "hitPercent": "35.92",
      "min": "{currency}1",
      "max": "{currency}100"
    },
    {
      "name": {
        "zh-CN": "扇底风华",
        "en": "The Silk Fan"
      },
      "reels": 5,
      "rows": 3,
      "lines": 15,
      "returnPercent": "96.40",
      "hitPercent": "33.76",
      "min": "{currency}1.50",
      "max": "{currency}150"
    },
    {
      "name": {
        "zh-CN": "虎啸山林",
        "en": "Tiger of the Mountain"
      },
      "reels": 5,
      "rows": 3,
      "lines": 10,
      "returnPercent": "95.62",
      "hitPercent": "23.24",
      "min": "{currency}5",
      "max": "{currency}500"
    },
    {
      "name": {
        "zh-CN": "竹里熊猫",
        "en": "Bamboo Panda"
      },
      "reels": 5,
      "rows": 3,
      "lines": 20,
      "returnPercent": "95.55",
      "hitPercent": "35.92",
      "min": "{currency}1",
      "max": "{currency}100"
    },
    {
      "name": {
        "zh-CN": "蟠桃盛宴",
        "en": "Feast of Peaches"
      },
      "reels": 5,
      "rows": 3,
      "lines": 15,
      "returnPercent": "96.40",
      "hitPercent": "33.76",
      "min": "{currency}1.50",
      "max": "{currency}150"
    },
    {
      "name": {
        "zh-CN": "战鼓惊雷",
        "en": "Thunder Drums"
      },
      "reels": 5,
      "rows": 3,
      "lines": 10,
      "returnPercent": "95.62",
      "hitPercent": "23.24",
      "min": "{currency}5",
      "max": "{currency}500"
    },
    {
      "name": {
        "zh-CN": "珠光宝阁",
        "en": "Hall of Gems"
      },
      "reels": 5,
      "rows": 3,
      "lines": 15,
      "returnPercent": "96.40",
      "hitPercent": "33.76",
      "min": "{currency}7.50",
      "max": "{currency}750"
    }
  ]
} as const;
