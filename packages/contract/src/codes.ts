import { type BlockReason, blockReasonTexts } from './block-reasons';
import type { LocalText } from './entities/common';
import {
  type LimitKind,
  type LimitUnit,
  limitDefinitions,
  limitKinds,
  type ReachedError,
} from './limit-kinds';

/**
 * The recommended user action after an error. The site has a text for each, and a link for actions on another page.
 * `verify`: complete the check that the gateway requires, then log in again. `pay-open-order`: pay or cancel the order
 * whose id is `order` in the data of the error, or any of the open ones. `manage-payout-accounts`: of the `kind` in the data.
 * `change-slip`: what the `reason` in the data is about. `request-quote`: ask what the bet can be cashed out for now, or what
 * the withdrawal costs.
 */
export type NextStep =
  | 'retry'
  | 'fix-field'
  | 'reload'
  | 'login'
  | 'verify'
  | 'check-credentials'
  | 'reset-password'
  | 'wait'
  | 'contact-support'
  | 'deposit'
  | 'see-maintenance'
  | 'see-restriction'
  | 'see-mall'
  | 'see-live-panel'
  | 'pay-open-order'
  | 'manage-payout-accounts'
  | 'choose-amount'
  | 'choose-channel'
  | 'see-protection'
  | 'see-agent'
  | 'see-gifts'
  | 'see-coins'
  | 'see-vip'
  | 'see-calendar'
  | 'see-promotions'
  | 'see-tickets'
  | 'see-assisted-deposit'
  | 'see-demo'
  | 'change-slip'
  | 'request-quote'
  | 'none';

/** A row of the error catalogue. */
export interface CodeDefinition {
  /** The name of its constant in `errorCodes`, in the documentation and in logs. */
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
  /**
   * The gateway can reject a call with this code before it looks the idempotency key up, or while an earlier call with
   * the same key is still running. So the code does not tell whether that earlier call succeeds.
   */
  readonly rejectedBeforeIdempotencyCheck?: boolean;
  readonly message: LocalText;
  /**
   * More exact messages, by the `reason` in the data of the error. `message` is for an error without a reason, and for clients that
   * do not know the reason. `codeMessage` chooses.
   */
  readonly reasons?: Readonly<Record<string, LocalText>>;
}

/** The messages of a table whose rows have other texts too. */
const messagesOf = <Reason extends string>(
  table: Readonly<Record<Reason, { readonly message: LocalText }>>,
): Readonly<Record<Reason, LocalText>> =>
  Object.fromEntries(
    Object.entries<{ readonly message: LocalText }>(table).map(([reason, { message }]) => [reason, message]),
  ) as Record<Reason, LocalText>;

type Rows = Readonly<Record<number, Omit<CodeDefinition, 'provenance'>>>;

const rows = <Codes extends Rows>(provenance: 'spec' | 'ours', table: Codes) =>
  Object.fromEntries(Object.entries(table).map(([code, row]) => [code, { ...row, provenance }])) as {
    readonly [Code in keyof Codes]: CodeDefinition;
  };

const fromSpecification = rows('spec', {
  0: {
    name: 'providerSuccess',
    kind: 'success',
    nextStep: 'none',
    message: { 'zh-CN': '成功', en: 'Success' },
  },
  6000: {
    name: 'success',
    kind: 'success',
    nextStep: 'none',
    message: { 'zh-CN': '成功', en: 'Success' },
  },
  6001: {
    name: 'loggedInElsewhere',
    kind: 'session',
    nextStep: 'login',
    rejectedBeforeIdempotencyCheck: true,
    message: {
      'zh-CN': '您的账号已在其他设备登录，请重新登录',
      en: 'Your account was used to log in on another device. Please log in again.',
    },
  },
  10105: {
    name: 'passwordChanged',
    kind: 'session',
    nextStep: 'login',
    rejectedBeforeIdempotencyCheck: true,
    message: {
      'zh-CN': '密码已修改，请使用新密码登录',
      en: 'The password has been changed. Log in with the new one.',
    },
  },
  10004: {
    name: 'sessionExpired',
    kind: 'session',
    nextStep: 'login',
    rejectedBeforeIdempotencyCheck: true,
    message: { 'zh-CN': '登录已失效，请重新登录', en: 'Your session has ended. Please log in again.' },
  },
  10104: {
    name: 'accountBlocked',
    kind: 'session',
    nextStep: 'contact-support',
    rejectedBeforeIdempotencyCheck: true,
    message: { 'zh-CN': '账号已停用，请联系客服', en: 'This account is blocked. Please contact support.' },
    reasons: messagesOf<BlockReason>(blockReasonTexts),
  },
  10102: {
    name: 'deviceBlocked',
    kind: 'session',
    nextStep: 'contact-support',
    rejectedBeforeIdempotencyCheck: true,
    message: {
      'zh-CN': '当前设备已被限制，请联系客服',
      en: 'This device is blocked. Please contact support.',
    },
  },
  6031: {
    name: 'regionRestricted',
    kind: 'access',
    nextStep: 'see-restriction',
    rejectedBeforeIdempotencyCheck: true,
    message: { 'zh-CN': '您所在的地区暂不提供服务', en: 'Service is not available in your region.' },
  },
  6032: {
    name: 'accessAlert',
    kind: 'access',
    nextStep: 'see-restriction',
    rejectedBeforeIdempotencyCheck: true,
    message: { 'zh-CN': '当前网络环境异常，访问受限', en: 'Access is restricted from this network.' },
  },
  6033: {
    name: 'ipRestricted',
    kind: 'access',
    nextStep: 'see-restriction',
    rejectedBeforeIdempotencyCheck: true,
    message: { 'zh-CN': '当前 IP 访问受限', en: 'Access from this IP address is restricted.' },
  },
  6002: {
    name: 'loginCaptchaRequired',
    kind: 'login-risk',
    nextStep: 'verify',
    message: { 'zh-CN': '请完成安全验证后再登录', en: 'Complete the security check, then log in.' },
  },
  6021: {
    name: 'loginSmsRequired',
    kind: 'login-risk',
    nextStep: 'verify',
    message: { 'zh-CN': '请输入短信验证码后登录', en: 'Enter the code sent by SMS to log in.' },
  },
  6022: {
    name: 'loginEmailRequired',
    kind: 'login-risk',
    nextStep: 'verify',
    message: { 'zh-CN': '请输入邮箱验证码后登录', en: 'Enter the code sent by e-mail to log in.' },
  },
  6024: {
    name: 'newDevice',
    kind: 'login-risk',
    nextStep: 'verify',
    message: {
      'zh-CN': '检测到新设备登录，请先完成验证',
      en: 'This is a new device. Please verify it is you.',
    },
  },
  6025: {
    name: 'unusualPlace',
    kind: 'login-risk',
    nextStep: 'verify',
    message: {
      'zh-CN': '登录地点异常，请先完成验证',
      en: 'This is an unusual place. Please verify it is you.',
    },
  },
  6026: {
    name: 'bindPhoneRequired',
    kind: 'login-risk',
    nextStep: 'verify',
    message: { 'zh-CN': '请验证绑定的手机号', en: 'Please verify your phone number.' },
  },
  6027: {
    name: 'realNameRequired',
    kind: 'login-risk',
    nextStep: 'verify',
    message: { 'zh-CN': '请填写真实姓名以核验身份', en: 'Enter your real name to confirm who you are.' },
  },
  6028: {
    name: 'bankCardCheckRequired',
    kind: 'login-risk',
    nextStep: 'verify',
    message: { 'zh-CN': '请填写银行卡后四位以核验身份', en: 'Enter the last four digits of your bank card.' },
  },
  6029: {
    name: 'passwordResetRequired',
    kind: 'login-risk',
    nextStep: 'reset-password',
    message: { 'zh-CN': '为保障账号安全，请先重置密码', en: 'For your safety, reset your password first.' },
  },
  6035: {
    name: 'loginCodeWrong',
    kind: 'login-risk',
    nextStep: 'verify',
    message: { 'zh-CN': '验证码不正确，请重新输入', en: 'The code is not right. Please enter it again.' },
  },
  6036: {
    name: 'loginCodeExpired',
    kind: 'login-risk',
    nextStep: 'verify',
    message: { 'zh-CN': '验证码已过期，请重新获取', en: 'The code has expired. Request a new one.' },
  },
  6037: {
    name: 'loginCodeTooOften',
    kind: 'login-risk',
    nextStep: 'wait',
    message: {
      'zh-CN': '获取验证码过于频繁，请稍后再试',
      en: 'Too many codes requested. Please wait a little.',
    },
  },
  6038: {
    name: 'loginLocked',
    kind: 'login-risk',
    nextStep: 'wait',
    message: {
      'zh-CN': '登录失败次数过多，账号已临时锁定',
      en: 'Too many failed attempts. The account is locked for a while.',
    },
  },
  6039: {
    name: 'loginManualReview',
    kind: 'login-risk',
    nextStep: 'contact-support',
    message: {
      'zh-CN': '登录需人工审核，请联系客服',
      en: 'This login needs a review. Please contact support.',
    },
  },
  6501: {
    name: 'loginGoogleRequired',
    kind: 'login-risk',
    nextStep: 'verify',
    message: { 'zh-CN': '请输入身份验证器中的动态码', en: 'Enter the code of your authenticator app.' },
  },
  6008: {
    name: 'loginSliderRequired',
    kind: 'login-risk',
    nextStep: 'verify',
    message: { 'zh-CN': '请完成滑块验证', en: 'Complete the slider check.' },
  },
  22007: {
    name: 'loginVoiceRequired',
    kind: 'login-risk',
    nextStep: 'verify',
    message: { 'zh-CN': '请输入语音验证码', en: 'Enter the code from the voice call.' },
  },
  900000: {
    name: 'loginRejected',
    kind: 'login-risk',
    nextStep: 'contact-support',
    message: {
      'zh-CN': '当前登录存在风险，请联系客服',
      en: 'This login looks risky. Please contact support.',
    },
  },
  10001: {
    name: 'generalError',
    kind: 'general',
    nextStep: 'retry',
    message: { 'zh-CN': '系统繁忙，请稍后再试', en: 'The system is busy. Please try again later.' },
  },
  10003: {
    name: 'validationError',
    kind: 'validation',
    nextStep: 'fix-field',
    message: { 'zh-CN': '请检查填写的内容', en: 'Please check what you entered.' },
  },
  10009: {
    name: 'oldVersion',
    kind: 'general',
    nextStep: 'reload',
    rejectedBeforeIdempotencyCheck: true,
    message: { 'zh-CN': '页面版本已更新，请刷新后继续', en: 'A new version is available. Reload to go on.' },
  },
  10108: {
    name: 'signatureInvalid',
    kind: 'general',
    nextStep: 'reload',
    rejectedBeforeIdempotencyCheck: true,
    message: {
      'zh-CN': '接口校验未通过，请刷新页面后重试',
      en: 'The request could not be verified. Reload the page and try again.',
    },
  },
  6013: {
    name: 'siteMaintenance',
    kind: 'maintenance',
    nextStep: 'see-maintenance',
    rejectedBeforeIdempotencyCheck: true,
    message: {
      'zh-CN': '系统维护中，请稍后再来',
      en: 'The site is under maintenance. Please come back later.',
    },
  },
  6014: {
    name: 'venueMaintenance',
    kind: 'maintenance',
    nextStep: 'see-maintenance',
    message: {
      'zh-CN': '场馆维护中，请稍后再来',
      en: 'The venue is under maintenance. Please come back later.',
    },
  },
  10409: {
    name: 'verificationCodeError',
    kind: 'validation',
    nextStep: 'fix-field',
    message: {
      'zh-CN': '验证码错误，请重新输入',
      en: 'The verification code is wrong. Please enter it again.',
    },
  },
  301220: {
    name: 'giftChanged',
    kind: 'general',
    nextStep: 'see-mall',
    message: { 'zh-CN': '礼品信息已更新，请重新确认', en: 'The gift has changed. Please look at it again.' },
  },
  600101: {
    name: 'liveMaintenance',
    kind: 'maintenance',
    nextStep: 'see-live-panel',
    message: { 'zh-CN': '直播间维护中，请稍后再来', en: 'The live room is under maintenance.' },
  },
  /** A speed-pay order (deposit channel `speed`) is open already; the answer has its id as `order`. */
  244102: {
    name: 'speedPay',
    kind: 'money',
    nextStep: 'pay-open-order',
    message: { 'zh-CN': '您有一笔极速存款订单待处理', en: 'A speed-pay order is waiting for you.' },
  },
});

type Reached = (typeof limitDefinitions)[LimitKind]['reached'];

/** The row of the error of a limit. */
export const limitRow = (
  unit: LimitUnit,
  { name, message, nextStep = 'see-protection' }: ReachedError,
): Omit<CodeDefinition, 'provenance'> => ({
  name,
  // No other amount helps when the time is used up.
  kind: unit === 'minutes' ? 'access' : 'money',
  nextStep,
  message,
});

/** The errors of the limits that members set, from the rows of the limits. */
const limitRows = Object.fromEntries(
  limitKinds.map((limit) => {
    const { unit, reached } = limitDefinitions[limit];
    return [reached.code, limitRow(unit, reached)];
  }),
) as { readonly [Code in Reached['code']]: Omit<CodeDefinition, 'provenance'> };

/**
 * Our codes are from 20001 to 20999; a code outside this range is added only if the specification defines it. Those of limits
 * that members set are in `limit-kinds.ts`.
 */
const ours = rows('ours', {
  ...limitRows,
  20001: {
    name: 'wrongCredentials',
    kind: 'validation',
    nextStep: 'check-credentials',
    message: { 'zh-CN': '账号或密码不正确', en: 'The account or the password is not right.' },
  },
  20002: {
    name: 'loginClosed',
    kind: 'access',
    nextStep: 'wait',
    message: { 'zh-CN': '登录功能暂时关闭', en: 'Login is closed for now.' },
  },
  20003: {
    name: 'registerClosed',
    kind: 'access',
    nextStep: 'wait',
    message: { 'zh-CN': '注册功能暂时关闭', en: 'Registration is closed for now.' },
  },
  20004: {
    name: 'tooManyRequests',
    kind: 'general',
    nextStep: 'wait',
    rejectedBeforeIdempotencyCheck: true,
    message: { 'zh-CN': '操作过于频繁，请稍后再试', en: 'Too many attempts. Please wait a little.' },
  },
  /** `data.proof` is the work to do, see `ProofOfWork`. The SDK does it and repeats the call. */
  20005: {
    name: 'proofRequired',
    kind: 'general',
    nextStep: 'retry',
    message: {
      'zh-CN': '安全校验未完成，请重试',
      en: 'The security check was not completed. Please try again.',
    },
  },
  /**
   * Sent with HTTP 503 while the database does not answer, e.g. during a failover. An operation may be done: repeat it with its
   * idempotency key.
   */
  20006: {
    name: 'unavailable',
    kind: 'general',
    nextStep: 'retry',
    rejectedBeforeIdempotencyCheck: true,
    message: {
      'zh-CN': '系统暂时无法响应，请稍后重试；重试不会重复操作',
      en: 'The system cannot answer right now. Try again shortly: nothing is done twice.',
    },
  },
  20007: {
    name: 'codeLoginClosed',
    kind: 'access',
    nextStep: 'check-credentials',
    message: {
      'zh-CN': '验证码登录暂时关闭，请使用密码登录',
      en: 'Login by a code is closed for now. Log in with the password.',
    },
  },
  20101: {
    name: 'insufficientBalance',
    kind: 'money',
    nextStep: 'deposit',
    message: { 'zh-CN': '余额不足，请先存款', en: 'The balance is too low. Please deposit first.' },
  },
  20102: {
    name: 'depositOutOfRange',
    kind: 'money',
    nextStep: 'choose-amount',
    message: { 'zh-CN': '存款金额超出该渠道的限额', en: 'The amount is outside the limits of this channel.' },
  },
  20103: {
    name: 'stakeOutOfRange',
    kind: 'money',
    nextStep: 'choose-amount',
    message: { 'zh-CN': '投注金额超出该游戏的限额', en: 'The stake is outside the limits of this game.' },
  },
  20104: {
    name: 'idempotencyKeyReused',
    kind: 'money',
    nextStep: 'retry',
    message: {
      'zh-CN': '该请求已用于另一笔交易，请重新提交',
      en: 'This request was already used for another transaction. Please submit again.',
    },
  },
  20105: {
    name: 'idempotencyKeyMissing',
    kind: 'money',
    nextStep: 'retry',
    rejectedBeforeIdempotencyCheck: true,
    message: {
      'zh-CN': '缺少交易标识，请刷新页面后重试',
      en: 'The transaction mark is missing. Reload the page and try again.',
    },
  },
  20106: {
    name: 'tooManyOpenOrders',
    kind: 'money',
    nextStep: 'pay-open-order',
    message: {
      'zh-CN': '您有待支付的订单，请先完成或取消',
      en: 'You have orders waiting for payment. Pay or cancel them first.',
    },
  },
  20107: {
    name: 'channelUnavailable',
    kind: 'money',
    nextStep: 'choose-channel',
    message: {
      'zh-CN': '该存款渠道暂不可用，请更换渠道',
      en: 'This channel is not available. Please choose another.',
    },
  },
  20108: {
    name: 'withdrawalLocked',
    kind: 'money',
    nextStep: 'contact-support',
    message: { 'zh-CN': '暂时无法取款，请查看具体原因', en: 'You cannot withdraw now. Look at the reason.' },
  },
  20109: {
    name: 'withdrawalOutOfRange',
    kind: 'money',
    nextStep: 'choose-amount',
    message: { 'zh-CN': '取款金额超出限额', en: 'The amount is outside the limits of withdrawals.' },
  },
  20110: {
    name: 'paymentPasswordWrong',
    kind: 'validation',
    nextStep: 'fix-field',
    rejectedBeforeIdempotencyCheck: true,
    message: { 'zh-CN': '资金密码不正确', en: 'The payment password is not right.' },
  },
  20111: {
    name: 'paymentPasswordLocked',
    kind: 'money',
    nextStep: 'wait',
    rejectedBeforeIdempotencyCheck: true,
    message: {
      'zh-CN': '资金密码错误次数过多，已临时锁定',
      en: 'The payment password was wrong too often. It is locked for a while.',
    },
  },
  20112: {
    name: 'tooManyPayoutAccounts',
    kind: 'money',
    nextStep: 'manage-payout-accounts',
    message: {
      'zh-CN': '收款账户数量已达上限，请先移除不用的收款账户',
      en: 'No more payout accounts of this kind can be bound. Remove one first.',
    },
  },
  20113: {
    name: 'realNameUnverified',
    kind: 'money',
    nextStep: 'fix-field',
    message: { 'zh-CN': '请先完成实名认证', en: 'Have your real name checked first.' },
  },
  20114: {
    name: 'nothingToClaim',
    kind: 'money',
    nextStep: 'wait',
    message: { 'zh-CN': '暂无可领取的金额', en: 'There is nothing to claim yet.' },
  },
  20115: {
    name: 'amountOutOfRange',
    kind: 'money',
    nextStep: 'choose-amount',
    message: {
      'zh-CN': '金额不符合要求，请重新填写',
      en: 'This amount cannot be moved. Please choose another.',
    },
  },
  20116: {
    name: 'moneyHalted',
    kind: 'maintenance',
    nextStep: 'wait',
    message: {
      'zh-CN': '账目核对中，资金操作暂停，您的余额不受影响',
      en: 'The books are being checked. No money moves until then; your balance is safe.',
    },
  },
  20117: {
    name: 'payoutAccountInUse',
    kind: 'money',
    nextStep: 'wait',
    message: {
      'zh-CN': '该收款账户有处理中的取款，暂不能移除',
      en: 'A withdrawal to this payout account is under way. It cannot be removed yet.',
    },
  },
  20118: {
    name: 'nicknameChanged',
    kind: 'validation',
    nextStep: 'wait',
    message: {
      'zh-CN': '昵称 30 天内只能修改一次',
      en: 'A nickname can be changed once in 30 days.',
    },
  },
  20119: {
    name: 'demoRefused',
    kind: 'access',
    nextStep: 'see-demo',
    rejectedBeforeIdempotencyCheck: true,
    message: {
      'zh-CN': '试玩账号不能使用此功能，注册后即可使用',
      en: 'A demo cannot do this. Register to use it.',
    },
  },
  20120: {
    name: 'demoRefillEarly',
    kind: 'money',
    nextStep: 'wait',
    message: {
      'zh-CN': '暂不能补充试玩金：余额不足 100 元且距上次补充满 10 分钟后才能再领',
      en: 'No new demo money yet: it comes when less than 100 is left, 10 minutes after the last time.',
    },
  },
  /** The answer has the fee of now as `fee`. */
  20121: {
    name: 'withdrawalFeeChanged',
    kind: 'money',
    nextStep: 'request-quote',
    message: {
      'zh-CN': '手续费有变化，本次没有提交，请确认新的手续费',
      en: 'The fee has changed. Nothing was requested. Look at the new fee first.',
    },
  },
  20201: {
    name: 'notFound',
    kind: 'general',
    nextStep: 'none',
    message: { 'zh-CN': '内容不存在或已被移除', en: 'This does not exist or has been removed.' },
  },
  20202: {
    name: 'gameUnavailable',
    kind: 'general',
    nextStep: 'retry',
    message: {
      'zh-CN': '游戏暂不可用，请稍后再试',
      en: 'The game is not available. Please try again later.',
    },
  },
  20203: {
    name: 'gameSessionExpired',
    kind: 'session',
    nextStep: 'reload',
    message: {
      'zh-CN': '游戏会话已过期，请重新进入游戏',
      en: 'The game session has expired. Please open the game again.',
    },
  },
  20301: {
    name: 'selfExcluded',
    kind: 'access',
    nextStep: 'see-protection',
    rejectedBeforeIdempotencyCheck: true,
    message: {
      'zh-CN': '您已申请自我排除，期间不能存款和投注；取款与记录不受影响',
      en: 'You have excluded yourself from play. You cannot deposit or bet; withdrawals and records stay open.',
    },
  },
  20302: {
    name: 'timedOut',
    kind: 'access',
    nextStep: 'see-protection',
    rejectedBeforeIdempotencyCheck: true,
    message: {
      'zh-CN': '您正在休息期，期间不能存款和投注；取款与记录不受影响',
      en: 'You are taking a time-out. You cannot deposit or bet; withdrawals and records stay open.',
    },
  },
  20304: {
    name: 'realityCheckDue',
    kind: 'access',
    nextStep: 'see-protection',
    message: {
      'zh-CN': '该看看时间了，请确认后再继续',
      en: 'Time for a reality check. Answer it to continue.',
    },
  },
  20308: {
    name: 'protectionOnlyLonger',
    kind: 'validation',
    nextStep: 'see-protection',
    message: {
      'zh-CN': '休息期和自我排除只能延长，不能缩短',
      en: 'A time-out or a self-exclusion can be made longer, never shorter.',
    },
  },
  20309: {
    name: 'limitChangeNotReady',
    kind: 'validation',
    nextStep: 'see-protection',
    message: {
      'zh-CN': '限额调整需等待满 24 小时，并在之后 7 天内确认',
      en: 'A higher limit waits 24 hours, then 7 days for your confirmation. There is none to confirm now.',
    },
  },
  20401: {
    name: 'grantOver',
    kind: 'money',
    nextStep: 'see-gifts',
    message: {
      'zh-CN': '该礼金已过领取期限或已被撤回',
      en: 'The time to claim this bonus is over, or it was withdrawn.',
    },
  },
  20402: {
    name: 'grantUnderReview',
    kind: 'money',
    nextStep: 'see-gifts',
    message: {
      'zh-CN': '该礼金正在审核，通过后即可领取',
      en: 'This bonus is under review. You can claim it once it is approved.',
    },
  },
  20403: {
    name: 'offerSpent',
    kind: 'money',
    nextStep: 'see-promotions',
    message: {
      'zh-CN': '该优惠的预算已用完，本次未参加成功',
      en: 'The budget of this promotion is used up. You have not taken part.',
    },
  },
  20404: {
    name: 'coinsShort',
    kind: 'money',
    nextStep: 'see-coins',
    message: { 'zh-CN': '金币不足', en: 'You do not have enough coins.' },
  },
  20405: {
    name: 'makeUpUnavailable',
    kind: 'validation',
    nextStep: 'reload',
    message: {
      'zh-CN': '这一天不能补签，或本月补签次数已用完',
      en: 'This day cannot be made up for, or the make-ups of this month are used up.',
    },
  },
  20406: {
    name: 'giftSoldOut',
    kind: 'money',
    nextStep: 'see-mall',
    message: { 'zh-CN': '礼品库存不足', en: 'There are not enough of this gift left.' },
  },
  20407: {
    name: 'samePerson',
    kind: 'money',
    nextStep: 'see-gifts',
    message: {
      'zh-CN': '该优惠每人限领一次，您的其他账户已经领取',
      en: 'Each person receives this once, and another account of yours has it.',
    },
  },
  20408: {
    name: 'giftLimitReached',
    kind: 'money',
    nextStep: 'see-mall',
    message: {
      'zh-CN': '超出该礼品本月的可兑换数量',
      en: 'This is more than you can order of this gift in a month.',
    },
  },
  20409: {
    name: 'giftLevelTooLow',
    kind: 'access',
    nextStep: 'see-vip',
    message: { 'zh-CN': '您的 VIP 等级暂不能兑换该礼品', en: 'Your VIP level is too low for this gift.' },
  },
  20410: {
    name: 'orderUnchangeable',
    kind: 'money',
    nextStep: 'contact-support',
    message: {
      'zh-CN': '订单已开始处理，不能取消',
      en: 'The order is being handled already and cannot be cancelled.',
    },
  },
  20411: {
    name: 'tooManyAddresses',
    kind: 'validation',
    nextStep: 'fix-field',
    message: {
      'zh-CN': '收货地址数量已达上限，请先删除不用的地址',
      en: 'No more addresses can be saved. Remove one first.',
    },
  },
  20412: {
    name: 'offerOver',
    kind: 'money',
    nextStep: 'see-promotions',
    message: {
      'zh-CN': '该优惠尚未开始或已经结束',
      en: 'This promotion has not begun yet, or it is over.',
    },
  },
  20413: {
    name: 'offerNeeds',
    kind: 'money',
    nextStep: 'see-promotions',
    message: {
      'zh-CN': '您暂未满足该优惠的参加条件',
      en: 'You do not meet the conditions of this promotion yet.',
    },
  },
  20414: {
    name: 'noFlipChance',
    kind: 'money',
    nextStep: 'see-calendar',
    message: {
      'zh-CN': '暂无翻牌机会，获得方式请见“幸运翻牌”页面',
      en: 'You have no chance to flip a card. The page “Lucky cards” says how to get one.',
    },
  },
  20415: {
    name: 'offerChanged',
    kind: 'money',
    nextStep: 'reload',
    message: {
      'zh-CN': '优惠条件已更新，本次未参加，请看过新的条件再决定',
      en: 'The conditions of this promotion have changed. You have not taken part. Read them again first.',
    },
  },
  20421: {
    name: 'agentApplicationExists',
    kind: 'general',
    nextStep: 'see-agent',
    message: {
      'zh-CN': '您已提交过代理申请，请在代理页面查看结果',
      en: 'You have applied already. The agent page shows the result.',
    },
  },
  20501: {
    name: 'roomSpeechClosed',
    kind: 'access',
    nextStep: 'wait',
    message: { 'zh-CN': '直播间暂未开放发言', en: 'The chat of this room is closed for now.' },
  },
  /** The rules of the room have the range of levels. */
  20502: {
    name: 'roomLevelNeeded',
    kind: 'access',
    nextStep: 'see-vip',
    message: {
      'zh-CN': '您的 VIP 等级暂不在本直播间的发言范围内',
      en: 'Your VIP level is outside the range that may speak in this room.',
    },
  },
  /** `mutedUntil` says until when; null for good. */
  20503: {
    name: 'roomMuted',
    kind: 'access',
    nextStep: 'wait',
    message: { 'zh-CN': '您已被禁言，期间不能发言', en: 'You have been muted and cannot speak for now.' },
  },
  /** The `reason` is one of `roomTextRefusals`. */
  20504: {
    name: 'roomTextRefused',
    kind: 'validation',
    nextStep: 'fix-field',
    message: {
      'zh-CN': '消息未发送：不能包含违禁词或联系方式，也不能连续重复',
      en: 'Not sent: messages cannot contain banned words or contact details, nor repeat the one before.',
    },
  },
  20505: {
    name: 'roomLoginNeeded',
    kind: 'access',
    nextStep: 'login',
    message: { 'zh-CN': '登录后即可发言', en: 'Log in to speak.' },
  },
  20511: {
    name: 'tooManyTickets',
    kind: 'general',
    nextStep: 'see-tickets',
    message: {
      'zh-CN': '您有多个工单尚未结束，请先在原工单中继续沟通或关闭',
      en: 'You have several open tickets. Continue in one of them, or close one first.',
    },
  },
  /** The `reason` in the data is `card-number` or `coin-address`. */
  20512: {
    name: 'paymentDetailsRefused',
    kind: 'validation',
    nextStep: 'fix-field',
    message: {
      'zh-CN': '消息中不能包含银行卡号或收款地址，请只写后四位；客服绝不会提供或索要卡号、地址和收款码',
      en: 'Messages cannot contain card numbers or coin addresses; write the last four digits only. Support never sends or asks for them, nor for payment codes.',
    },
  },
  20513: {
    name: 'threadClosed',
    kind: 'general',
    nextStep: 'see-tickets',
    message: {
      'zh-CN': '该会话关闭已超过 7 天，不能再回复，请提交新的工单',
      en: 'This conversation was closed more than 7 days ago. Open a new ticket instead.',
    },
  },
  /** The data has the `id` of the open one. */
  20514: {
    name: 'assistedDepositOpen',
    kind: 'money',
    nextStep: 'see-assisted-deposit',
    message: {
      'zh-CN': '您有一笔代客充值正在处理，请先完成或取消',
      en: 'An assisted deposit is in progress. Complete or cancel it first.',
    },
  },
  20601: {
    name: 'slipRefused',
    kind: 'money',
    nextStep: 'change-slip',
    message: {
      'zh-CN': '注单未被接受，请查看原因',
      en: 'The bet was not accepted. See the reason.',
    },
  },
  20602: {
    name: 'cashOutRefused',
    kind: 'money',
    nextStep: 'request-quote',
    message: {
      'zh-CN': '无法提前结算，请重新报价',
      en: 'The bet cannot be cashed out. Get a new quote.',
    },
  },
  20651: {
    name: 'roundClosed',
    kind: 'money',
    nextStep: 'wait',
    message: {
      'zh-CN': '本期已停止投注，请投下一期',
      en: 'This round takes no more bets. Bet on the next one.',
    },
  },
  20652: {
    name: 'handOpen',
    kind: 'money',
    nextStep: 'reload',
    message: {
      'zh-CN': '您有一局尚未结束，请先完成该局',
      en: 'You have an unfinished round. Finish it first.',
    },
  },
  20653: {
    name: 'tooSoon',
    kind: 'money',
    nextStep: 'wait',
    message: {
      'zh-CN': '操作太快了，请稍等片刻再开始下一局',
      en: 'That was too fast. Wait a moment before the next round.',
    },
  },
  20654: {
    name: 'payoutTooHigh',
    kind: 'money',
    nextStep: 'fix-field',
    message: {
      'zh-CN': '该注单的最高派彩超出限额，请降低投注',
      en: 'This bet could pay more than the limit. Lower the stake.',
    },
  },
  20655: {
    name: 'handNotOpen',
    kind: 'money',
    nextStep: 'reload',
    message: {
      'zh-CN': '该局已经结束',
      en: 'This round is over.',
    },
  },
});

/**
 * The error catalogue: every code that the gateway may answer with (ERR-7). Pavilion added the codes from 20001 to
 * 20999; the specification defines the others. Proved by `npm run test:unit -- codes errors-page next-steps`.
 */
export const codes = { ...fromSpecification, ...ours } as const;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof codes;

/** The catalogue's row of a code, or undefined for an unknown code. */
export const codeDefinition = (code: number | string): CodeDefinition | undefined =>
  Object.hasOwn(codes, code) ? codes[code as ErrorCode] : undefined;
