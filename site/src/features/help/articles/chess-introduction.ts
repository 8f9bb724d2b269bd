import type { LocalText } from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import {
  type Article,
  type ArticleText,
  heading,
  link,
  list,
  note,
  picture,
  steps,
  table,
  text,
} from '../article';
import { rules } from '../rules.generated';

const { cards, hands } = rules;
const tables = cards.filter(({ clock }) => clock !== null);
const own = cards.filter(({ clock }) => clock === null);
const { countedPercent } = rules.turnover;
const hours = hands.timeout / (60 * 60_000);

const names = (games: readonly { readonly name: LocalText }[]) => ({
  zh: games.map(({ name }) => name['zh-CN']).join('、'),
  en: games.map(({ name }) => name.en).join(', '),
});

export const article: Article = {
  slug: 'chessAbout',
  group: 'play',
  scene: 'cards',
  order: 7,
  title: { 'zh-CN': '棋牌介绍', en: 'About chess and cards' },
  blocks: [
    text(
      `棋牌厅目前有 ${cards.length} 款游戏，使用模拟币，对手都是庄家，不与其他玩家对打，也没有机器人假扮玩家。它们分成百人桌和单人桌，玩法和节奏不同，这一篇分别说明。有的品牌只开放其中一部分，以大厅为准。`,
      `The card lobby has ${cards.length} games today, in play money. You always play against the house: never against other members, and no robots pose as players. Some are shared tables, some are hands of your own; this article explains both. A brand may offer some of the games only; its lobby decides.`,
    ),
    heading('现有的游戏', 'The games'),
    table(
      [
        ['游戏', 'Game'],
        ['怎样开局', 'Rounds'],
        ['返还率', 'Return'],
        ['投注', 'Stake'],
      ],
      ...cards.map(({ name, clock, returnPercent, min, max }): ArticleText[] => [
        name,
        clock
          ? [`每 ${clock.periodSeconds} 秒一局，众人同局`, `Shared, every ${clock.periodSeconds} s`]
          : ['自己开局', 'Your own'],
        [`${returnPercent}%`, `${returnPercent}%`],
        [`${min}\u00a0–\u00a0${max}`, `${min}\u00a0–\u00a0${max}`],
      ]),
    ),
    link(paths.game.chess, '进入棋牌大厅', 'Open the card lobby'),
    heading('百人桌', 'Shared tables'),
    text(
      `${names(tables).zh}是百人桌：所有人押同一局，时间到就封盘开牌。百人牛牛由庄家的一手牌分别与四门比大小；红黑大战是红黑两手牌比大小，两手相同则退回本金。想押哪一门、押多少，都在投注时间内决定，其余不用操作。`,
      `${names(tables).en} are shared tables: everybody bets on the same round, and the cards are dealt when the time is up. In the niuniu game the banker’s hand is compared with each of the other hands on the table; in the other one a red hand meets a black hand, and stakes come back when they are equal. Choose your bets in time; there is nothing else to do.`,
    ),
    heading('单人桌', 'Hands of your own'),
    text(
      `${names(own).zh}是单人桌：您自己开局，一步一步决定，不受倒计时催促。`,
      `${names(own).en} are hands of your own: you open them and decide step by step, with no clock to hurry you.`,
    ),
    list(
      [
        '二十一点：点数比庄家大又不爆牌即赢。可以要牌、停牌、加倍和分牌，按钮只列出当下合规的选择；余额不够加倍时会说明原因。',
        'Blackjack: beat the dealer without going over the limit. Hit, stand, double and split; only legal choices are offered, and a button that is blocked says why.',
      ],
      [
        '炸金花式的比牌：先下底注看牌，再决定跟注或弃牌。豹子最大，其次同花顺、同花、顺子、对子、单张。',
        'The game of ante and play: pay the ante, see your cards, then call or fold. The ranks are triple, straight flush, flush, straight, pair, high card.',
      ],
      [
        '抢庄牛牛：先抢庄再下注，然后发牌、两两比较。另外几个席位是荷官席，写明属于庄家。页面先显示本局最多会输多少，按最坏情况预留，结算后退回余下部分。',
        'The niuniu game with bids: bid for the bank, then bet, then hands are compared in pairs. The other seats belong to the house and say so. The most you can lose is shown and reserved first; the rest comes back at the end.',
      ],
    ),
    heading('牛牛的牌型', 'The ranks of niuniu'),
    picture(
      'niuniu',
      '一手牌：其中几张凑成整十，剩下的几张决定是牛几',
      'A hand: some cards make a whole number of tens, and the others decide the rank',
    ),
    list(
      [
        '每手牌里挑出几张凑成整十，剩下的点数相加取个位，就是“牛几”；正好也是整十就是“牛牛”；凑不成就是“无牛”。人头牌都按整十算。',
        'Some cards of the hand must make a whole number of tens. The last digit of the sum of the others is the rank; a whole number again is the best ordinary rank, and no such cards means no bull. Court cards count as tens.',
      ],
      [
        '比牛牛更大的是特殊牌型：四花牛、五花牛、四炸，最大的是五小牛。牌型相同时比最大的单张，再比花色。',
        'Above these are the special hands: of court cards, of equal cards, and of small cards only, the highest of all. Equal ranks are decided by the highest card, then by its suit.',
      ],
      [
        '牌型越大，赔的倍数越高；赢家的赢额收取一小部分作为抽水，数值写在游戏规则里。',
        'Higher ranks pay higher multiples. A small part of each win is kept as a fee; the rules in the game say how much.',
      ],
    ),
    heading('没打完的牌', 'Hands that are not finished'),
    steps(
      [
        '断线、退出或换设备都不影响牌局，重新打开游戏，就从原来的那一步接着打。',
        'A lost connection, leaving or another device changes nothing: open the game again and go on where you were.',
      ],
      [
        '同一款游戏有一手没打完的牌时，不能另开一手。',
        'While a hand of a game is open, no other hand of that game can be opened.',
      ],
      [
        `超过 ${hours} 小时没有操作，由规则自动收尾：二十一点停牌，比牌的弃牌，抢庄牛牛按最低倍数，余下的钱照常退回。`,
        `After ${hours} hours without an act the rules end the hand: stand in blackjack, fold in the game of ante and play, the lowest multiple in niuniu. What is left of the stake comes back as usual.`,
      ],
      [
        `两手牌之间至少间隔 ${hands.paceSeconds} 秒，没有自动连打。`,
        `There are at least ${hands.paceSeconds} s between hands, and no automatic play.`,
      ],
    ),
    heading('公平与流水', 'Fairness and turnover'),
    text(
      `单人桌的牌由您的客户端种子和本站事先承诺的种子共同决定，更换种子后旧种子公布，就能验证每一手；百人桌开奖后即可验证。流水按实际输赢额计算，最多计到投注额，按 ${countedPercent.chess}% 计入。`,
      `The cards of your own hands follow from your client seed and a seed that the house has committed to. Change the seed, and the old one is published, so that each hand can be checked; shared tables can be checked after the draw. Turnover counts what was won or lost, up to the stake, at ${countedPercent.chess}%.`,
    ),
    link(paths.mine.record.bets, '查看投注记录', 'See your bets'),
    note(
      '策略只能减少损失，不能把游戏变成稳赚。玩之前先给自己设一个限额。',
      'A strategy reduces losses; it never turns the game into a gain. Set a limit before you play.',
    ),
    link(paths.mine.protection, '设置限额', 'Set a limit'),
  ],
};
