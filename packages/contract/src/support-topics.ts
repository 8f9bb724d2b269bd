import type { LocalText } from './entities/common';
import type { FormField } from './entities/form';
import { formField } from './forms/form-field';

interface SupportTopicDefinition {
  readonly name: LocalText;
  /** Whether its tickets are answered as soon as those about money. */
  readonly isUrgent: boolean;
  /** What a ticket says besides its text. The values are stored and shown in full; no control is `fixed` or `secret`. */
  readonly fields: readonly FormField[];
}

/** A number that this site shows and copies. Coin addresses are longer. */
const recordNumber = (name: string, label: LocalText, hint: LocalText): FormField =>
  formField({ name, label, hint, required: false, minLength: 6, maxLength: 32, pattern: '^[0-9A-Za-z-]+$' });

const orderNumber = recordNumber(
  'orderNumber',
  { 'zh-CN': '订单号', en: 'Order number' },
  { 'zh-CN': '6–32 位字母或数字，见订单详情', en: '6–32 letters or digits, on the page of the order' },
);

/**
 * Topics of tickets and of the common questions, in the order of the form (SUP-1). Schemas, the form of tickets with its draft, their
 * validation, storage and answer time, the member's ticket and the operator's console derive from these rows.
 *
 * Proved by `npm run test:unit -- support-topics domain/support features/support pages/threads`.
 */
export const supportTopicDefinitions = {
  deposit: { name: { 'zh-CN': '存款', en: 'Deposits' }, isUrgent: true, fields: [orderNumber] },
  withdrawal: { name: { 'zh-CN': '取款', en: 'Withdrawals' }, isUrgent: true, fields: [orderNumber] },
  game: {
    name: { 'zh-CN': '游戏', en: 'Games' },
    isUrgent: false,
    fields: [
      recordNumber(
        'betNumber',
        { 'zh-CN': '注单号', en: 'Bet number' },
        {
          'zh-CN': '6–32 位字母或数字，可在投注记录的详情里复制',
          en: '6–32 letters or digits; copy it from your bet record',
        },
      ),
    ],
  },
  account: { name: { 'zh-CN': '账户', en: 'Account' }, isUrgent: false, fields: [] },
  suggestion: { name: { 'zh-CN': '建议', en: 'Suggestion' }, isUrgent: false, fields: [] },
  complaint: { name: { 'zh-CN': '投诉', en: 'Complaint' }, isUrgent: true, fields: [] },
  other: { name: { 'zh-CN': '其他', en: 'Other' }, isUrgent: false, fields: [] },
} as const satisfies Readonly<Record<string, SupportTopicDefinition>>;

/** The topic of a ticket or of a common question. */
export type SupportTopic = keyof typeof supportTopicDefinitions;

/** Topics of tickets and of the common questions, in the order of the form. */
export const supportTopics: readonly SupportTopic[] = Object.keys(supportTopicDefinitions) as SupportTopic[];
