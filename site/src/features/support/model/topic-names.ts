import type { SupportTopic } from '@pavilion/contract';
import type { SupportPageKey } from '../messages/support-page-messages';

/** The message key of each topic. */
export const topicNames = {
  deposit: 'topicDeposit',
  withdrawal: 'topicWithdrawal',
  game: 'topicGame',
  account: 'topicAccount',
  suggestion: 'topicSuggestion',
  complaint: 'topicComplaint',
  other: 'topicOther',
} as const satisfies Readonly<Record<SupportTopic, SupportPageKey>>;
