import type { LocalText } from './entities/common';

interface BlockReasonTexts {
  /** For operators. */
  readonly name: LocalText;
  /** What the blocked member reads at login, with what to do next. */
  readonly message: LocalText;
}

/**
 * The reasons for which operators block a member, with their texts. The error `accountBlocked` (10104), the form and the pages of
 * the operator's console, and the sandbox control `block-account` derive from these rows. A name is never removed: blocked members
 * refer to it.
 *
 * Proved by `npm run test:unit -- block-reasons member-blocks`.
 */
export const blockReasonTexts = {
  'suspected-fraud': {
    name: { 'zh-CN': '涉嫌欺诈', en: 'Suspected fraud' },
    message: {
      'zh-CN': '账号有异常操作，为保护资金安全已停用，请联系客服核实',
      en: 'This account is blocked because of unusual activity. Please contact support to have it checked.',
    },
  },
  'several-accounts': {
    name: { 'zh-CN': '一人多号', en: 'Several accounts' },
    message: {
      'zh-CN': '每人只能使用一个账号，此账号已停用，如有疑问请联系客服',
      en: 'Each person can have one account, so this one is blocked. Please contact support if you have questions.',
    },
  },
  'own-request': {
    name: { 'zh-CN': '本人申请', en: 'Own request' },
    message: {
      'zh-CN': '已按您的申请停用账号，如需恢复请联系客服',
      en: 'This account is blocked at your request. Please contact support if you want to use it again.',
    },
  },
  'under-review': {
    name: { 'zh-CN': '核查中', en: 'Under review' },
    message: {
      'zh-CN': '账号正在核查，期间暂停使用，请联系客服了解进度',
      en: 'This account is under review and blocked until it ends. Please contact support to ask how far it is.',
    },
  },
} as const satisfies Readonly<Record<string, BlockReasonTexts>>;
/** A reason for which operators block a member. */
export type BlockReason = keyof typeof blockReasonTexts;
/** The reasons for which operators block a member. */
export const blockReasons: readonly BlockReason[] = Object.keys(blockReasonTexts) as BlockReason[];
