import { limits } from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import { minutes } from '../../../shared/calendar/durations';
import { type Article, heading, link, list, note, picture, steps, table, text } from '../article';
import { rules } from '../rules.generated';

const { name: channel, orderLifetime } = rules.deposits.coinChannel;
const { coolingHours, networks, accounts } = rules.payouts;
const { multiples } = rules.turnover;
const names = networks.map(({ name }) => name);

export const article: Article = {
  slug: 'xnbcqkjc',
  group: 'money',
  order: 4,
  title: { 'zh-CN': '虚拟币存取款教程', en: 'Coin deposits and withdrawals' },
  blocks: [
    text(
      '这里的虚拟币指 USDT。存款走 USDT 通道，取款付到您绑定的虚拟币地址。账户里的金额始终按页面显示的货币计算，不随币价波动。本站是沙盒：页面上的收款地址不是真实地址，付款由沙盒自动完成，请不要转入任何真实的币。部分品牌不提供 USDT 存款通道，以存款页为准。',
      'Coins here means USDT. Deposits use the USDT channel, and withdrawals are paid to a coin address of yours. The amounts of your account are in the currency that the pages show and do not follow the price of the coin. The site is a sandbox: the address on the page is not a real one, and the sandbox pays orders by itself. Do not send real coins. Some brands do not offer the USDT channel; the deposit page shows what there is.',
    ),
    heading('用 USDT 存款', 'Depositing USDT'),
    steps(
      [
        `打开“存款”页，选择 ${channel['zh-CN']}。通道名称下方是当前的单笔限额。`,
        `Open “Deposit” and choose ${channel.en}. Its limits are shown below its name.`,
      ],
      [
        '填写金额，按页面显示的货币计算，不是币的数量，然后提交订单。',
        'Enter the amount, in the currency of the page and not in coins, and submit the order.',
      ],
      [
        '订单页会显示网络、收款地址和二维码。付款时核对网络，扫码或复制完整地址。',
        'The order shows the network, the address and a QR code. Check the network, then scan the code or copy the whole address.',
      ],
      [
        `在 ${minutes(orderLifetime)} 分钟内付款。过期的订单不会入账，需要重新提交。`,
        `Pay within ${minutes(orderLifetime)} minutes. An expired order is not credited; submit a new one.`,
      ],
      [
        '到账后页面自动更新，交易记录里会有一笔“存款”。',
        'The page changes by itself when the money has arrived, and your transactions have a “Deposit” row.',
      ],
    ),
    link(paths.mine.finance.deposit, '去存款', 'Deposit'),
    heading('先弄清网络', 'Networks'),
    text(
      `同一种币可以在不同的链上转账，链与链互不相通。绑定取款地址时支持 ${names.join('、')}，地址的开头就能看出属于哪条链：`,
      `The same coin exists on several chains, which are not connected. A payout address can be on ${names.join(' or ')}. The beginning of an address tells its chain:`,
    ),
    table(
      [
        ['网络', 'Network'],
        ['地址开头', 'Addresses begin with'],
      ],
      ...networks.map(({ name, prefix }): [string, string][] => [
        [`USDT-${name}`, `USDT-${name}`],
        [prefix, prefix],
      ]),
    ),
    picture(
      'networks',
      '每种网络只通向它自己的地址，转到另一种网络的地址会丢失',
      'Each network leads to its own addresses only; coins that are sent to an address of the other one are lost',
    ),
    heading('绑定虚拟币地址', 'Binding a coin address'),
    steps(
      [
        `先设置 ${limits.paymentPasswordDigits} 位资金密码。还没设置时，绑定地址用登录密码确认。`,
        `Set a payment password of ${limits.paymentPasswordDigits} digits first. Until then the login password confirms a new address.`,
      ],
      [
        '打开“虚拟币地址”，选择网络，粘贴钱包地址。不要手抄：系统会检查开头、长度和校验位，错一个字符都无法提交。',
        'Open “Coin addresses”, choose the network and paste the address. Do not type it: beginning, length and checksum are checked, and a wrong character is refused.',
      ],
      [
        `保存后有 ${coolingHours} 小时保护期，期间不能取款到这个地址。最多可以绑定 ${accounts.coin} 个地址。`,
        `A new address can be used after ${coolingHours} hours. You can have up to ${accounts.coin} addresses.`,
      ],
    ),
    link(paths.mine.coinAddresses, '管理虚拟币地址', 'Manage coin addresses'),
    heading('取款到虚拟币地址', 'Withdrawing to a coin address'),
    steps(
      [
        `确认已通过实名认证，并完成流水：存款要求 ${multiples.deposit} 倍，红利要求 ${multiples.bonus} 倍。`,
        `Make sure that your name is verified and the turnover is done: ${multiples.deposit} × a deposit, ${multiples.bonus} × a dividend.`,
      ],
      [
        '打开“取款”页，选中这个地址，核对网络和首尾几位字符。',
        'Open “Withdraw”, choose the address, and compare its network and its first and last characters.',
      ],
      [
        '填写金额，页面会显示手续费和预计到账，输入资金密码提交。',
        'Enter the amount. The page shows the fee and what you will receive. Confirm with the payment password.',
      ],
      [
        '在订单页查看审核与付款进度，结果也会发到站内信。',
        'Follow review and payment on the order. The result also comes to your mailbox.',
      ],
    ),
    link(paths.mine.finance.withdrawal, '去取款', 'Withdraw'),
    heading('常见问题', 'Questions'),
    list(
      [
        '选错了网络：还没提交就重新选；已经保存的地址请删除后再绑定，处理中的取款用到的地址要等它结束才能删除。',
        'The wrong network: choose again before you submit. Remove a stored address and bind the right one; an address with a withdrawal in progress can be removed afterwards.',
      ],
      [
        '提示校验失败：多半是复制时漏了首尾字符，请回到钱包重新复制完整地址。',
        'The address is refused: usually its first or last characters are missing. Copy the whole address again.',
      ],
      [
        '能不能用交易所的充币地址：可以，但交易所可能会更换地址，取款前请确认它仍然有效。',
        'An address of an exchange: you can use it, but exchanges replace addresses. Check before each withdrawal that it is still yours.',
      ],
    ),
    link(paths.mine.finance.tutorial, '查看带图的存取款教程', 'See the tutorials with pictures'),
    note(
      '链上转账一经确认无法撤销。地址和网络请一定核对清楚；客服不会向您索要钱包的助记词或私钥。',
      'A confirmed transfer on a chain cannot be undone, so check address and network. Support never asks for the seed phrase or private key of your wallet.',
    ),
  ],
};
