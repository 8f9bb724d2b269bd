import { paths } from '../../../routes/paths';
import { type Article, heading, link, list, note, picture, steps, table, text } from '../article';
import { rules } from '../rules.generated';

const { openOrders } = rules.deposits;

export const article: Article = {
  slug: 'zxkf',
  group: 'about',
  order: 4,
  title: { 'zh-CN': '在线客服', en: 'Contacting support' },
  blocks: [
    text(
      '遇到问题，先看常见问题；没有答案就找在线客服聊，需要查账或附图的事提交工单。这一篇说明每种方式适合什么、要准备什么，以及怎样认出冒充客服的人。',
      'When something is wrong, look at the common questions first. If they do not help, write in the chat; for anything that has to be looked up, or needs pictures, open a ticket. This article says which way suits what, what to have ready, and how to recognize people who pretend to be support.',
    ),
    heading('该用哪一种', 'Which way to use'),
    picture(
      'support',
      '从快到细：常见问题、在线聊天、工单',
      'From quick to thorough: common questions, chat, ticket',
    ),
    table(
      [
        ['方式', 'Way'],
        ['适合', 'For'],
        ['在哪里', 'Where'],
      ],
      [
        ['常见问题', 'Common questions'],
        [
          '存取款、账户、游戏的一般问题，马上有答案',
          'General questions on money, account and games; the answer is there at once',
        ],
        ['客服中心', 'Support'],
      ],
      [
        ['在线聊天', 'Chat'],
        [
          '想直接问一句，或者不确定属于哪一类',
          'To ask something briefly, or when you do not know where it belongs',
        ],
        ['客服中心', 'Support'],
      ],
      [
        ['工单', 'Ticket'],
        [
          '存款、取款、游戏、账户的具体问题，建议和投诉；可以附图片，每一步都有记录',
          'A certain deposit, withdrawal, game or account matter, suggestions and complaints; with pictures, and a record of each step',
        ],
        ['意见反馈', 'Feedback'],
      ],
      [
        ['代客充值', 'Assisted deposit'],
        ['自己完成不了存款时，请客服协助', 'When you cannot complete a deposit yourself'],
        ['代客充值', 'Assisted deposit'],
      ],
      [
        ['帮助文章', 'Help articles'],
        ['想把规则看清楚，可以全文搜索', 'To read the rules; search looks through all of them'],
        ['帮助中心', 'Help'],
      ],
    ),
    link(paths.customer.main, '打开客服中心', 'Open support'),
    heading('在线聊天', 'Chat'),
    list(
      [
        '每位会员只有一个对话，换设备登录也能接着聊。',
        'A member has one conversation, which goes on wherever you log in.',
      ],
      [
        '没有登录也可以提问；登录以后，是否把之前的对话并入账户，由您决定。',
        'Visitors can ask too. After a login you decide whether that conversation joins your account.',
      ],
      [
        '先由常见问题自动回复，解决不了再由人工处理；不在服务时间时，页面会写明什么时候有人回复。',
        'Common questions are answered automatically, the rest by persons. Outside their hours the page says when somebody answers.',
      ],
      [
        '网络不好时重复发送，同一句话只会收到一次。',
        'A message that is sent again after a lost connection arrives once.',
      ],
    ),
    heading('提交工单', 'Tickets'),
    steps(
      ['打开“意见反馈”，选择问题的类别。', 'Open “Feedback” and choose a topic.'],
      [
        '写清楚时间、金额、单号和您看到的提示，一件事写一张工单。',
        'Write the time, the amount, the number of the order and the message that you saw. One matter, one ticket.',
      ],
      [
        '需要时附上截图。请先遮住卡号、姓名等资料。',
        'Add screenshots if they help. Cover card numbers and names first.',
      ],
      [
        '回复会出现在同一张工单里，并在页面上提醒您；可以继续补充，也可以自己关闭。',
        'The answer appears in the ticket, and the pages remind you of it. Add to it, or close it yourself.',
      ],
    ),
    text(
      '同时进行的工单有数量上限，请先在原来的工单里沟通，不要为一件事反复提交。已经关闭的工单，近期内可以回复重新打开，时间久了请提交新的。',
      'The number of open tickets is limited, so continue in the one you have rather than open another on the same matter. A ticket that was closed recently can be opened again; for an older one, write a new ticket.',
    ),
    link(paths.mine.feedback, '去意见反馈', 'Open feedback'),
    heading('找客服之前，先准备这些', 'What to have ready'),
    table(
      [
        ['问题', 'Matter'],
        ['请提供', 'Please give'],
      ],
      [
        ['存款没有到账', 'A deposit did not arrive'],
        ['存款单号、通道、金额和付款时间', 'Number of the order, channel, amount and time of the payment'],
      ],
      [
        ['取款迟迟未到', 'A withdrawal takes long'],
        ['取款单号和收款账户的尾号', 'Number of the order and the last digits of the account'],
      ],
      [
        ['注单结果有疑问', 'A doubt about a bet'],
        ['注单号，在投注记录里可以复制', 'The number of the bet; copy it from your bet record'],
      ],
      [
        ['登录不了', 'You cannot log in'],
        ['账号名，以及页面上的提示', 'Your account name and the message on the page'],
      ],
      [
        ['页面出错', 'A page does not work'],
        [
          '页面地址、提示的原文、浏览器和发生的时间',
          'The address of the page, the message, your browser and the time',
        ],
      ],
    ),
    link(paths.mine.record.transactions, '查看交易记录', 'See your transactions'),
    heading('代客充值', 'Assisted deposits'),
    steps(
      [
        '打开“代客充值”，阅读并确认防骗提醒。',
        'Open “Assisted deposit”, read the fraud warning and confirm it.',
      ],
      ['选择方式，填写金额和备注，提交申请。', 'Choose a channel, enter the amount and a note, and ask.'],
      [
        '客服接手后，会为您建立一张普通的存款订单。收款信息只以订单页显示的为准。',
        'When support takes it, you get an ordinary deposit order. Payee and amount are shown on the page of the order, and nowhere else.',
      ],
      ['按订单付款，到账方式与自己存款完全相同。', 'Pay the order. The money arrives as with any deposit.'],
    ),
    text(
      `同一时间只能有一笔代客充值；未支付的存款订单合计最多 ${openOrders} 笔。您自己设置的存款限额同样有效。申请可以取消，长时间没有完成会自动过期。`,
      `You can have one assisted deposit at a time, and ${openOrders} unpaid deposit orders in all. Deposit limits of your own count. You can cancel a request, and one that is not completed expires.`,
    ),
    link(paths.customer.instead, '打开代客充值', 'Open assisted deposit'),
    heading('客服绝不会向您要的东西', 'What support never asks for'),
    list(
      ['登录密码和资金密码。', 'Your password and your payment password.'],
      ['短信或邮箱验证码。', 'Codes from text messages or e-mail.'],
      [
        '完整的银行卡号，以及支付密码、有效期、安全码。',
        'A whole card number, nor its PIN, date or security code.',
      ],
      [
        '通过聊天发来的卡号、收款码或钱包地址：客服不会发给您，也不会请您往那里付款。',
        'Support does not send card numbers, payment codes or coin addresses in a chat either, nor asks you to pay to one.',
      ],
      [
        '让您安装远程控制软件，或者替您操作账户。',
        'That you install software for remote control, or let them use your account.',
      ],
    ),
    text(
      '有人向您要这些，或者在聊天软件里自称本站客服主动找您，请停止联系，并从本站的客服中心告诉我们。已经把密码告诉别人，请立即重设密码。',
      'If somebody asks for them, or contacts you in a messenger as support of this site, stop and write to us from the support page. If you gave away a password, set a new one at once.',
    ),
    link(paths.help.antiHijacking, '怎样确认网址是真的', 'How to know the real address'),
    heading('客服做不到的事', 'What support cannot do'),
    list(
      [
        '修改或撤回已经成立的注单，更改开奖和赛果。',
        'Change or withdraw an accepted bet, or the result of a round or match.',
      ],
      [
        '提前结束休息和自我排除，或者帮您绕过限额。',
        'End a time-out or a self-exclusion early, or lift a limit.',
      ],
      [
        '看到您的密码：密码以不可还原的方式保存，只能重设。',
        'See your password: it is stored in a form that cannot be read, and can only be set again.',
      ],
    ),
    note(
      '如果是因为输钱而难受，可以直接告诉客服，也可以看“博彩责任”里的求助方式。',
      'If you suffer from what you lost, say so to support, and see “Responsible play” for help.',
    ),
    link(paths.help.responsiblePlay, '看博彩责任', 'Read “Responsible play”'),
  ],
};
