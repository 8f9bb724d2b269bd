import { paths } from '../../../routes/paths';
import { type Article, heading, link, list, note, picture, steps, text } from '../article';

export const article: Article = {
  slug: 'zz',
  group: 'money',
  order: 3,
  title: { 'zh-CN': '转账帮助', en: 'Transferring' },
  blocks: [
    text(
      '您的资金分为主钱包和各场馆钱包。存款和取款使用主钱包，在某个场馆游戏时使用该场馆的钱包。转账就是在两者之间移动资金，实时到账，不收任何费用。',
      'Your money lies in the main wallet and in a wallet for each venue. Deposits and withdrawals use the main wallet, games use the wallet of their venue. A transfer moves money between them, at once and free of charge.',
    ),
    picture(
      'wallets',
      '资金在主钱包与各个场馆钱包之间双向移动',
      'Money moves both ways between the main wallet and the wallets of the venues',
    ),
    heading('手动转账', 'Transferring by hand'),
    steps(
      [
        '打开“转账”页，选择方向：转入场馆，或转回主钱包。',
        'Open “Transfer” and choose the direction: into a venue or back to the main wallet.',
      ],
      [
        '选择场馆，填写金额。点击“全部”可以转出该钱包的全部余额。',
        'Choose the venue and enter the amount. “All” takes the whole balance of that wallet.',
      ],
      [
        '提交后两边的余额同时更新，并在交易记录中各有一笔。',
        'Both balances change together, and the transfer appears in your transactions.',
      ],
    ),
    link(paths.mine.finance.transfer, '去转账', 'Transfer'),
    heading('自动转账', 'Automatic transfer'),
    text(
      '打开自动转账后，游戏直接使用主钱包的余额，您无需每次手动转入。开关在转账页，随时可以关闭；关闭后，游戏使用该场馆钱包里的资金，请先转入再开始。',
      'With automatic transfer, games use the balance of the main wallet directly, so you need not move money first. The switch is on the transfer page. When it is off, a game uses the wallet of its venue: transfer before you play.',
    ),
    heading('一键归集', 'Collecting everything'),
    text(
      '余额页可以一次把所有场馆的资金收回主钱包，取款前先归集，主钱包的可用余额一目了然。',
      'The balance page collects the money of all venues into the main wallet with one click. Do so before a withdrawal, so that the main wallet holds everything.',
    ),
    link(paths.mine.balance, '查看各钱包余额', 'See all wallets'),
    heading('常见问题', 'Questions'),
    list(
      [
        '余额不足：转出的金额不能超过该钱包的可用余额，冻结中的取款不能转出。',
        'The balance is too low: you can move what the wallet holds; locked withdrawals cannot be moved.',
      ],
      [
        '提交后没有收到结果：页面会自动核对，同一笔转账不会重复执行。',
        'No answer after submitting: the page checks automatically, and a transfer is never executed twice.',
      ],
      [
        '提示账目核对中：平台暂停了资金操作，您的余额不受影响，核对结束后即可继续。',
        'The books are being checked: transfers are paused and your balance is not affected. Continue when the check is over.',
      ],
    ),
    heading('转账与流水', 'Transfers and turnover'),
    text(
      '流水按所有钱包合并计算：无论用主钱包还是场馆钱包投注，有效投注都会计入同一份流水要求，转进转出不会重复计算，也不会清零。取款只能从主钱包发起，因此请在取款前把场馆里的资金转回。',
      'Turnover counts over all wallets together: a valid bet counts toward the same requirement whichever wallet pays for it, and moving money neither counts again nor resets it. Withdrawals leave from the main wallet only, so bring your money back before you withdraw.',
    ),
    note(
      '转账不产生流水，也不影响已有的流水要求。',
      'A transfer creates no turnover and does not change turnover requirements.',
    ),
  ],
};
