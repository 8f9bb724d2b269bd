// @ts-check
/**
 * Generated from the sports and market types of the contract by `npm run generate`.
 *
 * @type {Readonly<Record<import('./api.js').Sport, { name: import('@pavilion/format').Localized<string>, mainPeriod: string, halfMinutes?: number, columns: { type: string, period: string, sides: string[] }[], markets: Readonly<Record<string, { lines?: 'handicap' | 'total', name: import('@pavilion/format').Localized<string>, numbered?: import('@pavilion/format').Localized<string>, sides: Readonly<Record<string, string | import('@pavilion/format').Localized<string>>> }>> }>>}
 */
export const sportDefinitions = {
  "football": {
    "name": {
      "zh-CN": "足球",
      "en": "Football"
    },
    "mainPeriod": "ft",
    "halfMinutes": 45,
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
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "ou": {
        "lines": "total",
        "name": {
          "zh-CN": "大小",
          "en": "Over/under"
        },
        "sides": {
          "o": {
            "zh-CN": "大 {line}",
            "en": "Over {line}"
          },
          "u": {
            "zh-CN": "小 {line}",
            "en": "Under {line}"
          }
        }
      },
      "1x2": {
        "name": {
          "zh-CN": "独赢",
          "en": "1X2"
        },
        "sides": {
          "h": "{home}",
          "d": {
            "zh-CN": "和局",
            "en": "Draw"
          },
          "a": "{away}"
        }
      },
      "dc": {
        "name": {
          "zh-CN": "双重机会",
          "en": "Double chance"
        },
        "sides": {
          "hd": {
            "zh-CN": "主胜或和",
            "en": "Home or draw"
          },
          "ha": {
            "zh-CN": "分出胜负",
            "en": "Home or away"
          },
          "da": {
            "zh-CN": "客胜或和",
            "en": "Draw or away"
          }
        }
      },
      "btts": {
        "name": {
          "zh-CN": "双方均进球",
          "en": "Both teams score"
        },
        "sides": {
          "n": {
            "zh-CN": "否",
            "en": "No"
          },
          "y": {
            "zh-CN": "是",
            "en": "Yes"
          }
        }
      },
      "oe": {
        "name": {
          "zh-CN": "单双",
          "en": "Odd/even"
        },
        "sides": {
          "odd": {
            "zh-CN": "单",
            "en": "Odd"
          },
          "even": {
            "zh-CN": "双",
            "en": "Even"
          }
        }
      },
      "cs": {
        "name": {
          "zh-CN": "波胆",
          "en": "Correct score"
        },
        "sides": {
          "0-0": "0:0",
          "0-1": "0:1",
          "0-2": "0:2",
          "0-3": "0:3",
          "0-4": "0:4",
          "1-0": "1:0",
          "1-1": "1:1",
          "1-2": "1:2",
          "1-3": "1:3",
          "1-4": "1:4",
          "2-0": "2:0",
          "2-1": "2:1",
          "2-2": "2:2",
          "2-3": "2:3",
          "2-4": "2:4",
          "3-0": "3:0",
          "3-1": "3:1",
          "3-2": "3:2",
          "3-3": "3:3",
          "3-4": "3:4",
          "4-0": "4:0",
          "4-1": "4:1",
          "4-2": "4:2",
          "4-3": "4:3",
          "4-4": "4:4",
          "other": {
            "zh-CN": "其他比分",
            "en": "Other"
          }
        }
      },
      "htft": {
        "name": {
          "zh-CN": "半场/全场",
          "en": "Half time / full time"
        },
        "sides": {
          "hh": {
            "zh-CN": "主/主",
            "en": "H/H"
          },
          "hd": {
            "zh-CN": "主/和",
            "en": "H/X"
          },
          "ha": {
            "zh-CN": "主/客",
            "en": "H/A"
          },
          "dh": {
            "zh-CN": "和/主",
            "en": "X/H"
          },
          "dd": {
            "zh-CN": "和/和",
            "en": "X/X"
          },
          "da": {
            "zh-CN": "和/客",
            "en": "X/A"
          },
          "ah": {
            "zh-CN": "客/主",
            "en": "A/H"
          },
          "ad": {
            "zh-CN": "客/和",
            "en": "A/X"
          },
          "aa": {
            "zh-CN": "客/客",
            "en": "A/A"
          }
        }
      },
      "nextGoal": {
        "name": {
          "zh-CN": "下一个进球",
          "en": "Next goal"
        },
        "numbered": {
          "zh-CN": "第 {n} 球",
          "en": "Goal {n}"
        },
        "sides": {
          "none": {
            "zh-CN": "无进球",
            "en": "No goal"
          },
          "h": "{home}",
          "a": "{away}"
        }
      },
      "cornersAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "角球让球",
          "en": "Corner handicap"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "cornersOu": {
        "lines": "total",
        "name": {
          "zh-CN": "角球大小",
          "en": "Corners"
        },
        "sides": {
          "o": {
            "zh-CN": "大 {line}",
            "en": "Over {line}"
          },
          "u": {
            "zh-CN": "小 {line}",
            "en": "Under {line}"
          }
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
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "ou": {
        "lines": "total",
        "name": {
          "zh-CN": "大小",
          "en": "Over/under"
        },
        "sides": {
          "o": {
            "zh-CN": "大 {line}",
            "en": "Over {line}"
          },
          "u": {
            "zh-CN": "小 {line}",
            "en": "Under {line}"
          }
        }
      },
      "ml": {
        "name": {
          "zh-CN": "独赢",
          "en": "Winner"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "homeOu": {
        "lines": "total",
        "name": {
          "zh-CN": "主队总分",
          "en": "Home points"
        },
        "sides": {
          "o": {
            "zh-CN": "大 {line}",
            "en": "Over {line}"
          },
          "u": {
            "zh-CN": "小 {line}",
            "en": "Under {line}"
          }
        }
      },
      "awayOu": {
        "lines": "total",
        "name": {
          "zh-CN": "客队总分",
          "en": "Away points"
        },
        "sides": {
          "o": {
            "zh-CN": "大 {line}",
            "en": "Over {line}"
          },
          "u": {
            "zh-CN": "小 {line}",
            "en": "Under {line}"
          }
        }
      },
      "oe": {
        "name": {
          "zh-CN": "单双",
          "en": "Odd/even"
        },
        "sides": {
          "odd": {
            "zh-CN": "单",
            "en": "Odd"
          },
          "even": {
            "zh-CN": "双",
            "en": "Even"
          }
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
        "type": "gamesOu",
        "period": "ft",
        "sides": [
          "o",
          "u"
        ]
      },
      {
        "type": "gamesAh",
        "period": "ft",
        "sides": [
          "h",
          "a"
        ]
      }
    ],
    "markets": {
      "ml": {
        "name": {
          "zh-CN": "独赢",
          "en": "Winner"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "setsAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "让盘",
          "en": "Set handicap"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "gamesAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "让局",
          "en": "Game handicap"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "gamesOu": {
        "lines": "total",
        "name": {
          "zh-CN": "总局数",
          "en": "Games"
        },
        "sides": {
          "o": {
            "zh-CN": "大 {line}",
            "en": "Over {line}"
          },
          "u": {
            "zh-CN": "小 {line}",
            "en": "Under {line}"
          }
        }
      },
      "setWinner": {
        "name": {
          "zh-CN": "单盘独赢",
          "en": "Set winner"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "gameWinner": {
        "name": {
          "zh-CN": "单局独赢",
          "en": "Game winner"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
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
        "name": {
          "zh-CN": "独赢",
          "en": "Winner"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "mapsAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "地图让分",
          "en": "Map handicap"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "mapsOu": {
        "lines": "total",
        "name": {
          "zh-CN": "总地图数",
          "en": "Maps"
        },
        "sides": {
          "o": {
            "zh-CN": "大 {line}",
            "en": "Over {line}"
          },
          "u": {
            "zh-CN": "小 {line}",
            "en": "Under {line}"
          }
        }
      },
      "mapWinner": {
        "name": {
          "zh-CN": "单图独赢",
          "en": "Map winner"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "roundsAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "回合让分",
          "en": "Round handicap"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "roundsOu": {
        "lines": "total",
        "name": {
          "zh-CN": "总回合数",
          "en": "Rounds"
        },
        "sides": {
          "o": {
            "zh-CN": "大 {line}",
            "en": "Over {line}"
          },
          "u": {
            "zh-CN": "小 {line}",
            "en": "Under {line}"
          }
        }
      },
      "pistol": {
        "name": {
          "zh-CN": "手枪局",
          "en": "Pistol round"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
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
        "name": {
          "zh-CN": "独赢",
          "en": "Winner"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "mapsAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "地图让分",
          "en": "Map handicap"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "mapsOu": {
        "lines": "total",
        "name": {
          "zh-CN": "总地图数",
          "en": "Maps"
        },
        "sides": {
          "o": {
            "zh-CN": "大 {line}",
            "en": "Over {line}"
          },
          "u": {
            "zh-CN": "小 {line}",
            "en": "Under {line}"
          }
        }
      },
      "mapWinner": {
        "name": {
          "zh-CN": "单图独赢",
          "en": "Map winner"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "killsAh": {
        "lines": "handicap",
        "name": {
          "zh-CN": "击杀让分",
          "en": "Kill handicap"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "killsOu": {
        "lines": "total",
        "name": {
          "zh-CN": "总击杀数",
          "en": "Kills"
        },
        "sides": {
          "o": {
            "zh-CN": "大 {line}",
            "en": "Over {line}"
          },
          "u": {
            "zh-CN": "小 {line}",
            "en": "Under {line}"
          }
        }
      },
      "firstBlood": {
        "name": {
          "zh-CN": "一血",
          "en": "First blood"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      },
      "firstTower": {
        "name": {
          "zh-CN": "一塔",
          "en": "First tower"
        },
        "sides": {
          "h": "{home}",
          "a": "{away}"
        }
      }
    }
  }
};
