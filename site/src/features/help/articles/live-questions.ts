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

const { live, slips } = rules;
const { countedPercent } = rules.turnover;

export const article: Article = {
  slug: 'zrwt',
  group: 'play',
  order: 6,
  title: { 'zh-CN': '真人问题', en: 'Live dealer questions' },
  blocks: [
    text(
      `真人厅目前有 ${live.length} 张桌台，全部由本站自己的场馆提供，使用模拟币。所有人看的是同一局、同一个结果，全天不间断开局。这一篇回答最常被问到的问题：荷官是谁、断线怎么办、结果怎么核对。有的品牌只开放其中一部分，以大厅为准。`,
      `The live lobby has ${live.length} tables today, all of the house’s own venue and in play money. Everybody at a table sees the same round and the same result, around the clock. This article answers the usual questions: who deals, what happens when the connection is lost, how to check a result. A brand may offer some of the tables only; its lobby decides.`,
    ),
    heading('有哪些桌台', 'The tables'),
    table(
      [
        ['桌台', 'Table'],
        ['一局', 'Round'],
        ['投注时间', 'Time to bet'],
        ['返还率', 'Return'],
        ['单注', 'Stake of a bet'],
      ],
      ...live.map(({ name, clock, returnPercent, min, max }): ArticleText[] => [
        name,
        [`${clock.periodSeconds} 秒`, `${clock.periodSeconds} s`],
        [`${clock.betSeconds} 秒`, `${clock.betSeconds} s`],
        [`${returnPercent}%`, `${returnPercent}%`],
        [`${min}\u00a0–\u00a0${max}`, `${min}\u00a0–\u00a0${max}`],
      ]),
    ),
    text(
      '表中是主要投注项的返还率。同一张桌台上各个投注项并不一样，下注前在游戏的规则里可以逐项查看，都是把所有可能的结果算尽得出的，不是估计。',
      'The table shows the return of the main bet. Other bets of a table differ; the rules in the game list the return of each. All are computed over every possible result, none is an estimate.',
    ),
    link(paths.game.realbet, '进入真人大厅', 'Open the live lobby'),
    heading('荷官是真人吗', 'Is the dealer a person?'),
    text(
      '不是。桌上的荷官和场景是画出来的，没有摄像头，也没有任何人能影响牌面。每一局的牌、骰子或号码都由公开算法从种子算出，牌副每局重新洗过，与前面的局没有关系。',
      'No. Dealer and scene are drawings. There is no camera, and nobody can influence the cards. The cards, dice or numbers of each round follow from a seed by a published method. Decks are shuffled anew for each round, so earlier rounds have no bearing on it.',
    ),
    heading('一局怎样进行', 'How a round goes'),
    picture(
      'shared-round',
      '一局的时间线：投注、封盘、开奖并派彩，然后是下一局',
      'A round in time: bets are taken, bets are closed, the result is shown and paid, and the next round begins',
    ),
    steps(
      [
        '投注时间内点选筹码，再点投注位置，确认后整张注单一起提交。页面写明“已接受”才算下注成功。',
        'While bets are taken, choose a chip, place it on the bets you want and confirm. The slip is sent as a whole, and it counts once the page says that it is accepted.',
      ],
      [
        `一张注单最多 ${slips.maxLines} 项，可能赢得的总额不超过 ${slips.maxPayout}。`,
        `A slip has up to ${slips.maxLines} bets and can pay ${slips.maxPayout} at most.`,
      ],
      [
        '封盘之后不再收任何注单，随后开出结果。以服务器的时间为准，与您设备的时钟无关。',
        'Once bets are closed, no slip is accepted, and the result is drawn. The time of the server counts, not the clock of your device.',
      ],
      [
        '结果公布后立即派彩，余额自动更新，注单可以在投注记录里查看。',
        'Winnings are paid as soon as the result is out. The balance follows by itself, and the slip is in your bet record.',
      ],
    ),
    heading('断线、退出与取消', 'Lost connections, leaving and cancelling'),
    list(
      [
        '已接受的注单照常开奖、照常派彩，与您是否在线无关；重新进入就能看到结果。',
        'An accepted slip is drawn and paid whether you are connected or not. Come back to see the result.',
      ],
      [
        '提交时断线，页面会用同一个编号再问一次：要么已经收下，要么没有收，绝不会扣两份。',
        'When the connection is lost while a slip is sent, the page asks again with the same key: the slip was accepted or it was not, and is never charged again.',
      ],
      [
        '注单被接受后不能撤回，所以提交前请看清注额与期号。',
        'An accepted slip cannot be withdrawn. Check stakes and the number of the round before you confirm.',
      ],
      [
        '如果一局因故作废，这一局的所有注单全额退回本金，记录里写明“已取消”。',
        'If a round has to be cancelled, every slip on it gets its whole stake back, and the record says so.',
      ],
    ),
    heading('路单能预测下一局吗', 'Do the roads predict anything?'),
    text(
      '不能。路单是过去结果的另一种画法，便于回看，对下一局没有任何预示作用。每一局的机会都一样，没有“该开了”的一边。',
      'No. A road is another way to draw past results. It says nothing about the next round: the chances are the same in every round, and no side is ever due.',
    ),
    heading('流水怎样计算', 'How turnover is counted'),
    text(
      `按每张注单实际的输赢额计算，最多计到投注额，再按 ${countedPercent.realbet}% 计入。庄闲两边同押，不论在同一张还是同一局的几张注单上，相互抵消的部分不计；退回的本金也不计。`,
      `A slip counts what it won or lost, up to its stake, at ${countedPercent.realbet}%. Stakes that came back, or bets on both sides that cancel each other, on the same slip or on several of the same round, count nothing for that part.`,
    ),
    heading('怎样核对一局', 'How to check a round'),
    steps(
      [
        '开局前，页面已公布本局种子的承诺值，也就是它的哈希。',
        'Before a round the page publishes the commitment to its seed, which is the hash of it.',
      ],
      [
        '每位下注的人都向这一局加入自己的随机内容，所以封盘之前谁也不知道结果；本站也不例外，除非最后一注是本站自己投的。',
        'Everybody who bets adds random text of their own. Nobody knows the result before bets are closed, nor does the house, unless the last bet is its own.',
      ],
      [
        '开奖后公布种子。打开投注记录里的那一注，点“验证本局”，页面会在您的设备上重新开一次奖并逐项比对。',
        'After the draw the seed is published. Open the bet in your record and choose “Check this round”: the page draws the round again on your device and compares each part.',
      ],
    ),
    link(paths.mine.record.bets, '查看投注记录', 'See your bets'),
    note(
      '桌台全天开着，您不必全天在场。先定好限额和时间，到点就停。',
      'The tables never close, but you may. Set a limit and a time first, and stop when they are reached.',
    ),
    link(paths.mine.protection, '设置限额', 'Set a limit'),
  ],
};
