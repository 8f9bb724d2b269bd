import {
  type SupportHours,
  type SupportTopic,
  supportTopicDefinitions,
  type ThreadKind,
} from '@pavilion/contract';
import type { BrandRules } from '../../config/brand';
import { dayMs, hourMs } from '../../durations';
import { sinceMidnight } from '../days';

/** The hours in which persons answer, and the calendar that they are hours of. */
export type SupportRules = Pick<BrandRules, 'supportHours' | 'timeZone'>;

const timeOf = (hours: number) => `${String(hours).padStart(2, '0')}:00`;

/** The first moment from `moment` on at which persons answer. */
const nextOpen = (moment: Date, { supportHours: { from, to }, timeZone }: SupportRules): Date => {
  const time = sinceMidnight(moment, timeZone);
  if (from * hourMs <= time && time < to * hourMs) return moment;
  const untilOpening = from * hourMs - time;
  return new Date(moment.getTime() + (untilOpening > 0 ? untilOpening : untilOpening + dayMs));
};

/** When persons answer, as seen from now. */
export const hoursAt = (now: Date, rules: SupportRules): SupportHours => {
  const opensAt = nextOpen(now, rules);
  const isOpen = opensAt.getTime() === now.getTime();
  return {
    from: timeOf(rules.supportHours.from),
    to: timeOf(rules.supportHours.to),
    isOpen,
    opensAt: isOpen ? null : opensAt.toISOString(),
  };
};

/** Hours until an answer: of an urgent topic and of an assisted deposit, of another new thread, and of another reply. */
const answerHours = { urgent: 2, first: 4, next: 12 };

/** When a message is answered at the latest. Only the hours in which persons answer count. */
export const answerTime = (
  { kind, topic, isFirst }: { kind: ThreadKind; topic: SupportTopic | null; isFirst: boolean },
  from: Date,
  rules: SupportRules,
): Date => {
  const isUrgent = kind === 'assisted-deposit' || (topic !== null && supportTopicDefinitions[topic].isUrgent);
  let left = (isUrgent ? answerHours.urgent : isFirst ? answerHours.first : answerHours.next) * hourMs;
  for (let at = nextOpen(from, rules); ; ) {
    const untilClosing = rules.supportHours.to * hourMs - sinceMidnight(at, rules.timeZone);
    if (left <= untilClosing) return new Date(at.getTime() + left);
    left -= untilClosing;
    at = nextOpen(new Date(at.getTime() + untilClosing), rules);
  }
};
