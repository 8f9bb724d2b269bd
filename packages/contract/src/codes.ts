/**
 * What a person can do about an error. The site has a place and a text for each.
 * `retry`, `fix-field`, `reload`, `login`, `register`, `verify` (give the code or check that is asked for, then log in
 * again), `wait`, `contact-support`, `deposit`, `see-maintenance`, `see-restriction`, `refresh-gift`, `see-live-panel`,
 * `open-speed-pay`, `choose-amount`, `none`.
 */
export type NextStep =
  | 'retry'
  | 'fix-field'
  | 'reload'
  | 'login'
  | 'verify'
  | 'wait'
  | 'contact-support'
  | 'deposit'
  | 'see-maintenance'
  | 'see-restriction'
  | 'refresh-gift'
  | 'see-live-panel'
  | 'open-speed-pay'
  | 'choose-amount'
  | 'none';

/** A row of the error catalogue. */
export interface CodeDefinition {
  readonly name: string;
  readonly kind:
    | 'success'
    | 'session'
    | 'access'
    | 'login-risk'
    | 'validation'
    | 'maintenance'
    | 'money'
    | 'general';
  readonly nextStep: NextStep;
  readonly provenance: 'spec' | 'ours';
  readonly message: { readonly 'zh-CN': string; readonly en: string };
}

type Row = [name: string, kind: CodeDefinition['kind'], nextStep: NextStep, zh: string, en: string];

const rows = <Codes extends Record<number, Row>>(provenance: 'spec' | 'ours', table: Codes) =>
  Object.fromEntries(
    Object.entries(table).map(([code, [name, kind, nextStep, zh, en]]) => [
      code,
      { name, kind, nextStep, provenance, message: { 'zh-CN': zh, en } },
    ]),
  ) as { readonly [Code in keyof Codes]: CodeDefinition };

const fromSpecification = rows('spec', {
  0: ['providerSuccess', 'success', 'none', '成功', 'Success'],
  6000: ['success', 'success', 'none', '成功', 'Success'],
  6001: [
    'loggedInElsewhere',
    'session',
    'login',
    '您的账号已在其他设备登录，请重新登录',
    'Your account was used to log in on another device. Please log in again.',
  ],
  10105: [
    'passwordChanged',
    'session',
    'login',
    '密码已修改，请使用新密码登录',
    'The password has been changed. Log in with the new one.',
  ],
  10004: [
    'authError',
    'session',
    'login',
    '登录已失效，请重新登录',
    'Your session has ended. Please log in again.',
  ],
  10104: [
    'accountBlocked',
    'session',
    'contact-support',
    '账号已被冻结，请联系客服',
    'This account is blocked. Please contact support.',
  ],
  10102: [
    'deviceBlocked',
    'session',
    'contact-support',
    '当前设备已被限制，请联系客服',
    'This device is blocked. Please contact support.',
  ],
  6031: [
    'regionRestricted',
    'access',
    'see-restriction',
    '您所在的地区暂不提供服务',
    'Service is not available in your region.',
  ],
  6032: [
    'accessAlert',
    'access',
    'see-restriction',
    '当前网络环境异常，访问受限',
    'Access is restricted from this network.',
  ],
  6033: [
    'ipRestricted',
    'access',
    'see-restriction',
    '当前 IP 访问受限',
    'Access from this IP address is restricted.',
  ],
  6002: [
    'loginCaptchaRequired',
    'login-risk',
    'verify',
    '请完成安全验证后再登录',
    'Complete the security check, then log in.',
  ],
  6021: [
    'loginSmsRequired',
    'login-risk',
    'verify',
    '请输入短信验证码后登录',
    'Enter the code sent by SMS to log in.',
  ],
  6022: [
    'loginEmailRequired',
    'login-risk',
    'verify',
    '请输入邮箱验证码后登录',
    'Enter the code sent by e-mail to log in.',
  ],
  6024: [
    'newDevice',
    'login-risk',
    'verify',
    '检测到新设备登录，请先完成验证',
    'This is a new device. Please verify it is you.',
  ],
  6025: [
    'unusualPlace',
    'login-risk',
    'verify',
    '登录地点异常，请先完成验证',
    'This is an unusual place. Please verify it is you.',
  ],
  6026: [
    'bindPhoneRequired',
    'login-risk',
    'verify',
    '请验证绑定的手机号',
    'Please verify your phone number.',
  ],
  6027: [
    'realNameRequired',
    'login-risk',
    'verify',
    '请填写真实姓名以核验身份',
    'Enter your real name to confirm who you are.',
  ],
  6028: [
    'bankCardCheckRequired',
    'login-risk',
    'verify',
    '请填写银行卡后四位以核验身份',
    'Enter the last four digits of your bank card.',
  ],
  6029: [
    'passwordResetRequired',
    'login-risk',
    'verify',
    '为保障账号安全，请先重置密码',
    'For your safety, reset your password first.',
  ],
  6035: [
    'loginCodeWrong',
    'login-risk',
    'verify',
    '验证码不正确，请重新输入',
    'The code is not right. Please enter it again.',
  ],
  6036: [
    'loginCodeExpired',
    'login-risk',
    'verify',
    '验证码已过期，请重新获取',
    'The code has expired. Request a new one.',
  ],
  6037: [
    'loginCodeTooOften',
    'login-risk',
    'wait',
    '获取验证码过于频繁，请稍后再试',
    'Too many codes requested. Please wait a little.',
  ],
  6038: [
    'loginLocked',
    'login-risk',
    'wait',
    '登录失败次数过多，账号已临时锁定',
    'Too many failed attempts. The account is locked for a while.',
  ],
  6039: [
    'loginManualReview',
    'login-risk',
    'contact-support',
    '登录需人工审核，请联系客服',
    'This login needs a review. Please contact support.',
  ],
  6501: [
    'loginGoogleRequired',
    'login-risk',
    'verify',
    '请输入身份验证器中的动态码',
    'Enter the code of your authenticator app.',
  ],
  6008: ['loginSliderRequired', 'login-risk', 'verify', '请完成滑块验证', 'Complete the slider check.'],
  22007: [
    'loginVoiceRequired',
    'login-risk',
    'verify',
    '请输入语音验证码',
    'Enter the code from the voice call.',
  ],
  900000: [
    'loginRiskRefused',
    'login-risk',
    'contact-support',
    '当前登录存在风险，请联系客服',
    'This login looks risky. Please contact support.',
  ],
  10001: [
    'generalError',
    'general',
    'retry',
    '系统繁忙，请稍后再试',
    'The system is busy. Please try again later.',
  ],
  10003: ['validationError', 'validation', 'fix-field', '请检查填写的内容', 'Please check what you entered.'],
  10009: [
    'oldVersion',
    'general',
    'reload',
    '页面版本已更新，请刷新后继续',
    'A new version is available. Reload to go on.',
  ],
  10108: [
    'apiAuthError',
    'general',
    'reload',
    '接口校验未通过，请刷新页面后重试',
    'The request could not be verified. Reload the page and try again.',
  ],
  6013: [
    'siteMaintenance',
    'maintenance',
    'see-maintenance',
    '系统维护中，请稍后再来',
    'The site is under maintenance. Please come back later.',
  ],
  6014: [
    'venueMaintenance',
    'maintenance',
    'see-maintenance',
    '场馆维护中，请稍后再来',
    'The venue is under maintenance. Please come back later.',
  ],
  10409: [
    'verificationCodeError',
    'validation',
    'fix-field',
    '验证码错误，请重新输入',
    'The verification code is wrong. Please enter it again.',
  ],
  301220: [
    'giftChanged',
    'general',
    'refresh-gift',
    '礼品信息已更新，请重新确认',
    'The gift has changed. Please look at it again.',
  ],
  600101: [
    'liveMaintenance',
    'maintenance',
    'see-live-panel',
    '直播间维护中，请稍后再来',
    'The live room is under maintenance.',
  ],
  244102: [
    'speedPay',
    'money',
    'open-speed-pay',
    '您有一笔极速存款订单待处理',
    'A speed-pay order is waiting for you.',
  ],
});

const ours = rows('ours', {
  20001: [
    'wrongCredentials',
    'validation',
    'fix-field',
    '账号或密码不正确',
    'The account or the password is not right.',
  ],
  20002: ['loginClosed', 'access', 'wait', '登录功能暂时关闭', 'Login is closed for now.'],
  20003: ['registerClosed', 'access', 'wait', '注册功能暂时关闭', 'Registration is closed for now.'],
  20004: [
    'tooManyRequests',
    'general',
    'wait',
    '操作过于频繁，请稍后再试',
    'Too many attempts. Please wait a little.',
  ],
  20101: [
    'insufficientBalance',
    'money',
    'deposit',
    '余额不足，请先存款',
    'The balance is too low. Please deposit first.',
  ],
  20102: [
    'depositOutOfRange',
    'money',
    'choose-amount',
    '存款金额超出该渠道的限额',
    'The amount is outside the limits of this channel.',
  ],
  20103: [
    'stakeOutOfRange',
    'money',
    'choose-amount',
    '投注金额超出该游戏的限额',
    'The stake is outside the limits of this game.',
  ],
  20104: [
    'idempotencyKeyReused',
    'money',
    'retry',
    '该请求已用于另一笔交易，请重新提交',
    'This request was already used for another transaction. Please submit again.',
  ],
  20105: [
    'idempotencyKeyMissing',
    'money',
    'retry',
    '缺少交易标识，请刷新页面后重试',
    'The transaction mark is missing. Reload the page and try again.',
  ],
  20106: [
    'tooManyOpenOrders',
    'money',
    'wait',
    '您有待支付的订单，请先完成或取消',
    'You have orders waiting for payment. Pay or cancel them first.',
  ],
  20107: [
    'channelUnavailable',
    'money',
    'choose-amount',
    '该存款渠道暂不可用，请更换渠道',
    'This channel is not available. Please choose another.',
  ],
  20108: [
    'withdrawalLocked',
    'money',
    'contact-support',
    '暂时无法取款，请查看具体原因',
    'You cannot withdraw now. Look at the reason.',
  ],
  20109: [
    'withdrawalOutOfRange',
    'money',
    'choose-amount',
    '取款金额超出限额',
    'The amount is outside the limits of withdrawals.',
  ],
  20110: [
    'paymentPasswordWrong',
    'validation',
    'fix-field',
    '资金密码不正确',
    'The payment password is not right.',
  ],
  20111: [
    'paymentPasswordLocked',
    'money',
    'wait',
    '资金密码错误次数过多，已临时锁定',
    'The payment password was wrong too often. It is locked for a while.',
  ],
  20112: [
    'tooManyAccounts',
    'money',
    'fix-field',
    '绑定数量已达上限，请先移除不用的账户',
    'No more accounts of this kind can be bound. Remove one first.',
  ],
  20113: ['realNameNeeded', 'money', 'fix-field', '请先完成实名认证', 'Have your real name checked first.'],
  20114: ['nothingToClaim', 'money', 'wait', '暂无可领取的金额', 'There is nothing to claim yet.'],
  20115: [
    'transferOutOfRange',
    'money',
    'choose-amount',
    '金额不符合要求，请重新填写',
    'This amount cannot be moved. Please choose another.',
  ],
  20116: [
    'moneyHalted',
    'maintenance',
    'wait',
    '账目核对中，资金操作暂停，您的余额不受影响',
    'The books are being checked. No money moves until then; your balance is safe.',
  ],
  20117: [
    'accountInUse',
    'money',
    'wait',
    '该账户有处理中的取款，暂不能移除',
    'A withdrawal to this account is under way. It cannot be removed yet.',
  ],
  20201: ['notFound', 'general', 'none', '内容不存在或已被移除', 'This does not exist or has been removed.'],
  20202: [
    'gameUnavailable',
    'general',
    'retry',
    '游戏暂不可用，请稍后再试',
    'The game is not available. Please try again later.',
  ],
  20203: [
    'gameSessionExpired',
    'session',
    'reload',
    '游戏会话已过期，请重新进入游戏',
    'The game session has expired. Please open the game again.',
  ],
});

/**
 * The error catalogue: every code that the gateway may answer with, its name, wording and what the person can do.
 * Source: section 8 of the specification (ERR-7); the codes from 20001 to 20999 are ours.
 */
export const codes = { ...fromSpecification, ...ours } as const;

/** A code that the catalogue holds. */
export type ErrorCode = keyof typeof codes;

/** The catalogue's row of a code, or undefined when the catalogue lacks it. */
export const codeDefinition = (code: number | string): CodeDefinition | undefined =>
  Object.hasOwn(codes, code) ? codes[code as ErrorCode] : undefined;
