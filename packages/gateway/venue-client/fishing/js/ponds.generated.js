// @ts-check
/**
 * Generated from the fishing games (`venues/hands/fishing`) by `npm run generate`.
 *
 * @type {Record<string, Record<number, import('./pond.js').Pond>>}
 */
export const ponds = {
  "deep-sea": {
    "1": {
      "seed": 1514,
      "kinds": [
        {
          "code": "clownfish",
          "multiple": 2,
          "share": 170,
          "life": 16000,
          "size": 66
        },
        {
          "code": "blue-tang",
          "multiple": 3,
          "share": 140,
          "life": 17000,
          "size": 72
        },
        {
          "code": "butterflyfish",
          "multiple": 4,
          "share": 120,
          "life": 18000,
          "size": 76
        },
        {
          "code": "pufferfish",
          "multiple": 5,
          "share": 100,
          "life": 20000,
          "size": 78
        },
        {
          "code": "lionfish",
          "multiple": 6,
          "share": 90,
          "life": 20000,
          "size": 90
        },
        {
          "code": "jellyfish",
          "multiple": 8,
          "share": 80,
          "life": 24000,
          "size": 78
        },
        {
          "code": "shrimp",
          "multiple": 10,
          "share": 60,
          "life": 18000,
          "size": 84
        },
        {
          "code": "sea-turtle",
          "multiple": 12,
          "share": 55,
          "life": 24000,
          "size": 112
        },
        {
          "code": "eel",
          "multiple": 15,
          "share": 50,
          "life": 20000,
          "size": 150
        },
        {
          "code": "manta",
          "multiple": 20,
          "share": 45,
          "life": 22000,
          "size": 140
        },
        {
          "code": "swordfish",
          "multiple": 30,
          "share": 35,
          "life": 16000,
          "size": 170
        },
        {
          "code": "shark",
          "multiple": 50,
          "share": 25,
          "life": 20000,
          "size": 210
        },
        {
          "code": "whale",
          "multiple": 100,
          "share": 12,
          "life": 28000,
          "size": 290
        },
        {
          "code": "treasure-chest",
          "multiple": null,
          "share": 18,
          "life": 24000,
          "size": 110
        }
      ]
    }
  },
  "dragon-palace": {
    "1": {
      "seed": 871008,
      "kinds": [
        {
          "code": "goldfish",
          "multiple": 2,
          "share": 170,
          "life": 16000,
          "size": 66
        },
        {
          "code": "koi",
          "multiple": 3,
          "share": 140,
          "life": 17000,
          "size": 82
        },
        {
          "code": "shrimp",
          "multiple": 5,
          "share": 120,
          "life": 18000,
          "size": 80
        },
        {
          "code": "crab",
          "multiple": 8,
          "share": 105,
          "life": 22000,
          "size": 88
        },
        {
          "code": "lantern-fish",
          "multiple": 10,
          "share": 90,
          "life": 19000,
          "size": 94
        },
        {
          "code": "jellyfish",
          "multiple": 18,
          "share": 80,
          "life": 24000,
          "size": 84
        },
        {
          "code": "sacred-turtle",
          "multiple": 25,
          "share": 75,
          "life": 24000,
          "size": 116
        },
        {
          "code": "eel",
          "multiple": 40,
          "share": 60,
          "life": 20000,
          "size": 150
        },
        {
          "code": "manta",
          "multiple": 60,
          "share": 50,
          "life": 22000,
          "size": 140
        },
        {
          "code": "shark",
          "multiple": 80,
          "share": 36,
          "life": 20000,
          "size": 200
        },
        {
          "code": "pearl-clam",
          "multiple": 150,
          "share": 24,
          "life": 26000,
          "size": 112
        },
        {
          "code": "jade-dragon",
          "multiple": 200,
          "share": 18,
          "life": 24000,
          "size": 250
        },
        {
          "code": "gold-dragon",
          "multiple": 300,
          "share": 12,
          "life": 24000,
          "size": 280
        },
        {
          "code": "dragon-king",
          "multiple": 500,
          "share": 6,
          "life": 28000,
          "size": 320
        },
        {
          "code": "treasure-chest",
          "multiple": null,
          "share": 14,
          "life": 24000,
          "size": 110
        }
      ]
    }
  }
};
