import { paths } from '../../../routes/paths';
import { type Article, heading, link, list, note, picture, steps, table, text } from '../article';

export const article: Article = {
  slug: 'fjcjc',
  group: 'safety',
  order: 2,
  title: { 'zh-CN': '防劫持教程', en: 'Avoiding hijacked connections' },
  blocks: [
    text(
      '劫持，是指您明明输入了正确的网址，却被路由器、网络运营方或恶意软件带到了别的页面。轻的多出几条广告，重的会打开一个和本站一模一样的假页面，骗走账号和密码。学会看地址栏，大部分劫持一眼就能识破。',
      'Your connection is hijacked when you enter the right address and a router, a network or a piece of malware takes you somewhere else. In the mild case you see extra ads. In the bad case you see a page that looks exactly like this one and takes your password. Look at the address bar, and you will recognise most of it.',
    ),
    heading('先看地址栏', 'Look at the address bar'),
    picture(
      'address',
      '上面的地址带锁、以 https 开头，可以信任；下面的地址没有锁，且域名不同，应立即离开',
      'The upper address has a lock and begins with https: trust it. The lower one has no lock and another host: leave it',
    ),
    list(
      [
        '地址以 https:// 开头，浏览器显示锁形或安全标记。',
        'The address begins with https:// and the browser shows a lock or calls it secure.',
      ],
      [
        '域名与您收藏的完全一致。注意多出的字母、换掉的字母和陌生的后缀。',
        'The host is exactly the one in your bookmark. Look for an extra letter, a replaced letter and an unknown ending.',
      ],
      [
        '浏览器提示“证书无效”“连接不安全”时，不要点“继续访问”，直接关闭页面。',
        'If the browser warns of an invalid certificate, do not continue. Close the page.',
      ],
    ),
    text(
      '只有在自己的电脑上试用沙盒时例外：这时地址是 localhost，没有锁，属于正常情况。',
      'There is one exception: when you run the sandbox on your own computer, the host is localhost and there is no lock.',
    ),
    heading('哪些现象说明可能被劫持', 'Signs of a hijacked connection'),
    table(
      [
        ['现象', 'What you see'],
        ['可能的原因', 'Likely cause'],
        ['怎么办', 'What to do'],
      ],
      [
        ['页面上出现悬浮广告、红包', 'Floating ads or “gifts” on the page'],
        ['网络或浏览器插件插入了内容', 'The network or an extension inserts them'],
        ['换网络再试，停用可疑插件', 'Try another network, disable suspicious extensions'],
      ],
      [
        ['输入网址后跳到别的站', 'The address leads to another site'],
        ['路由器或系统的 DNS 被改', 'The DNS of the router or system was changed'],
        ['恢复自动获取 DNS，修改路由器密码', 'Set DNS to automatic, change the password of the router'],
      ],
      [
        ['要求安装“安全控件”“专用客户端”', 'You are asked to install a “security control” or client'],
        ['假页面', 'A fake page'],
        ['不要下载，关闭页面', 'Do not download, close the page'],
      ],
      [
        ['密码正确却反复要求登录', 'You must log in again and again'],
        ['假页面在收集密码', 'A fake page is collecting passwords'],
        [
          '停止输入，换网络打开后立即改密码',
          'Stop typing. Use another network and change your password at once',
        ],
      ],
    ),
    heading('逐步排查', 'Find the cause'),
    steps(
      [
        '先换网络：手机关掉 Wi-Fi 改用移动数据。如果恢复正常，问题出在原来的网络。',
        'Change the network first: switch from Wi-Fi to mobile data. If all is well then, the network is the cause.',
      ],
      [
        '再换浏览器，或打开无痕窗口（无痕窗口通常不加载插件）。',
        'Change the browser next, or open a private window, which usually loads no extensions.',
      ],
      [
        '把电脑和路由器的 DNS 改回“自动获取”，并清除浏览器缓存。',
        'Set the DNS of computer and router back to automatic, and clear the cache of the browser.',
      ],
      [
        '用杀毒软件全盘扫描，卸载来历不明的插件和软件。',
        'Scan the computer for malware, and remove extensions and programs that you do not know.',
      ],
      [
        '重启路由器，修改管理密码；仍被改回的，恢复出厂设置。',
        'Restart the router and change its password. If the change comes back, reset the router.',
      ],
    ),
    heading('怀疑密码已经泄露', 'If your password may be known'),
    steps(
      [
        '换一个可靠的网络，从自己的收藏夹打开本站。',
        'Use a network that you trust and open the site from your own bookmark.',
      ],
      [
        '用“找回密码”设置新的登录密码。新密码生效后，其他设备上的登录全部退出。',
        'Set a new password by “Forgot password”. All other devices are logged out when it takes effect.',
      ],
      [
        '查看站内信里有没有陌生的“新设备登录提醒”，并核对交易记录和收款账户。',
        'Look for a “new device” message that you cannot explain, and check your transactions and payout accounts.',
      ],
      [
        '把资金密码也改掉。绑定收款账户和取款都要用它，登录密码单独泄露并不能直接取走资金。',
        'Change the payment password too. New payout accounts and withdrawals need it, so the login password alone does not move your money.',
      ],
    ),
    link(paths.user.password, '找回密码', 'Set a new password'),
    link(paths.mine.mail, '查看站内信', 'Open your mailbox'),
    heading('本站做了什么', 'What the site does'),
    list(
      [
        '通过 https 打开后，浏览器会记住只用加密连接访问本站，中途不能被降级。',
        'Once you have opened the site over https, your browser uses encrypted connections only and cannot be downgraded.',
      ],
      [
        '页面不允许被其他网站嵌入，也不加载任何第三方脚本。',
        'No other site can embed the pages, and they load no scripts of others.',
      ],
      [
        '游戏在隔离的窗口里运行，读不到您的登录信息。',
        'Games run in a separate frame and cannot read your login.',
      ],
      [
        '新设备登录、修改密码、付款结果都会发站内信。',
        'A login on a new device, a new password and the result of a payment are sent to your mailbox.',
      ],
    ),
    note(
      '把本站加入收藏夹，每次都从收藏夹打开，不要从搜索结果、群聊或短信里的链接进入。',
      'Bookmark the site and always open it from there, never from search results, group chats or text messages.',
    ),
  ],
};
