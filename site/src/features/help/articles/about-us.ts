import { paths } from '../../../routes/paths';
import { type Article, heading, link, list, note, picture, table, text } from '../article';
import { rules } from '../rules.generated';

const returns = rules.slots.map(({ returnPercent }) => Number(returnPercent));

export const article: Article = {
  slug: 'gywm',
  group: 'about',
  order: 1,
  title: { 'zh-CN': '关于我们', en: 'About us' },
  blocks: [
    text(
      '这里是一个模拟娱乐平台：有完整的大厅、钱包、游戏和记录，但使用的全部是模拟币。您可以像使用真实网站一样注册、存款、投注、取款，整个过程不会产生任何真实的收付款。',
      'This is a platform for games in play money. It has lobbies, wallets, games and records like a real one, but everything in them is play money. You register, deposit, bet and withdraw as you would elsewhere, and no real payment ever happens.',
    ),
    picture(
      'sandbox',
      '模拟币只在本站的钱包和游戏之间流转，与银行没有连接',
      'Play money moves between wallet and games of the site only, which no bank is connected to',
    ),
    heading('沙盒是什么意思', 'What a sandbox is'),
    list(
      [
        '收款账户全部是虚构的，存款订单由沙盒自动付款。请不要向页面上的任何账户转钱。',
        'All payee accounts are fictitious, and the sandbox pays deposits by itself. Do not transfer money to any of them.',
      ],
      [
        '审核由沙盒在片刻之后自动完成，实名、资料修改和取款都是如此。',
        'Reviews are done by the sandbox after a moment: of names, of profile changes and of withdrawals.',
      ],
      [
        '模拟币不能兑换现金、实物或任何权益，也不能在会员之间转让。',
        'Play money cannot be exchanged for cash, goods or anything else, and cannot be passed to other members.',
      ],
      [
        '即使是模拟币，本站也只面向年满 {age} 周岁的访客。',
        'Even with play money, the site is for visitors of {age} years or more only.',
      ],
    ),
    heading('品牌与平台', 'Brands and the platform'),
    text(
      '您看到的名称、标志、配色和域名属于一个品牌。同一套平台可以承载多个品牌：每个品牌有自己的外观、主题和语言，账务、游戏和安全规则由平台统一提供，所以各品牌的操作方式是一样的。在有牌照的运营方接入之前，每个品牌都是沙盒。',
      'The name, logo, colours and address that you see belong to a brand. The same platform carries several brands. Each has its own appearance, themes and languages, while accounts, games and security rules come from the platform, so that all brands work alike. Every brand is a sandbox until a licensed operator is connected.',
    ),
    heading('我们坚持的几件事', 'What we hold to'),
    table(
      [
        ['原则', 'Principle'],
        ['具体怎么做', 'What it means'],
      ],
      [
        ['账目清楚', 'Clear accounts'],
        [
          '每笔变动都是借贷相等的分录，写入后不能修改或删除，余额随时可以由分录核对出来',
          'Each movement is a set of entries that sum to zero and can never be changed or deleted; balances can be proved from them',
        ],
      ],
      [
        ['结果公平', 'Fair outcomes'],
        [
          '每一局由服务器用安全随机数抽取，先结算再播放动画，赔付表全部公开',
          'The server draws each round from a secure random source and settles it before the animation; all pay tables are open',
        ],
      ],
      [
        ['数字可查', 'Figures you can check'],
        [
          `电子游戏的返还率由赔付表精确算出，从 ${Math.min(...returns).toFixed(2)}% 到 ${Math.max(...returns).toFixed(2)}%，不靠抽样`,
          `The return of a slot is computed from its pay table, not sampled: from ${Math.min(...returns).toFixed(2)}% to ${Math.max(...returns).toFixed(2)}%`,
        ],
      ],
      [
        ['节制为先', 'Moderation first'],
        [
          '限额、定时提醒、休息和自我排除由账务系统强制执行，不是提示而已',
          'Limits, reality checks, time-outs and self-exclusion are enforced where stakes are posted, not just displayed',
        ],
      ],
    ),
    link(paths.help.electronicIntroduction, '看看电子游戏如何运作', 'How the slots work'),
    heading('今天有什么，还没有什么', 'What exists today'),
    text(
      '目前开放的是各类游戏大厅、体育与电竞、完整的钱包与记录、返水、会员等级、商城、站内信、玩家保护和客服。仍在筹备的页面会如实标注，不会用虚构的数据填充。',
      'Open today: the lobbies, sports and esports, the whole wallet with its records, rebates, VIP levels, the coin mall, the mailbox, player protection and support. Pages that are still being prepared say so and show no invented data.',
    ),
    link(paths.help.entertainmentIntroduction, '各类游戏的开放情况', 'Which games are open'),
    link(paths.mine.protection, '设置自己的限额', 'Set your own limits'),
    link(paths.help.responsiblePlay, '博彩责任', 'Responsible play'),
    note(
      '娱乐是花时间的消遣，不是赚钱的办法。觉得停不下来时，请看“博彩责任”，或给自己安排一次休息。',
      'Play is a pastime, not a way to earn money. If it is hard to stop, read “Responsible play” or take a time-out.',
    ),
  ],
};
