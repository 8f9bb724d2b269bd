import type { GameCategory } from '@pavilion/contract';
import { type Language, messagesIn, punctuationOf } from '@pavilion/format';
import { paths } from '../../../routes/paths';
import { categoryRows } from '../../../shared/games/categories';
import { gamesMessages } from '../../../shared/games/games-messages';
import { type Article, heading, link, list, note, table, text } from '../article';
import { rules } from '../rules.generated';

type Pair = [zh: string, en: string];

const about: Readonly<Record<GameCategory, Pair>> = {
  sport: ['滚球与赛前盘口，按赛果结算', 'Bets on matches, before and during play'],
  realbet: ['真人荷官主持的牌桌', 'Tables with live dealers'],
  egame: ['转轴类游戏，一局几秒', 'Games with reels, a few seconds a round'],
  chess: ['棋牌对局', 'Board and card games against others'],
  fishing: ['捕鱼射击', 'Shooting games'],
  lottery: ['按期开奖的数字彩', 'Draws of numbers at fixed times'],
  gaming: ['电子竞技赛事', 'Bets on esports'],
};

const ordered = categoryRows.map(({ category }) => ({ category, ...rules.categories[category] }));
/** Sports and esports have venues with matches instead of games. */
const open = ordered.filter(({ venues }) => venues.length > 0);
const isAllOpen = open.length === ordered.length;

const stateOf = (venues: number): Pair => (venues > 0 ? ['开放', 'Open'] : ['筹备中', 'In preparation']);

const namesOf = (rows: readonly { readonly category: GameCategory }[], locale: Language) =>
  rows.map(({ category }) => messagesIn(gamesMessages, locale)[category]).join(punctuationOf(locale).list);

export const article: Article = {
  slug: 'recreation',
  group: 'play',
  order: 9,
  title: { 'zh-CN': '娱乐介绍', en: 'About entertainment' },
  blocks: [
    text(
      `本站的游戏分为 ${ordered.length} 个大类，共用一个账户和同一套钱包。今天可以玩的是：${namesOf(open, 'zh-CN')}。${isAllOpen ? '' : '其他大类的页面已经能打开，但在场馆接入之前不开放投注。'}`,
      `The games are in ${ordered.length} categories, with one account and the same wallets. You can play today: ${namesOf(open, 'en')}.${isAllOpen ? '' : ' The pages of the other categories exist, but take no bets until a venue is connected.'}`,
    ),
    heading('各大类的现状', 'The categories today'),
    table(
      [
        ['大类', 'Category'],
        ['内容', 'What it is'],
        ['状态', 'State'],
        ['游戏数', 'Games'],
      ],
      ...ordered.map(({ category, games, venues }): Pair[] => [
        [gamesMessages['zh-CN'][category], gamesMessages.en[category]],
        about[category],
        stateOf(venues.length),
        [games > 0 ? `${games}` : '–', games > 0 ? `${games}` : '–'],
      ]),
    ),
    text(
      '首页的分类卡片显示同样的状态，并随场馆接入自动变化；品牌也可以只提供其中一部分大类，以页面菜单为准。',
      'The tiles on Home show the same and change when a venue is connected. A brand may offer some of the categories only; its menu decides.',
    ),
    ...open.map(({ category }) =>
      link(
        paths.game[category],
        `进入${gamesMessages['zh-CN'][category]}大厅`,
        `Open the lobby: ${gamesMessages.en[category]}`,
      ),
    ),
    heading('先了解，再开始', 'Before you play'),
    list(
      [
        '先看规则：每款电子游戏都有赔付表和返还率，进入游戏即可查看。',
        'Read the rules: each slot shows its pay table and return inside the game.',
      ],
      [
        '再看投注范围：大厅卡片上写着单局最低和最高投注，从最低开始熟悉。',
        'Look at the stakes: the card in the lobby names the lowest and highest. Begin with the lowest.',
      ],
      [
        '设定预算：到“理性娱乐”给自己定一个存款、亏损或时长的上限，再进场。',
        'Set a budget: choose a limit of deposits, losses or time under player protection before you start.',
      ],
    ),
    link(paths.help.electronicIntroduction, '电子游戏的玩法与返还率', 'How slots work, with their returns'),
    heading('钱包怎样用', 'How wallets are used'),
    text(
      '打开自动转账时，游戏直接使用主钱包；关闭时，游戏使用该场馆自己的钱包，需要先转入。无论用哪个钱包，投注都记在同一份流水和同一张投注记录里，页面上方的余额和输赢也一并计算。',
      'With automatic transfer a game uses the main wallet. Without it the game uses the wallet of its venue, so transfer money first. Either way, stakes count towards the same turnover and appear in the same bet record, and the bar above the game shows balance and result over all of them.',
    ),
    link(paths.help.transfer, '转账帮助', 'About transfers'),
    heading('不同大类，流水不同', 'Turnover by category'),
    text(
      '投注计入流水的比例、返水的比例都按大类区分，波动小的类别计得少。具体数字在“优惠规则”里有完整的表。',
      'How much of a stake counts as turnover, and the rate of the rebate, depend on the category; games with little risk count less. “Promotion rules” has the tables.',
    ),
    link(paths.help.promotionRules, '优惠规则', 'Promotion rules'),
    heading('玩得舒服', 'Playing comfortably'),
    list(
      [
        '游戏时，页面上方会一直显示本次时长和输赢，到了您设定的间隔会停下来提醒。',
        'While you play, the bar above shows time and result, and at the interval that you chose play stops for a check.',
      ],
      [
        '玩过的和收藏的游戏随账户同步，换手机也能接着玩。',
        'Recent and favourite games follow your account to every device.',
      ],
      [
        '网络中断不会影响已经开出的结果，重新进入即可。',
        'A lost connection does not change a result that was drawn. Open the game again.',
      ],
    ),
    note(
      '各类游戏长期来看派彩都少于投注。当作消遣，量力而行。',
      'In the long run all games pay less than is staked on them. Treat them as a pastime, within your means.',
    ),
  ],
};
