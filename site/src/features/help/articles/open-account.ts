import { limits } from '@pavilion/contract';
import { memberFields } from '@pavilion/contract/forms';
import { paths } from '../../../routes/paths';
import { minutes, seconds } from '../../../shared/calendar/durations';
import { type Article, heading, link, list, note, picture, steps, table, text } from '../article';
import { registrationNames, registrationRows } from '../model/member-data';

const { account, password } = memberFields;
const [required, optional] = [registrationNames(true), registrationNames(false)];
const { paymentPasswordDigits, verification } = limits;

export const article: Article = {
  slug: 'kh',
  group: 'start',
  order: 1,
  title: { 'zh-CN': '开户', en: 'Opening an account' },
  blocks: [
    text(
      `开户只需要填写：${required['zh-CN']}，不到一分钟就能完成。本站使用模拟资金，注册、存款和投注都不涉及真实货币；未满 {age} 周岁请勿注册。`,
      `An account needs no more than this: ${required.en}. It takes less than a minute. This site uses play money: registration, deposits and bets involve no real currency. You must be at least {age} years old.`,
    ),
    heading('怎样注册', 'How to register'),
    picture(
      'registration',
      '账号和密码必填，虚线框里的选填；勾选同意后提交，账户就建好了',
      'Account name and password are required, the dashed fields are optional; with the consents ticked, the form becomes an account',
    ),
    steps(
      ['打开页面右上角的“注册”。', 'Choose “Register” at the top right.'],
      [
        `为自己取一个账号：${account.minLength}–${account.maxLength} 位，以字母开头，可以用字母、数字和下划线。`,
        `Choose an account name: ${account.minLength}–${account.maxLength} letters, digits or underscores, beginning with a letter.`,
      ],
      [
        `设置密码：${password.minLength}–${password.maxLength} 位，必须同时含有字母和数字，不含空格和中文。`,
        `Set a password: ${password.minLength}–${password.maxLength} characters with at least one letter and one digit, without spaces.`,
      ],
      [
        `可以不填的：${optional['zh-CN']}。通过好友或代理的链接进入时，邀请码会自动填好。`,
        `Optional: ${optional.en}. A friend’s or agent’s link fills in the invite code for you.`,
      ],
      [
        '确认已满 {age} 周岁并同意规则条款与隐私规则，然后提交。',
        'Confirm that you are at least {age} and accept the terms and the privacy rules, then submit.',
      ],
    ),
    link(paths.user.register, '去注册', 'Register'),
    heading('每一项的要求', 'What each field needs'),
    table(
      [
        ['项目', 'Field'],
        ['是否必填', 'Required'],
        ['说明', 'Remarks'],
      ],
      ...registrationRows(),
    ),
    heading('注册之后', 'After registration'),
    list(
      [
        `需要取款时，先完成实名认证并设置 ${paymentPasswordDigits} 位资金密码，再绑定收款账户。户名必须与实名一致。`,
        `Before a withdrawal, verify your name, set a payment password of ${paymentPasswordDigits} digits and bind a payout account in the same name.`,
      ],
      [
        '建议绑定手机号：忘记密码时，可以用短信验证码重新设置。',
        'Add a phone number: with it you can set a new password by a code if you forget the old one.',
      ],
    ),
    heading('注册或登录遇到问题', 'If something goes wrong'),
    list(
      [
        '提示账号已被注册：请换一个账号名；如果是您本人注册的，请直接登录。',
        'The name is taken: choose another, or log in if the account is yours.',
      ],
      [
        `验证码为 ${verification.codeLength} 位，${minutes(verification.lifetime)} 分钟内有效，${seconds(verification.resendAfter)} 秒后可以重新获取。`,
        `A code has ${verification.codeLength} digits, is valid for ${minutes(verification.lifetime)} minutes and can be sent again after ${seconds(verification.resendAfter)} seconds.`,
      ],
      [
        '页面提示暂停注册：平台正在维护，请稍后再试，已填写的内容不会丢失。',
        'Registration is paused during maintenance: try again later; what you have entered is kept.',
      ],
    ),
    note(
      '客服不会向您索要密码、资金密码或验证码。请只在本站页面输入，不要告诉任何人。',
      'Support never asks for your password, payment password or codes. Enter them on this site only and do not share them.',
    ),
  ],
};
