import { paths } from '../../../routes/paths';
import { type Article, heading, link, list, note, text } from '../article';
import { rules } from '../rules.generated';

const { multiples } = rules.turnover;
const { coolingHours } = rules.payouts;

export const article: Article = {
  slug: 'gztk',
  group: 'about',
  order: 2,
  title: { 'zh-CN': '规则条款', en: 'Terms' },
  blocks: [
    text(
      '使用本站之前请先阅读以下条款。注册时勾选“我已阅读并同意”，即表示您接受这些规则。本站是使用模拟币的沙盒，条款里的“资金”“余额”“存款”“取款”均指模拟币及其操作。',
      'Please read these terms before you use the site. By ticking the box at registration you accept them. The site is a sandbox in play money: money, balance, deposits and withdrawals in these terms are play money and operations on it.',
    ),
    heading('谁可以使用', 'Who may use the site'),
    list(
      [
        '您须年满 {age} 周岁。发现未成年人使用的，账户会被关闭。',
        'You must be at least {age} years old. Accounts of minors are closed.',
      ],
      [
        '每人只能有一个账户，由本人使用，不得出借、转让或代人操作。',
        'Each person has one account, uses it in person, and does not lend it, transfer it or act for others.',
      ],
      [
        '部分地区或网络可能无法访问，页面会说明原因，请不要设法绕过。',
        'Some regions or networks may have no access. The page says why; do not try to get around it.',
      ],
      [
        '处于自我排除期间的人，不得用其他账户或资料重新注册。',
        'A person who is self-excluded does not register again under another account or other details.',
      ],
    ),
    heading('您的账户', 'Your account'),
    list(
      [
        '请提供真实、完整的资料。收款账户的户名须与实名一致，虚拟币地址除外。',
        'Give true and complete details. Payout accounts must be in your verified name, except for coin addresses.',
      ],
      [
        '请保管好登录密码与资金密码。用正确密码完成的操作视为您本人所为。',
        'Keep your passwords safe. Operations confirmed by them count as yours.',
      ],
      [
        '发现异常登录，请立即重设密码，其他设备会全部退出。',
        'If you see a login that is not yours, set a new password at once; all other devices are logged out.',
      ],
    ),
    heading('模拟币', 'Play money'),
    list(
      [
        '模拟币没有货币价值，不能兑换现金、商品或权益。取款只是流程演示，不产生真实付款。',
        'Play money has no monetary value and cannot be exchanged for cash, goods or rights. A withdrawal demonstrates the procedure; nothing is paid.',
      ],
      [
        '请勿向页面显示的任何收款账户转入真实资金，由此产生的损失无法追回。',
        'Do not send real money to any account that is shown. It cannot be recovered.',
      ],
      [
        '沙盒可能因升级或测试被清空，账户与余额不作保留承诺。',
        'The sandbox may be cleared for an upgrade or a test. Accounts and balances are not guaranteed to be kept.',
      ],
    ),
    heading('存款、取款与流水', 'Deposits, withdrawals and turnover'),
    list(
      [
        `存款须完成 ${multiples.deposit} 倍流水、红利须完成 ${multiples.bonus} 倍流水后才能取款，进度以稽核页为准。`,
        `A deposit must be played through ${multiples.deposit} × and a dividend ${multiples.bonus} × before a withdrawal. The turnover page shows the progress.`,
      ],
      [
        `新绑定或改名后的收款账户有 ${coolingHours} 小时保护期。限额、次数与手续费取决于 VIP 等级，以取款页显示的为准。`,
        `A new or renamed payout account can be used after ${coolingHours} hours. Limits, times and fees depend on the VIP level; the withdrawal page shows yours.`,
      ],
      [
        '账目核对期间资金操作会暂停，余额不受影响。',
        'While the books are being checked, operations with money pause. Balances are not affected.',
      ],
    ),
    link(paths.help.withdrawal, '取款帮助', 'About withdrawals'),
    heading('游戏与结果', 'Games and outcomes'),
    list(
      [
        '每一局在服务器上抽取并结算，以注单记录的结果为准。动画中断不影响结果，断线后重新进入即可看到。',
        'Each round is drawn and settled by the server, and the bet record decides. An interrupted animation changes nothing; open the game again to see the result.',
      ],
      [
        '赔付表公开显示。因程序错误产生的投注，平台可以取消并退回投注额，相关记录会标明“已取消”。',
        'Pay tables are shown. Bets that result from an error of the program can be voided and their stakes returned; the record then says so.',
      ],
      [
        '不得使用外挂、脚本，或利用系统漏洞获利。',
        'Do not use bots or scripts, and do not exploit faults of the system.',
      ],
    ),
    heading('优惠', 'Promotions'),
    text(
      '优惠按人计算，条件、倍数和比例见“优惠规则”。多个账户重复参与、串通或虚构投注换取优惠的，平台可以收回由此所得，并记入交易记录。',
      'Promotions are for persons; “Promotion rules” has their conditions, multiples and rates. What was gained by several accounts, by collusion or by sham bets can be taken back, with a row in the transactions.',
    ),
    link(paths.help.promotionRules, '优惠规则', 'Promotion rules'),
    heading('限制与关闭', 'Restrictions and closure'),
    list(
      [
        '违反条款的账户可能被停用；停用后无法登录，页面会说明原因，并提示联系客服。',
        'Accounts that violate the terms can be blocked. A blocked account cannot log in; the page names the reason and refers to support.',
      ],
      [
        '您可以随时给自己设限额、休息或自我排除。调低立即生效，调高要等待，休息和自我排除不能提前解除。',
        'You can set limits, take a time-out or exclude yourself at any time. Lower limits apply at once, higher ones wait, and time-outs and self-exclusions cannot be ended early.',
      ],
      [
        '系统维护时，登录、注册或全部服务可能暂停，恢复后余额与记录保持不变。',
        'During maintenance, login, registration or the whole site may pause. Balances and records are the same afterwards.',
      ],
    ),
    heading('条款的变更', 'Changes of the terms'),
    text(
      '条款更新后会在本页公布，重要变更另发公告或站内信。变更不追溯：已经提交的存款、取款和投注按当时的规则处理。',
      'New terms are published on this page, important changes also as an announcement or a message. They do not apply to the past: deposits, withdrawals and bets follow the rules at their time.',
    ),
    link(paths.help.privacy, '隐私规则', 'Privacy'),
    note(
      '对某一笔账有疑问时，请先记下交易记录里的流水号，它能定位到每一条分录。',
      'If you have a question about an amount, note the number in your transactions: it identifies every entry.',
    ),
  ],
};
