// @ts-check
import { fishing } from './fishing.js';
import { sharedPictures, slotGames, strips } from './slot-reels.generated.js';
import { draws, tableGames } from './table-draws.generated.js';

/**
 * How each game reads the stream, written apart from the server's code.
 *
 * @typedef {Awaited<ReturnType<typeof import('./verify.js').createStream>>} Stream
 * @typedef {import('@pavilion/format').Localized<string>} LocalText
 * @typedef {{ label: LocalText, items: (string | LocalText)[], isReels?: boolean }} Row what a part of the result shows;
 *   `isReels`: symbols of reels, in columns
 * @typedef {(number | number[] | null)[]} Parts the result as numbers, in a fixed order; null: not recorded
 * @typedef {{
 *   draw: (stream: Stream, recorded: Parts | undefined) => Promise<{ parts: Parts, rows: Row[] }>,
 *   parts: (outcome: any) => Parts,
 *   step: LocalText,
 *   note?: LocalText,
 *   isShared?: boolean,
 *   needsRecord?: boolean,
 * }} Kind `parts`: those of a recorded outcome; `step`: what one number decides: `{place}` counts the numbers from 1, `{block}`
 *   is the block that it was read from, and `{bullet}` the bullet that owns the block; `note`: on the steps; `isShared`: its
 *   rounds belong to a table, with a chain of seeds; `needsRecord`: decisions of the member in the record say what was drawn
 */

/** @param {string} chinese @param {string} english @param {Partial<LocalText>} [others] @returns {LocalText} */
const text = (chinese, english, others) => ({ ...others, 'zh-CN': chinese, en: english });

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** @param {number} card from 0 to 51 */
const cardText = (card) => `${'♠♥♣♦'[Math.floor(card / 13)]}${ranks[card % 13]}`;

/** @param {LocalText} label @param {number[]} cards @returns {Row} */
const cardRow = (label, cards) => ({ label, items: cards.map(cardText) });

/** @param {LocalText} label @param {number[]} numbers @returns {Row} */
const numberRow = (label, numbers) => ({ label, items: numbers.map(String) });

/** @param {Stream} stream @param {number} decks @param {number} count */
const drawCards = async (stream, decks, count) =>
  (await stream.drawDifferent(decks * 52, count)).map((index) => index % 52);

/** @param {Stream} stream @param {number} count @param {number} bound @param {number} [lowest] */
const drawEach = async (stream, count, bound, lowest = 0) => {
  /** @type {number[]} */
  const numbers = [];
  while (numbers.length < count) numbers.push((await stream.draw(bound)) + lowest);
  return numbers;
};

const card = text('第 {place} 张牌', 'Card {place}');
const ball = text('第 {place} 个号码', 'Number {place}');

const player = text('闲', 'Player');
const banker = text('庄', 'Banker');

/** Tens and court cards count nothing, aces one. @param {number[]} cards */
const pointsOf = (cards) => cards.reduce((sum, one) => sum + (one % 13 > 8 ? 0 : (one % 13) + 1), 0) % 10;

/** The banker draws when the player's third card, by its points, is listed for the banker's total. */
const bankersThird = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];

/** @type {Kind} */
const baccarat = {
  isShared: true,
  step: card,
  draw: async (stream) => {
    const [first, second, third, fourth, fifth, sixth] =
      /** @type {[number, number, number, number, number, number]} */ (await drawCards(stream, 8, 6));
    const players = [first, third];
    const bankers = [second, fourth];
    const [ofPlayer, ofBanker] = [pointsOf(players), pointsOf(bankers)];
    if (ofPlayer < 8 && ofBanker < 8) {
      if (ofPlayer < 6) {
        players.push(fifth);
        if (bankersThird[ofBanker]?.includes(String(pointsOf([fifth])))) bankers.push(sixth);
      } else if (ofBanker < 6) bankers.push(fifth);
    }
    return { parts: [players, bankers], rows: [cardRow(player, players), cardRow(banker, bankers)] };
  },
  parts: (outcome) => [outcome.player, outcome.banker],
};

/** @type {Kind} */
const fanTan = {
  isShared: true,
  step: text('第 {place} 个数', 'Number {place}'),
  draw: async (stream) => {
    const remainder = (await stream.draw(4)) + 1;
    const beads = 4 * (10 + (await stream.draw(12))) + remainder;
    return {
      parts: [beads],
      rows: [numberRow(text('摊子', 'Beads'), [beads]), numberRow(text('余数', 'Remainder'), [remainder])],
    };
  },
  parts: (outcome) => [outcome.beads],
};

/** @param {number[]} cards @param {number} size */
const inHands = (cards, size) =>
  Array.from({ length: cards.length / size }, (_, hand) => cards.slice(hand * size, hand * size + size));

const places = [banker, text('天', 'Heaven'), text('地', 'Earth'), text('玄', 'Dark'), text('黄', 'Yellow')];

/** @type {Kind} */
const hundredNiuniu = {
  isShared: true,
  step: card,
  draw: async (stream) => {
    const hands = inHands(await drawCards(stream, 1, 25), 5);
    return {
      parts: hands,
      rows: hands.map((cards, place) => cardRow(/** @type {LocalText} */ (places[place]), cards)),
    };
  },
  parts: (outcome) => outcome.hands,
};

/** @type {Kind} */
const markSix = {
  isShared: true,
  step: ball,
  draw: async (stream) => {
    const drawn = (await stream.drawDifferent(49, 7)).map((number) => number + 1);
    const [numbers, special] = [drawn.slice(0, 6), /** @type {number} */ (drawn[6])];
    return {
      parts: [numbers, special],
      rows: [numberRow(text('正码', 'Numbers'), numbers), numberRow(text('特码', 'Special'), [special])],
    };
  },
  parts: (outcome) => [outcome.numbers, outcome.special],
};

const drawOrder = text('抽牌顺序', 'Order of drawing');

/** @param {any} outcome the cards of a record in the order in which they were drawn */
const blackjackOrder = ({ hands, dealer }) => {
  const cards = /** @type {number[][]} */ (
    hands.map((/** @type {{ cards: number[] }} */ hand) => hand.cards)
  );
  const [first = [], second] = cards;
  const dealt = second
    ? [first[0], dealer[0], second[0], dealer[1], first[1], second[1]]
    : [first[0], dealer[0], first[1], dealer[1]];
  return [...dealt, ...cards.flatMap((hand) => hand.slice(2)), ...dealer.slice(2)];
};

/** Compares the order in which cards were drawn: what the member decided says only who got them. @type {Kind} */
const blackjack = {
  needsRecord: true,
  step: card,
  draw: async (stream, recorded) => {
    const count = /** @type {number[] | undefined} */ (recorded?.[0])?.length ?? 12;
    const cards = await drawCards(stream, 8, Math.max(4, Math.min(count, 64)));
    return { parts: [cards], rows: [cardRow(drawOrder, cards)] };
  },
  parts: (outcome) => [blackjackOrder(outcome)],
};

/** @type {Kind} */
const threeCards = {
  step: card,
  draw: async (stream, recorded) => {
    const [own = [], dealer = []] = inHands(await drawCards(stream, 1, 6), 3);
    return {
      // The record of a folded hand may keep the dealer's cards to itself.
      parts: recorded?.[1] === null ? [own, null] : [own, dealer],
      rows: [cardRow(player, own), cardRow(text('荷官', 'Dealer'), dealer)],
    };
  },
  parts: (outcome) => [outcome.player, outcome.dealer],
};

/** The seat with the highest bid; among equal ones the first in the order. A member who does not bid is left out. */
const bankerOf = (/** @type {number[]} */ bids, /** @type {number[]} */ order) => {
  const bidders = order.filter((seat) => seat !== 0 || bids[0] !== 0);
  const bidOf = (/** @type {number | undefined} */ seat) => bids[seat ?? 0] ?? 0;
  return bidders.reduce((best, seat) => (bidOf(seat) > bidOf(best) ? seat : best));
};

/**
 * The house bids, the order among equal bids, and the bets of the house come before the cards. The member's own bid is taken
 * from the record.
 *
 * @type {Kind}
 */
const robbedNiuniu = {
  needsRecord: true,
  step: text('第 {place} 个数', 'Number {place}'),
  draw: async (stream, recorded) => {
    const [own = 0] = /** @type {number[]} */ (recorded?.[0] ?? []);
    const bids = [own, ...(await drawEach(stream, 3, 4))];
    const order = await stream.drawDifferent(4, 4);
    const bets = await drawEach(stream, 3, 3, 1);
    const hands = inHands(await drawCards(stream, 1, 20), 5);
    const bank = bankerOf(bids, order);
    const seatName = (/** @type {number} */ seat) =>
      seat === 0 ? text('您', 'You') : text(`荷官席 ${seat}`, `House seat ${seat}`);
    return {
      // The banker does not bet.
      parts: [bids, bank, bets.map((bet, index) => (index + 1 === bank ? 0 : bet)), ...hands],
      rows: [
        numberRow(text('荷官席抢庄', 'Bids of the house'), bids.slice(1)),
        { label: text('同倍时先后', 'Order among equal bids'), items: order.map(seatName) },
        ...(recorded ? [{ label: banker, items: [seatName(bank)] }] : []),
        numberRow(text('荷官席下注', 'Bets of the house'), bets),
        ...hands.map((cards, seat) => cardRow(seatName(seat), cards)),
      ],
    };
  },
  parts: ({ seats, banker: bank }) => [
    seats.map((/** @type {{ bid: number }} */ { bid }) => bid),
    bank,
    seats.slice(1).map((/** @type {{ bet: number | null }} */ { bet }) => bet ?? 0),
    ...seats.map((/** @type {{ cards: number[] }} */ { cards }) => cards),
  ],
};

/** @param {string} code @returns {Kind} */
const slots = (code) => {
  const { machine, pictures } = /** @type {(typeof slotGames)[string]} */ (slotGames[code]);
  const reels = /** @type {string[]} */ (strips[machine]);
  const pictureAt = (/** @type {string} */ letter) =>
    /** @type {LocalText} */ (sharedPictures[letter] ?? pictures['abcde'.indexOf(letter)]);
  return {
    step: text('第 {place} 轴', 'Reel {place}'),
    draw: async (stream) => {
      /** @type {number[]} */
      const stops = [];
      for (const reel of reels) stops.push(await stream.draw(reel.length));
      return {
        parts: [stops],
        rows: [
          numberRow(text('停止位置', 'Stops'), stops),
          ...[text('上', 'Top'), text('中', 'Middle'), text('下', 'Bottom')].map((label, down) => ({
            label,
            isReels: true,
            items: reels.map((reel, index) =>
              pictureAt(/** @type {string} */ (reel[((stops[index] ?? 0) + down) % reel.length])),
            ),
          })),
        ],
      };
    },
    parts: (outcome) => [Array.isArray(outcome) ? outcome : outcome.stops],
  };
};

/**
 * A table whose outcome is drawn numbers and nothing else. `draws` says which numbers; how they are drawn is implemented here.
 *
 * @param {string} kind @returns {Kind}
 */
const drawn = (kind) => {
  const { piece, from, to, copies, step, fields } = /** @type {(typeof draws)[string]} */ (draws[kind]);
  const bound = to - from + 1;
  const all = Object.entries(fields);
  const total = all.reduce((sum, [, { count = 1 }]) => sum + count, 0);
  return {
    isShared: true,
    step,
    draw: async (stream) => {
      const numbers = copies
        ? (await stream.drawDifferent(copies * bound, total)).map((index) => (index % bound) + from)
        : await drawEach(stream, total, bound, from);
      const parts = all.map(([, { count }]) =>
        count === undefined ? (numbers.shift() ?? null) : numbers.splice(0, count),
      );
      const row = piece === 'card' ? cardRow : numberRow;
      return { parts, rows: all.map(([, { label }], index) => row(label, [parts[index] ?? []].flat())) };
    },
    parts: (outcome) => all.map(([field]) => outcome[field]),
  };
};

/** The kinds of tables whose outcome is computed. @type {Record<string, Kind>} */
const computedKinds = {
  baccarat,
  'fan-tan': fanTan,
  'hundred-niuniu': hundredNiuniu,
  'mark-six': markSix,
};

/** @typedef {{ code: string, name: LocalText, kind: Kind }} Game */

/** @param {string} code @param {string} chinese @param {string} english @param {Kind} kind @returns {Game} */
const game = (code, chinese, english, kind) => ({ code, name: text(chinese, english), kind });

/** The tables of a venue. @param {string} venue @returns {Game[]} */
const tablesOf = (venue) =>
  tableGames
    .filter((table) => table.venue === venue)
    .map(({ code, name, kind }) => ({ code, name, kind: computedKinds[kind] ?? drawn(kind) }));

/** The games by lobby. @type {{ name: LocalText, games: Game[] }[]} */
export const lobbies = [
  {
    name: text('电子', 'Slots'),
    games: Object.entries(slotGames).map(([code, { name }]) => ({ code, name, kind: slots(code) })),
  },
  {
    name: text('真人', 'Live'),
    games: tablesOf('PAVILION-ZR'),
  },
  {
    name: text('彩票', 'Lottery'),
    games: tablesOf('PAVILION-CP'),
  },
  {
    name: text('棋牌', 'Cards'),
    games: [
      ...tablesOf('PAVILION-QP'),
      game('blackjack', '二十一点', 'Blackjack', blackjack),
      game('three-cards', '三张牌', 'Three Cards', threeCards),
      game('robbed-niuniu', '抢庄牛牛', 'Niuniu for the Bank', robbedNiuniu),
    ],
  },
  {
    name: text('捕鱼', 'Fishing'),
    games: [
      game('deep-sea', '深海寻宝', 'Deep Sea Treasure', fishing('deep-sea')),
      game('dragon-palace', '龙宫夜宴', 'Dragon Palace', fishing('dragon-palace')),
    ],
  },
];

const games = lobbies.flatMap((lobby) => lobby.games);

/** @param {string} code @returns {Game | undefined} */
export const gameOf = (code) => games.find((each) => each.code === code);
