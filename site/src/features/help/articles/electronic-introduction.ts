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

const { slots } = rules;
const [first] = slots;
const lines = slots.map((slot) => slot.lines);
const [fewest, most] = [Math.min(...lines), Math.max(...lines)];
const { countedPercent } = rules.turnover;

export const article: Article = {
  slug: 'egameAbout',
  group: 'play',
  scene: 'reels',
  order: 8,
  title: { 'zh-CN': '电子介绍', en: 'About electronic games' },
  blocks: [
    text(
      `电子大厅目前有 ${slots.length} 款老虎机，全部由本站自己的场馆提供，使用模拟币。每一款的赔付表、返还率和投注范围都在游戏里公开，这一篇说明它们怎样运作，以及怎样看懂注单。有的品牌只提供其中一部分，以大厅为准。`,
      `The slots lobby has ${slots.length} games today, all of the house’s own venue and in play money. Each shows its pay table, return and stakes. This article explains how they work and how to read a bet record. A brand may offer some of them only; its lobby decides.`,
    ),
    picture(
      'round',
      '转轴停下后的画面：一条赔付线从左到右穿过转轴，连线上的相同图案被点亮',
      'The window after a spin: a line runs over the reels from left to right, and the equal symbols on it are lit',
    ),
    heading('现有的游戏', 'The games'),
    table(
      [
        ['游戏', 'Game'],
        ['返还率', 'Return'],
        ['中奖率', 'Hit rate'],
        ['单局投注', 'Stake'],
      ],
      ...slots.map(({ name, returnPercent, hitPercent, min, max }): ArticleText[] => [
        name,
        [`${returnPercent}%`, `${returnPercent}%`],
        [`${hitPercent}%`, `${hitPercent}%`],
        [`${min}\u00a0–\u00a0${max}`, `${min}\u00a0–\u00a0${max}`],
      ]),
    ),
    link(paths.game.egame, '进入电子大厅', 'Open the slots lobby'),
    heading('返还率与中奖率', 'Return and hit rate'),
    text(
      '返还率是长期来看派彩占投注的比例，由转轴和赔付表对所有组合精确计算得出，不是抽样估计；中奖率是有任何派彩的局所占的比例，派彩少于投注也算在内。两者都只说明长期平均，对某一局、某一晚没有预示作用：每一局彼此独立，没有“该出了”的说法。',
      'The return is the share of stakes that is paid out in the long run. It is computed exactly over all combinations of the reels, not estimated from samples. The hit rate is the share of rounds that pay anything, even less than the stake. Both describe long averages and say nothing about a round or an evening: rounds are independent, and no win is ever due.',
    ),
    heading('一局怎样开出', 'How a round is drawn'),
    steps(
      [
        '您选定投注额并按下开始，投注与结果在服务器上一次完成。',
        'You choose a stake and press spin. Stake and result are settled by the server in one step.',
      ],
      [
        `服务器为 ${first.reels} 个转轴各抽取一个停止位置，使用操作系统的安全随机数，每个位置机会相等。`,
        `The server draws a stop for each of the ${first.reels} reels from the secure random source of the system. All stops of a reel are equally likely.`,
      ],
      [
        `画面显示每个转轴上连续的 ${first.rows} 个图案，共 ${first.reels} × ${first.rows} 格。`,
        `The window shows ${first.rows} symbols of each reel, ${first.reels} × ${first.rows} in all.`,
      ],
      [
        `每局同时有 ${fewest} 到 ${most} 条赔付线，因游戏而异。每条线从最左边算起，相同图案连得越长派彩越高；百搭可以代替宝塔以外的任何图案，只出现在中间的转轴上。`,
        `${fewest} to ${most} lines count in each round, depending on the game. A line is read from the left: the longer the run of equal symbols, the higher its pay. The wild replaces any symbol but the pagoda and appears on the middle reels only.`,
      ],
      [
        '宝塔不看位置，画面上凑够数量就按整局投注的倍数派彩。',
        'Pagodas count anywhere: enough of them pay a multiple of the whole stake.',
      ],
    ),
    text(
      '动画播放的是已经结算的结果。断线或关闭窗口不会改变它，也不会重复扣款，重新进入即可看到。游戏没有自动旋转，也没有加速模式。',
      'The animation shows a result that is already settled. A lost connection or a closed window changes nothing and never takes a second stake. There is no autoplay and no turbo mode.',
    ),
    heading('在注单里核对', 'Checking a bet record'),
    list(
      [
        '投注记录里每一局是一行：游戏、时间、投注额、派彩和输赢。',
        'In the bet record each round is a row with game, time, stake, payout and result.',
      ],
      [
        '点开一行，可以看到这一局停下时的完整盘面、每条中奖的线、图案和个数。',
        'Open a row to see the whole window as it stopped, and each winning line with its symbol and length.',
      ],
      [
        '注单号可以复制，对某一局有疑问时凭它查找。',
        'The number of the bet can be copied; use it for questions about a round.',
      ],
      [
        `电子游戏的投注按 ${countedPercent.egame}% 计入流水和返水。`,
        `Stakes on slots count ${countedPercent.egame}% towards turnover and rebates.`,
      ],
    ),
    link(paths.mine.record.bets, '查看投注记录', 'See your bets'),
    heading('挑选与收藏', 'Finding and keeping games'),
    text(
      '大厅支持按名称、拼音或首字母搜索，可以只看热门、新游、收藏或最近玩过的游戏。返还率高低差别不大时，更值得比较的是中奖率和投注范围：中奖率高的起伏小，中奖率低的起伏大。',
      'Search the lobby by name, pinyin or initials, or show only popular, new, favourite or recent games. Where returns are close, compare hit rate and stakes: a high hit rate means smaller swings, a low one larger swings.',
    ),
    note(
      '返还率都低于百分之百，玩得越久，越接近亏损。给自己设一个限额再开始。',
      'Every return is below the whole of the stakes: the longer you play, the closer you come to a loss. Set a limit before you start.',
    ),
    link(paths.mine.protection, '设置限额', 'Set a limit'),
  ],
};
