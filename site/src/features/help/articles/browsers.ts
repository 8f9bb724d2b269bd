import { limits } from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import { browsers } from '../../../shared/browsers';
import { type Article, heading, link, list, note, steps, table, text } from '../article';

export const article: Article = {
  slug: 'tjllq',
  group: 'safety',
  order: 1,
  title: { 'zh-CN': '推荐浏览器', en: 'Recommended browsers' },
  blocks: [
    text(
      '本站直接在浏览器里运行，不需要安装任何应用，也没有需要下载的“专用浏览器”。只要浏览器不太旧、允许使用 Cookie，电脑和手机都能正常打开。',
      'The site runs in the browser. There is nothing to install, and no “special browser” to download. Any browser that is not too old and accepts cookies opens it, on computers and phones.',
    ),
    heading('最低版本', 'Minimum versions'),
    table(
      [
        ['浏览器', 'Browser'],
        ['最低版本', 'At least version'],
      ],
      ...browsers.map(({ name, since }): [string, string][] => [
        [name, name],
        [since, since],
      ]),
    ),
    text(
      '低于这些版本，页面可能显示错位，个别按钮会没有反应。iPhone 和 iPad 上的各种浏览器都使用系统自带的内核，请看系统版本：系统更新到对应的 Safari 版本即可。',
      'Below these versions the layout may break and some buttons may not react. All browsers on iPhone and iPad use the engine of the system, so the version of the system decides: it must include that version of Safari.',
    ),
    heading('国产浏览器怎么选', 'Browsers based on Chrome'),
    list(
      [
        'QQ 浏览器、夸克、华为和三星浏览器等都基于 Chrome 内核，看“关于”页里的内核版本，不低于表中 Chrome 的版本就可以放心使用。',
        'QQ Browser, Quark, Huawei Browser, Samsung Internet and others are based on Chrome. Their “About” page names the version of the engine; it should not be below that of Chrome in the table.',
      ],
      [
        '双内核浏览器请切换到“极速模式”。“兼容模式”使用的是早已停止更新的 IE 内核，打不开本站。',
        'If a browser offers a “fast” and a “compatibility” mode, choose the fast one. The other uses the engine of Internet Explorer, which cannot open the site.',
      ],
      [
        '从微信、QQ 里点开链接时，建议用右上角菜单选“在浏览器打开”，登录状态和下载的记录会更稳定。',
        'When you open a link inside WeChat or QQ, choose “Open in browser” from the menu. Your login and exported records are more reliable there.',
      ],
    ),
    heading('怎样更新', 'How to update'),
    steps(
      [
        '电脑：打开浏览器菜单里的“帮助”→“关于”，浏览器会自动检查更新，完成后重新启动。',
        'Computer: open “Help”, then “About” in the menu of the browser. It looks for an update; restart it afterwards.',
      ],
      [
        '安卓：到手机自带的应用商店搜索浏览器名称并更新。',
        'Android: look for the browser in the app store of your phone and update it.',
      ],
      [
        'iPhone：打开“设置”→“通用”→“软件更新”，更新系统。',
        'iPhone: open “Settings”, “General”, “Software Update” and update the system.',
      ],
    ),
    heading('需要打开的设置', 'Settings that are needed'),
    list(
      [
        'Cookie：用来记住登录、主题和语言。全部禁用时，页面会提示您先打开。',
        'Cookies: they hold your login, theme and language. If all cookies are blocked, the page asks you to allow them.',
      ],
      [
        '本地存储：登录需要 Cookie 与本地存储同时有效。浏览器不允许存储时仍可浏览和登录，但有些状态在关闭页面后不会保留。',
        'Local storage: a login is kept in a cookie and in storage. Without storage you can still browse and log in, but some things are lost when the page is closed.',
      ],
      [
        'JavaScript：游戏、存取款和表单都需要它。',
        'JavaScript: games, deposits, withdrawals and forms need it.',
      ],
      [
        '广告拦截：本站没有第三方广告。如果拦截规则误伤了页面，请把本站加入白名单。',
        'Ad blockers: there are no third-party ads here. If a rule breaks the page, add an exception for the site.',
      ],
    ),
    heading('无痕窗口与公用电脑', 'Private windows and shared computers'),
    text(
      `无痕窗口关闭后，登录状态和设备标识都会清空，下次登录会被当作新设备，您会收到提醒，有时还要多一次验证。公用电脑上请使用无痕窗口，并且不要勾选“记住登录 ${limits.rememberedLoginDays} 天”，离开前退出登录。`,
      `When a private window closes, your login and the id of the device are gone. The next login counts as one on a new device: you get a message about it and sometimes have to pass another check. On a shared computer use a private window, do not choose “Remember me for ${limits.rememberedLoginDays} days”, and log out before you leave.`,
    ),
    heading('手机访问', 'On a phone'),
    text(
      '手机第一次打开本站，会先看到手机页：选择“继续访问”就进入完整的网站，也可以按步骤添加到主屏幕，以后像应用一样打开。手机和电脑使用同一个账户，余额和记录完全一致。',
      'On a phone you first see the page for phones. Choose to continue, and you are on the full site; or add the site to your home screen and open it like an app from then on. Phone and computer use the same account with the same balance and records.',
    ),
    link(paths.downloadOnPhone, '打开手机页', 'Open the page for phones'),
    link(paths.help.antiHijacking, '网址打不开或跳到陌生页面？', 'The address leads to a strange page?'),
    note(
      '请不要从群聊、短信或陌生人发来的链接下载所谓“专用客户端”。本站没有需要安装的程序。',
      'Do not download a “client” from a group chat, a text message or a stranger. The site has no program to install.',
    ),
  ],
};
