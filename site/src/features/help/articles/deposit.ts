import { paths } from '../../../routes/paths';
import { minutes } from '../../../shared/calendar/durations';
import { type Article, heading, link, list, note, picture, steps, text } from '../article';
import { choice } from '../model/choice-texts';
import { rules } from '../rules.generated';

const { openOrders, orderLifetimes } = rules.deposits;
const orderMinutes = orderLifetimes.map((lifetime) => String(minutes(lifetime)));
const { multiples } = rules.turnover;

export const article: Article = {
  slug: 'ck',
  group: 'money',
  order: 1,
  title: { 'zh-CN': '存款帮助', en: 'Depositing' },
  blocks: [
    text(
      '存款会进入您的主钱包。本站是沙盒环境：收款账户全部为虚拟账户，付款由沙盒自动完成，请不要向任何账户转入真实资金。',
      'Deposits go to your main wallet. This site is a sandbox: all payee accounts are fictitious and the sandbox pays orders automatically. Do not transfer real money to any account.',
    ),
    heading('存款步骤', 'How to deposit'),
    picture(
      'deposit',
      '先选支付方式，再按订单付款，确认后存入主钱包',
      'A payment method is chosen, its order is paid, and then the main wallet is credited',
    ),
    steps(
      [
        '打开“存款”页，选择一种支付方式。每种方式的单笔限额显示在名称下方。',
        'Open “Deposit” and choose a payment method. Its limits are shown below its name.',
      ],
      [
        '填写金额，或点选常用金额。部分方式需要填写付款人姓名，请与付款账户的户名一致。',
        'Enter an amount or choose one of the quick amounts. Some methods ask for the payer’s name as the paying account has it.',
      ],
      [
        `阅读防骗提醒后提交订单，订单页会列出收款信息和剩余支付时间。订单的支付时间为 ${choice.zh(orderMinutes)} 分钟。`,
        `Read the fraud warning and submit. The order shows the payee and the time left of its ${choice.en(orderMinutes)} minutes.`,
      ],
      [
        '按订单金额付款。金额必须与订单完全一致，否则无法自动到账。',
        'Pay exactly the amount of the order; other amounts cannot be credited automatically.',
      ],
      [
        '付款确认后余额自动增加，您可以离开页面，到账结果会在交易记录中显示。',
        'The balance rises once the payment is confirmed. You may leave the page; the result appears in your transactions.',
      ],
    ),
    link(paths.mine.finance.deposit, '去存款', 'Deposit'),
    heading('支付方式与限额', 'Methods and limits'),
    text(
      `存款页列出当前可用的全部支付方式。单笔最低和最高金额因方式而异，以该页显示的为准。未付款的订单最多同时有 ${openOrders} 笔，再要存款，请先完成或取消旧订单。`,
      `The deposit page lists every payment method that is available now. The smallest and largest amounts depend on the method and are shown with it. At most ${openOrders} orders can be unpaid at a time: finish or cancel an old one first.`,
    ),
    heading('流水要求', 'Turnover'),
    text(
      `存入的金额需要完成 ${multiples.deposit} 倍流水后才能取款。稽核页逐笔列出每一笔存款要求的流水、已完成的和剩余的数额。`,
      `A deposit must be played through ${multiples.deposit} × before it can be withdrawn. The turnover page lists what each deposit requires, what is done and what is left.`,
    ),
    link(paths.mine.audit, '查看流水进度', 'See your turnover'),
    heading('常见问题', 'Questions'),
    list(
      [
        '订单已过期：过期订单不会入账，请重新提交一笔新的订单。',
        'The order has expired: it is no longer credited. Submit a new one.',
      ],
      [
        '网络中断，不确定是否提交成功：重新打开存款页即可，系统会先核对上一笔结果，不会重复下单。',
        'The connection broke while submitting: open the deposit page again. It checks the last order first and never creates it twice.',
      ],
      [
        '金额提示超出范围：请按页面显示的最低和最高金额修改，已填写的其他内容会保留。',
        'The amount is out of range: change it to the limits shown. Everything else you entered is kept.',
      ],
    ),
    note(
      '客服不会主动提供银行卡号引导存款，也不会通过私人账号收款。遇到索要转账的情况，请立即停止操作。',
      'Support never offers account numbers for deposits and never collects money through private accounts. If anyone asks you to transfer money, stop.',
    ),
  ],
};
