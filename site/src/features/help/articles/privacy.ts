import { limits, storageKeys } from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import { days, hours, minutes } from '../../../shared/calendar/durations';
import { type Article, heading, link, list, note, picture, table, text } from '../article';
import { storedFieldRows } from '../model/member-data';
import { rules } from '../rules.generated';

const { retention, sessions } = rules;
const { inviteTtl, rememberedLoginDays, agentCheckDays, verification } = limits;

type Pair = [zh: string, en: string];
type StorageKey = keyof typeof storageKeys;

const remembered: Pair = [`${rememberedLoginDays} 天`, `${rememberedLoginDays} days`];
const untilClosed: Pair = ['关闭浏览器', 'The browser is closed'];
const withAccount: Pair = ['与账户同在', 'As long as the account'];
const loginUntil: Pair = [
  `关闭浏览器；勾选“记住登录”时 ${rememberedLoginDays} 天`,
  `The browser is closed; ${rememberedLoginDays} days with “Remember me”`,
];

/** Purpose and end of each cookie. */
const cookies = {
  token: [
    ['登录状态，与本地存储里的副本一致才有效', 'The login; valid together with its copy in storage'],
    loginUntil,
  ],
  secureToken: [['同上，通过 https 访问时使用', 'The same, on https'], loginUntil],
  theme: [['您选择的主题', 'The theme that you chose'], remembered],
  locale: [['您选择的语言', 'The language that you chose'], remembered],
  balanceHidden: [['您是否隐藏余额', 'Whether you hide your balance'], remembered],
  deviceCookie: [
    ['随机生成的设备标识，不含设备信息', 'A random id of the device, which says nothing about it'],
    remembered,
  ],
  agentCheck: [
    ['代理链接是否已核对', 'Whether the link of an agent was checked'],
    [`${agentCheckDays} 天`, `${agentCheckDays} d`],
  ],
  phoneArrival: [['手机访问时最先打开的地址', 'The address that a visit by phone began with'], untilClosed],
  siteOnPhone: [['您在手机上选择了继续访问', 'You chose to continue on the phone'], untilClosed],
  userHash: [
    [
      '账号名的散列值，打开页面时用来读取您的资料',
      'A hash of your account name, with which a page reads your profile while it is made',
    ],
    loginUntil,
  ],
} satisfies Partial<Record<StorageKey, Pair[]>>;

/** Content of each item in local storage. */
const stored: Record<Exclude<StorageKey, keyof typeof cookies | 'inviteCodes'>, Pair[]> = {
  deviceRandomId: [['设备标识的副本', 'A copy of the id of the device']],
  memberInfo: [
    ['您的会员资料，加密保存，退出登录时删除', 'Your profile, encrypted and removed when you log out'],
  ],
  sessionEnd: [
    [
      '您的登录被终止的原因代码，由一个页面显示后删除',
      'The code of the reason why your login was ended, removed once a page has shown it',
    ],
  ],
  rememberedLogin: [
    [
      '上次登录填写的账号或手机号（仅在勾选“记住登录”时），从不保存密码',
      'The account name or phone of your last login if you chose “Remember me”, never a password',
    ],
  ],
  signatureTable: [['请求签名所需的数据，加密保存', 'What requests are signed with, encrypted']],
  sportsParameters: [['体育场馆的连接参数', 'Connection data of sports venues']],
  preInfo: [
    [
      '站点配置和您的 IP 地址，用来加快打开速度',
      'The configuration of the site and your IP address, so that pages open faster',
    ],
  ],
  platformCounts: [['各大类的游戏与在线人数', 'Numbers of games and players']],
  oddsFormat: [['您选择的赔率格式', 'The format of odds that you chose']],
  closedPromotions: [
    [
      '您关闭过的弹窗和浮动图标，避免反复出现',
      'The pop-ups and floating icons that you closed, so that they do not return',
    ],
  ],
  closedNotices: [
    ['您关闭过的公告，避免反复出现', 'The announcements that you closed, so that they do not return'],
  ],
  closedBanners: [
    ['您关闭过的横幅，避免反复出现', 'The banners that you closed, so that they do not return'],
  ],
  fraudWarning: [
    [
      '防诈骗提示是否已在这次登录后显示过，含您的会员编号和登录时间',
      'Whether the fraud warning was shown since your login, with your member number and the time of the login',
    ],
  ],
  flipRounds: [
    [
      '最近几轮翻牌的开局承诺和您的种子，用来验证结果',
      'Commitment and your seed of your latest rounds of the card game, to verify their results',
    ],
  ],
  visitorFavourites: [
    [
      '您没登录时关注的联赛和比赛、置顶的玩法、进球播报和打开过的比赛；登录会员账户后并入账户并删除',
      'The leagues and matches that you follow, pinned market types, goal alerts and the matches that you opened before a login; when you log in as a member, the account takes them over and they are removed here',
    ],
  ],
  visitorGames: [
    [
      '您没登录时收藏和打开过的游戏；登录会员账户后并入账户并删除',
      'The games that you kept and opened before a login; when you log in as a member, the account takes them over and they are removed here',
    ],
  ],
  hiddenAuthors: [['您在直播间里选择不看的成员', 'The members whose messages in live rooms you have hidden']],
  agentVerify: [['代理链接带来的核对码', 'The check value of an agent’s link']],
};

/** Content of each item that game pages keep in local storage. */
const storedByGames: Record<keyof typeof rules.gameStorage, Pair> = {
  sound: ['游戏页面是否开启声音，由游戏页面保存', 'Whether the sound of games is on, kept by their pages'],
};

const inviteNames = Object.values(storageKeys.inviteCodes).join(' ');

const storedRows = (rows: Partial<Record<StorageKey, Pair[]>>): Pair[][] =>
  Object.entries(rows).map(([key, cells]) => {
    const name = storageKeys[key as Exclude<StorageKey, 'inviteCodes'>];
    return [[name, name], ...cells];
  });

export const article: Article = {
  slug: 'ysgz',
  group: 'safety',
  order: 4,
  title: { 'zh-CN': '隐私规则', en: 'Privacy' },
  blocks: [
    text(
      '这一页逐项列出本站保存了您的哪些信息、为什么保存、保存多久，以及哪些东西放在您自己的浏览器里。没有写到的，本站不收集。',
      'This page lists what the site stores about you, why and for how long, and what is in your own browser. What is not on it is not collected.',
    ),
    picture(
      'storage',
      '一部分信息在您的浏览器里，一部分在服务器上，之间的连接是加密的',
      'Some data is in your browser and some on the server, with an encrypted connection between them',
    ),
    heading('您提供的资料', 'What you give'),
    table(
      [
        ['资料', 'Data'],
        ['用途', 'Purpose'],
        ['怎样保存', 'How it is stored'],
      ],
      ...storedFieldRows(),
      [['头像', 'Avatar'], ['在会员中心显示', 'Shown in the member area'], withAccount],
      [
        ['自动转账开关', 'Switch of automatic transfer'],
        ['决定游戏使用哪个钱包', 'Decides which wallet games use'],
        withAccount,
      ],
      [
        ['收款账户', 'Payout accounts'],
        ['取款', 'Withdrawals'],
        ['删除后不再使用，旧取款仍引用它', 'Not used after you remove one; older withdrawals refer to it'],
      ],
      [
        ['收货地址', 'Delivery addresses'],
        ['寄送商城礼品', 'Delivery of gifts of the mall'],
        [
          `您删除后不再使用；订单里的一份在订单结束 ${days(retention.orderAddresses)} 天后清除`,
          `Not used after you remove one; the copy of an order is removed ${days(retention.orderAddresses)} days after its end`,
        ],
      ],
      [
        [
          '资料修改申请：修改前后的内容与说明',
          'Requests to change your profile: content before and after, and your note',
        ],
        ['审核', 'Review'],
        withAccount,
      ],
      [
        ['代理申请：姓名、联系方式与推广渠道', 'Application as an agent: name, contact and channels'],
        ['审核', 'Review'],
        withAccount,
      ],
      [
        ['修改资料的凭证图片', 'Pictures as evidence for a change'],
        ['审核', 'Review'],
        [
          `未提交的 ${hours(retention.evidence.unattached)} 小时后删除，审核结束 ${days(retention.evidence.ended)} 天后删除，自行撤回的立即删除`,
          `Deleted after ${hours(retention.evidence.unattached)} hours if not submitted, ${days(retention.evidence.ended)} days after the review, at once if you cancel`,
        ],
      ],
    ),
    text(
      '凭证图片在上传之前就在您的设备上缩小，并去掉拍摄地点等信息。',
      'Pictures are made smaller on your device before the upload, which also removes the place where they were taken.',
    ),
    heading('使用时产生的记录', 'What your use creates'),
    list(
      [
        `登录：设备标识、IP 地址、浏览器与系统名称、时间，用于识别新设备和保护账户。登录结束 ${days(retention.sessions)} 天后删除。`,
        `Logins: id of the device, IP address, names of browser and system, and times, to recognise new devices and protect the account. Deleted ${days(retention.sessions)} days after the login ends.`,
      ],
      [
        '账户：编号、邀请码、VIP 等级、是否停用及其原因，注册、上次登录以及修改昵称和密码的时间；受邀注册的，还有邀请人、代理码、邀请的来源和链接分享的注单。',
        'Account: its id, invite code and VIP level, whether it is blocked and why, and the times of registration, last login and changes of nickname and password; if you were invited, also by whom, the code of the agent, how, and the bet that the link shared.',
      ],
      [
        '核实：真实姓名的审核结果与时间，资金密码连续输错的次数和锁定时间。',
        'Checks: result and times of the review of your real name, how often in a row the payment password was wrong, and until when it is locked.',
      ],
      [
        '试玩：打开试玩账户的设备的标识，以及上次补充试玩金的时间，用来限制每台设备同时只有一个试玩账户。',
        'Demos: id of the device on which the demo was opened, and when its money was last refilled, so that a device has one demo at a time.',
      ],
      [
        '资金与注单：每笔存款、取款、转账、投注和派彩，以及按日汇总。为了账目可核对，写入后任何人都不能修改或删除。',
        'Money and bets: each deposit, withdrawal, transfer, stake and payout, with sums of days. So that the books can be verified, nobody can change or delete them.',
      ],
      [
        '公平种子：您和本站为每局游戏提供的种子，用来验证结果，与账户同在。',
        'Seeds: yours and ours of each round, to verify its result. Kept as long as the account.',
      ],
      [
        '流水与返水：各大类的有效投注、流水要求和领取过的返水，用于计算取款条件和返水，与账户同在。',
        'Turnover: what you staked in each category, what is required for a withdrawal, and rebates that you claimed. Kept as long as the account.',
      ],
      [
        'VIP：各级别的起止时间，以及人工设定的级别和原因，与账户同在。',
        'VIP: when you reached and left each level, and a level that was set by hand with its reason. Kept as long as the account.',
      ],
      [
        '活动与奖励：参加的活动、发放和领取的奖金、签到、翻牌、巅峰赛成绩、商城订单和邀请好友的结果，用来发放奖励并防止重复领取，与账户同在。',
        'Offers and rewards: promotions that you joined, bonuses granted and claimed, sign-ins, card rounds, your scores in the weekly contest, orders of the mall and outcomes of invitations, so that each is granted only once. Kept as long as the account.',
      ],
      [
        '代理：代理码、名称、上级、状态、每月结算，以及人工认定计入的会员，用于计算佣金，与账户同在。',
        'Agents: code, name, agent above, state, settlement of each month, and members who count by decision of an operator, to calculate the commission. Kept as long as the account.',
      ],
      [
        '收藏与关注：您收藏的游戏，关注的联赛和比赛、置顶的玩法和进球播报，取消后立即删除。',
        'Favourites: the games that you keep, and the leagues and matches that you follow, pinned market types and goal alerts. Deleted when you end it.',
      ],
      [
        `站内信：内容以及您是否已读或删除，保留 ${days(retention.mails)} 天。验证码：只保存散列，${minutes(verification.lifetime)} 分钟后失效并清除。`,
        `Messages: their content and whether you have read or deleted them, kept for ${days(retention.mails)} days. Verification codes: stored as a hash only, and removed after ${minutes(verification.lifetime)} minutes.`,
      ],
      [
        `客服会话：您写的内容和上传的图片，用于解决问题和核对经过。会员的会话与账户同在；没有登录的访客，最后一条消息 ${hours(limits.support.visitorThread)} 小时后删除。`,
        `Support: what you write and the pictures that you send, to solve a problem and to know later what was said. Those of members are kept as long as the account; those of visitors are deleted ${hours(limits.support.visitorThread)} hours after the last message.`,
      ],
      [
        `直播间：您的发言保留 ${days(retention.roomMessages)} 天；您的举报、对您的禁言与原因以及管理员的处理与账户同在。发言被拒绝的时间只用于防刷屏，很快清除。`,
        `Live rooms: what you write is kept for ${days(retention.roomMessages)} days; your reports, mutes of yours with their reason, and acts of moderators as long as the account. Times of refused messages are used against flooding and removed soon.`,
      ],
      [
        '人工存款：您申请的渠道、金额、填写的内容与备注，用于核对到账，与账户同在。',
        'Assisted deposits: channel, amount, details and note of your request, to match the payment. Kept as long as the account.',
      ],
      [
        '玩家保护：您设置的限额、提醒、休息与自我排除，以及用来执行它们的游戏时长和输赢统计。',
        'Player protection: your limits, reality checks, time-outs and self-exclusions, and the playing time and results that they are checked against.',
      ],
      [
        '登录核实：登录需要额外核实的原因，以及因风险暂停登录到什么时候，核实通过后删除。',
        'Login checks: why your login needs a further check, and until when it is suspended. Deleted after the check.',
      ],
      [
        '尝试次数：为防止猜密码，按账号和 IP 地址计数，过期自动清除。',
        'Attempts: counted by account and IP address against guessing passwords, and removed soon.',
      ],
      [
        '同一人标记：手机号、收款账户、姓名加生日，以及使用过一段时间的设备，都只保存密钥散列后的指纹，看不出原文。用来识别同一个人的多个账户，让自我排除对本人始终有效，因此长期保留；设备只作参考，自我排除不会波及共用设备的家人。疑似同一人的账户由人工核对，结果一并保留。',
        'Marks of a person: keyed hashes of phone, payout account, name with birthday, and of a device used for a while, from which none can be read. They show which accounts belong to one person, so that a self-exclusion counts for all of them, and are kept for that. A device is a hint only: a self-exclusion does not follow it to others of the household. Accounts that may be of one person are reviewed, and the decision is kept with them.',
      ],
      [
        '设备特征：默认不发送。部分品牌会让每个请求带上设备特征与 IP 地址的散列，用来发现异常登录。',
        'Traits of the device: not sent by default. Some brands send a hash of the device’s traits and its IP address with each request, to notice unusual logins.',
      ],
      [
        '服务器日志：默认关闭；开启时只记录请求方法和路径，不含内容、参数和登录令牌。',
        'Server logs: off by default. When they are on, they have method and path of requests, without content, parameters or tokens.',
      ],
    ),
    heading('浏览器里的 Cookie', 'Cookies in your browser'),
    table(
      [
        ['名称', 'Name'],
        ['作用', 'Purpose'],
        ['期限', 'Until'],
      ],
      ...storedRows(cookies),
    ),
    heading('浏览器里的本地存储', 'Storage in your browser'),
    text(
      '以下内容只存在您的浏览器里，一直保留到您清除本站数据，写明期限的除外。主题和语言在这里也有一份，供其他标签页同步。',
      'These are in your browser until you clear the data of the site, unless a time is given. Theme and language are here too, for the other tabs.',
    ),
    table(
      [
        ['名称', 'Name'],
        ['内容', 'Content'],
      ],
      ...storedRows(stored),
      ...Object.entries(storedByGames).map(([key, content]): Pair[] => {
        const name = rules.gameStorage[key as keyof typeof storedByGames];
        return [[name, name], content];
      }),
      [
        [inviteNames, inviteNames],
        [
          `链接带来的邀请码：invite_code 保留 ${hours(inviteTtl.invite_code)} 小时，其余 ${hours(inviteTtl.i_code)} 小时`,
          `Invite codes of links: invite_code for ${hours(inviteTtl.invite_code)} hours, the others for ${hours(inviteTtl.i_code)} hours`,
        ],
      ],
    ),
    text(
      '没填完的表单、体育场馆里选好还没提交的投注、已读过的防骗提醒和尚未得到结果的资金操作，只保留在当前标签页，关闭即清除；其中不含密码。',
      'Unfinished forms, selections in a sports venue that you have not placed, the fraud warning that you have read, and operations with money whose answer is missing are kept in the current tab only, without passwords. Closing the tab removes them.',
    ),
    heading('我们不做的事', 'What we do not do'),
    list(
      [
        '不加载第三方脚本，没有统计、广告和跨站追踪。',
        'No scripts of others: no analytics, no ads, no tracking across sites.',
      ],
      ['不向第三方出售或提供资料。', 'Your data is not sold or passed to others.'],
      [
        `游戏在单独的窗口里运行，读不到本站的 Cookie 与存储；它拿到的入场凭证 ${hours(sessions.gameLifetime)} 小时后失效。`,
        `Games run in a separate frame and read no cookie or storage of the site. Their ticket expires after ${hours(sessions.gameLifetime)} hours.`,
      ],
    ),
    heading('您的权利', 'Your rights'),
    list(
      [
        '查看：资料、登录提醒和全部记录都可以在会员中心看到，记录可导出 CSV。',
        'Access: profile, login messages and all records are in the member area, and records can be exported as CSV.',
      ],
      ['更正：到“资料审核”提交申请。', 'Correction: ask for a change under “Profile review”.'],
      [
        '清除：在浏览器设置里清除本站数据，即可删掉上面两节列出的内容，同时会退出登录。',
        'Removal: clear the data of the site in the settings of your browser. This removes everything of the sections on cookies and storage, and logs you out.',
      ],
      [
        '注销：目前没有自助注销入口；自我排除可以立即停止使用账户。',
        'Closure: there is no form yet for closing an account. A self-exclusion stops its use at once.',
      ],
    ),
    link(paths.mine.informationAudit, '去资料审核', 'Open profile review'),
    link(paths.help.antiHijacking, '防劫持教程', 'Avoiding hijacked connections'),
    note(
      '这是一个沙盒，请不要填写您不愿意留下的真实资料。',
      'This is a sandbox: do not enter real details that you would not want to leave here.',
    ),
  ],
};
