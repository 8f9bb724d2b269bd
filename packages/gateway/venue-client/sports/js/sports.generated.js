// @ts-check
/**
 * Generated from the sports of the contract by `npm run generate`.
 *
 * @type {Readonly<Record<import('./api.js').Sport, { name: { 'zh-CN': string, en: string }, mainPeriod: string, columns: { type: string, period: string, sides: string[] }[] }>>}
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
    ]
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
    ]
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
    ]
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
    ]
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
    ]
  }
};
