// @ts-check
/**
 * Generated from the sports of the contract and the site’s names of their market types by `npm run generate`.
 *
 * @type {Readonly<Record<import('./api.js').Sport, { name: { 'zh-CN': string, en: string }, mainPeriod: string, columns: { type: string, period: string, sides: string[] }[], markets: Readonly<Record<string, { lines: 'handicap' | 'total' | 'none', name: { 'zh-CN': string, en: string } }>> }>>}
 */
export const sportDefinitions = {
  "football": {
    "name": {
      "zh-CN": "足球",
      "en": "Football"
    },
    "mainPeriod": "ft",
    "columns": [
      {
        "type": "ah",
        "period": "ft",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "ou",
        "period": "ft",
        "sides": [
          "o",
          "u"
        ]
      },
      {
        "type": "1x2",
        "period": "ft",
        "sides": [
          "h",
          "a",
          "d"
        ]
      },
      {
        "type": "ah",
        "period": "h1",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "ou",
        "period": "h1",
        "sides": [
          "o",
          "u"
        ]
      },
      {
        "type": "1x2",
        "period": "h1",
        "sides": [
          "h",
          "a",
          "d"
        ]
      }
    ],
    "markets": {
      "ah": {
        "lines": "handicap",
        "name": {
          "zh-CN": "让球",
          "en": "Handicap"
        }
      },
      "ou": {
        "lines": "total",
        "name": {
          "zh-CN": "大小",
          "en": "Over/under"
        }
      },
      "1x2": {
        "lines": "none",
        "name": {
          "zh-CN": "独赢",
          "en": "1X2"
        }
      },
      "dc": {
        "lines": "none",
        "name": {
          "zh-CN": "双重机会",
          "en": "Double chance"
        }
      },
      "btts": {
        "lines": "none",
        "name": {
          "zh-CN": "双方均进球",
          "en": "Both teams score"
        }
      },
      "oe": {
        "lines": "none",
        "name": {
          "zh-CN": "单双",
          "en": "Odd/even"
        }
      },
      "cs": {
        "lines": "none",
        "name": {
          "zh-CN": "波胆",
          "en": "Correct score"
        }
      },
      "htft": {
        "lines": "none",
        "name": {
          "zh-CN": "半场/全场",
          "en": "Half time / full time"
        }
      },
      "nextGoal": {
        "lines": "none",
        "name": {
          "zh-CN": "下一个进球",
          "en": "Next goal"
        }
      },
      "cornersAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "角球让球",
          "en": "Corner handicap"
        }
      },
      "cornersOu": {
        "lines": "total",
        "name": {
          "zh-CN": "角球大小",
          "en": "Corners"
        }
      }
    }
  },
  "basketball": {
    "name": {
      "zh-CN": "篮球",
      "en": "Basketball"
    },
    "mainPeriod": "ft",
    "columns": [
      {
        "type": "ah",
        "period": "ft",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "ou",
        "period": "ft",
        "sides": [
          "o",
          "u"
        ]
      },
      {
        "type": "ml",
        "period": "ft",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "ah",
        "period": "h1",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "ou",
        "period": "h1",
        "sides": [
          "o",
          "u"
        ]
      }
    ],
    "markets": {
      "ah": {
        "lines": "handicap",
        "name": {
          "zh-CN": "让分",
          "en": "Spread"
        }
      },
      "ou": {
        "lines": "total",
        "name": {
          "zh-CN": "大小",
          "en": "Over/under"
        }
      },
      "ml": {
        "lines": "none",
        "name": {
          "zh-CN": "独赢",
          "en": "Winner"
        }
      },
      "homeOu": {
        "lines": "total",
        "name": {
          "zh-CN": "主队总分",
          "en": "Home points"
        }
      },
      "awayOu": {
        "lines": "total",
        "name": {
          "zh-CN": "客队总分",
          "en": "Away points"
        }
      },
      "oe": {
        "lines": "none",
        "name": {
          "zh-CN": "单双",
          "en": "Odd/even"
        }
      }
    }
  },
  "tennis": {
    "name": {
      "zh-CN": "网球",
      "en": "Tennis"
    },
    "mainPeriod": "sets",
    "columns": [
      {
        "type": "ml",
        "period": "ft",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "setsAh",
        "period": "ft",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "gamesAh",
        "period": "ft",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "gamesOu",
        "period": "ft",
        "sides": [
          "o",
          "u"
        ]
      }
    ],
    "markets": {
      "ml": {
        "lines": "none",
        "name": {
          "zh-CN": "独赢",
          "en": "Winner"
        }
      },
      "setsAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "让盘",
          "en": "Set handicap"
        }
      },
      "gamesAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "让局",
          "en": "Game handicap"
        }
      },
      "gamesOu": {
        "lines": "total",
        "name": {
          "zh-CN": "总局数",
          "en": "Games"
        }
      },
      "setWinner": {
        "lines": "none",
        "name": {
          "zh-CN": "单盘独赢",
          "en": "Set winner"
        }
      },
      "gameWinner": {
        "lines": "none",
        "name": {
          "zh-CN": "单局独赢",
          "en": "Game winner"
        }
      }
    }
  },
  "cs2": {
    "name": {
      "zh-CN": "CS2",
      "en": "CS2"
    },
    "mainPeriod": "maps",
    "columns": [
      {
        "type": "ml",
        "period": "ft",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "mapsAh",
        "period": "ft",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "mapsOu",
        "period": "ft",
        "sides": [
          "o",
          "u"
        ]
      },
      {
        "type": "mapWinner",
        "period": "m1",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "roundsAh",
        "period": "m1",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "mapWinner",
        "period": "m2",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "roundsAh",
        "period": "m2",
        "sides": [
          "h",
          "a"
        ]
      }
    ],
    "markets": {
      "ml": {
        "lines": "none",
        "name": {
          "zh-CN": "独赢",
          "en": "Winner"
        }
      },
      "mapsAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "地图让分",
          "en": "Map handicap"
        }
      },
      "mapsOu": {
        "lines": "total",
        "name": {
          "zh-CN": "总地图数",
          "en": "Maps"
        }
      },
      "mapWinner": {
        "lines": "none",
        "name": {
          "zh-CN": "单图独赢",
          "en": "Map winner"
        }
      },
      "roundsAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "回合让分",
          "en": "Round handicap"
        }
      },
      "roundsOu": {
        "lines": "total",
        "name": {
          "zh-CN": "总回合数",
          "en": "Rounds"
        }
      },
      "pistol": {
        "lines": "none",
        "name": {
          "zh-CN": "手枪局",
          "en": "Pistol round"
        }
      }
    }
  },
  "moba": {
    "name": {
      "zh-CN": "MOBA",
      "en": "MOBA"
    },
    "mainPeriod": "maps",
    "columns": [
      {
        "type": "ml",
        "period": "ft",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "mapsAh",
        "period": "ft",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "mapsOu",
        "period": "ft",
        "sides": [
          "o",
          "u"
        ]
      },
      {
        "type": "mapWinner",
        "period": "m1",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "killsOu",
        "period": "m1",
        "sides": [
          "o",
          "u"
        ]
      },
      {
        "type": "mapWinner",
        "period": "m2",
        "sides": [
          "h",
          "a"
        ]
      },
      {
        "type": "killsOu",
        "period": "m2",
        "sides": [
          "o",
          "u"
        ]
      }
    ],
    "markets": {
      "ml": {
        "lines": "none",
        "name": {
          "zh-CN": "独赢",
          "en": "Winner"
        }
      },
      "mapsAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "地图让分",
          "en": "Map handicap"
        }
      },
      "mapsOu": {
        "lines": "total",
        "name": {
          "zh-CN": "总地图数",
          "en": "Maps"
        }
      },
      "mapWinner": {
        "lines": "none",
        "name": {
          "zh-CN": "单图独赢",
          "en": "Map winner"
        }
      },
      "killsAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "击杀让分",
          "en": "Kill handicap"
        }
      },
      "killsOu": {
        "lines": "total",
        "name": {
          "zh-CN": "总击杀数",
          "en": "Kills"
        }
      },
      "firstBlood": {
        "lines": "none",
        "name": {
          "zh-CN": "一血",
          "en": "First blood"
        }
      },
      "firstTower": {
        "lines": "none",
        "name": {
          "zh-CN": "一塔",
          "en": "First tower"
        }
      }
    }
  }
};
