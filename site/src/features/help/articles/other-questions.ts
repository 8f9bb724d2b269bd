import { limits } from '@pavilion/contract';
import { memberFields } from '@pavilion/contract/forms';
import { paths } from '../../../routes/paths';
import { days, hours, minutes, seconds } from '../../../shared/calendar/durations';
import { brandTimeZone } from '../../../shared/calendar/time-zone';
import { zoneNames } from '../../../shared/calendar/zone-name';
import { type Article, heading, link, list, note, picture, table, text } from '../article';
import { rules } from '../rules.generated';

const { password } = memberFields;
const { verification, evidence, rememberedLoginDays, paymentPasswordDigits } = limits;
const { lifetime, gameLifetime } = rules.sessions;
const { attempts, lockedFor } = rules.paymentPassword;

const zone = zoneNames[brandTimeZone];

/** On how many devices a member can be logged in. The setting can change at run time, so both say “by default”. */
const deviceAnswer = (count: number | null) =>
  count === null
    ? {
        zh: '默认不限制。如果平台限制了设备数，新的登录会让最久没用的设备退出，并说明原因。',
        en: 'On any number by default. Where the site limits the number, a new login ends the device seen longest ago and says so.',
      }
    : {
        zh: `默认最多 ${count} 台。再登录一台时，最久没用的设备会退出，并说明原因。`,
        en: `On up to ${count} by default. A further login ends the device seen longest ago and says so.`,
      };
const devices = deviceAnswer(rules.sessions.maxDevices);

export const article: Article = {
  slug: 'qtwt',
  group: 'start',
  order: 3,
  title: { 'zh-CN': '其他问题', en: 'Other questions' },
  blocks: [
    text(
      '这里收集了账户、密码、设备、多窗口和记录方面的常见问题。存款、取款和转账的问题请看对应的帮助。',
      'Questions about account, passwords, devices, several windows and records. Deposits, withdrawals and transfers have articles of their own.',
    ),
    heading('账户', 'Account'),
    list(
      [
        '账号名能改吗？不能，注册后账号名固定不变。',
        'Can I change my account name? No, it stays as you registered it.',
      ],
      [
        `姓名、手机号、生日、邮箱填错了怎么办？到“资料审核”提交修改申请，附上最多 ${evidence.pictures} 张凭证，审核通过后生效，结果会发站内信。`,
        `My name, phone, birthday or e-mail is wrong. Ask for a change under “Profile review” with up to ${evidence.pictures} pictures as evidence. It takes effect when it is approved, and you get a message.`,
      ],
      [
        '为什么页面上的姓名和卡号有星号？这些资料只显示一部分，防止别人看到您的屏幕，存储的内容是完整的。',
        'Why are names and card numbers masked? So that others who see your screen cannot read them. The stored data is complete.',
      ],
      [
        '可以注册多个账户吗？请不要。优惠、限额和自我排除都按人计算，多个账户不会带来好处。',
        'May I have several accounts? Please do not. Promotions, limits and self-exclusion are for persons, so there is nothing to gain.',
      ],
    ),
    link(paths.mine.informationAudit, '去资料审核', 'Open profile review'),
    heading('密码与验证码', 'Passwords and codes'),
    table(
      [
        ['问题', 'Question'],
        ['答案', 'Answer'],
      ],
      [
        ['登录密码的要求', 'Rules of the password'],
        [
          `${password.minLength}–${password.maxLength} 位，同时含有字母和数字`,
          `${password.minLength}–${password.maxLength} characters with letters and digits`,
        ],
      ],
      [
        ['资金密码的要求', 'Rules of the payment password'],
        [
          `${paymentPasswordDigits} 位数字，不能全部相同或连续`,
          `${paymentPasswordDigits} digits, not all equal and not in sequence`,
        ],
      ],
      [
        ['登录密码多次输错', 'Wrong passwords at login'],
        [
          '账户不会被锁，但之后每次尝试都要等浏览器先完成一段计算，会慢一些',
          'The account is not locked, but each further attempt has to wait for a computation in your browser',
        ],
      ],
      [
        ['资金密码多次输错', 'Wrong payment passwords'],
        [
          `连续 ${attempts} 次后锁定 ${hours(lockedFor)} 小时，可用登录密码和短信验证码重设`,
          `Locked for ${hours(lockedFor)} h after ${attempts} in a row; reset it by login password and code`,
        ],
      ],
      [
        ['验证码', 'Verification codes'],
        [
          `${verification.codeLength} 位，${minutes(verification.lifetime)} 分钟内有效，${seconds(verification.resendAfter)} 秒后可重新获取，最多试 ${verification.attempts} 次`,
          `${verification.codeLength} digits, valid for ${minutes(verification.lifetime)} minutes and ${verification.attempts} attempts; a new one after ${seconds(verification.resendAfter)} seconds`,
        ],
      ],
    ),
    text(
      '忘记登录密码，用账号和绑定的手机号就能重设；没有绑定手机号则无法自助找回，所以建议注册后尽早绑定。已经登录时想换密码，请先退出登录，再用“找回密码”。',
      'With your account name and the phone number you can set a new password. Without a phone number there is no way to do it yourself, so add one early. To change the password while you are logged in, log out first and use “Forgot password”.',
    ),
    link(paths.user.password, '找回密码', 'Forgot password'),
    heading('登录与设备', 'Logins and devices'),
    picture(
      'devices',
      '同一个账户可以在电脑和手机上同时登录，不再信任的设备会被退出',
      'An account is used on a computer and a phone at the same time, and a device that is no longer trusted is logged out',
    ),
    list(
      [
        `登录能保持多久？普通登录最长 ${hours(lifetime)} 小时，关闭浏览器也会结束；勾选“记住登录”则是 ${rememberedLoginDays} 天。`,
        `How long does a login last? ${hours(lifetime)} hours at most, or until you close the browser. With “Remember me” it is ${rememberedLoginDays} days.`,
      ],
      [
        '可以用手机号登录吗？可以：手机号验证过以后，能代替账号和密码一起登录，也能收短信验证码登录。找回登录密码或重设资金密码时填对短信验证码，手机号就通过了验证。',
        'Can I log in with my phone? Yes, once it is verified: with your password in place of the account, or with a code by text message. It is verified when you enter a code sent to it, as when you reset the login or payment password.',
      ],
      [`可以同时在几台设备上登录吗？${devices.zh}`, `On how many devices can I log in? ${devices.en}`],
      [
        '为什么收到“新设备登录提醒”？在没用过的设备、清过数据的浏览器或无痕窗口里登录都会提醒。不是本人操作，请立即重设密码，其他设备会全部退出。',
        'Why did I get a message about a new device? You logged in on a device, a cleared browser or a private window that was not used before. If it was not you, set a new password at once: all other devices are logged out.',
      ],
      [
        '登录时为什么要多一次验证？新设备或异常情况下会要求验证码、滑块或已登记的资料，通过一次即可。',
        'Why is there another check at login? On a new device or when something is unusual, a code, a slider or a detail of yours is asked for, once.',
      ],
      [
        `游戏窗口会过期吗？打开 ${hours(gameLifetime)} 小时后需要重新进入，余额和注单不受影响。`,
        `Does a game window expire? After ${hours(gameLifetime)} hours you open the game again. Balance and bets are not affected.`,
      ],
    ),
    heading('同时打开多个窗口', 'Several windows'),
    list(
      [
        '在一个窗口登录、退出、切换主题或语言，其他窗口会立即跟着变。',
        'When you log in or out, or change theme or language in one window, the others follow at once.',
      ],
      [
        '余额以服务器为准，各个窗口显示一致。',
        'The balance is that of the server, and the same in all windows.',
      ],
      [
        '同一笔存款、取款或转账重复点击、断网重试都只会办理一次。',
        'A deposit, withdrawal or transfer is executed once, even if you press twice or retry after a lost connection.',
      ],
    ),
    heading('记录与站内信', 'Records and mailbox'),
    list(
      [
        '交易记录、投注记录、礼金、福利和金币各有一页，默认显示近期，可以换日期和条件，也可以导出 CSV 文件。',
        'Transactions, bets, bonuses, rebates and coins have a page each. They begin with the recent ones; choose other dates or conditions, or export a CSV file.',
      ],
      [`所有日期和时间都是${zone['zh-CN']}。`, `All dates and times are ${zone.en}.`],
      [
        '记录为什么删不掉？每一笔资金变动都必须可查，任何人都不能修改或删除。',
        'Why can I not delete a record? Each movement of money must remain verifiable. Nobody can change or delete one.',
      ],
      [
        `站内信保留 ${days(rules.retention.mails)} 天，更早的会自动清理。`,
        `Messages are kept for ${days(rules.retention.mails)} days and removed afterwards.`,
      ],
    ),
    link(paths.mine.record.transactions, '查看交易记录', 'See your transactions'),
    note(
      '客服不会索要密码、资金密码或验证码。任何人索要，都请不要提供。',
      'Support never asks for your password, payment password or codes. Do not give them to anybody.',
    ),
  ],
};
