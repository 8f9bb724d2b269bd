import type { CallResponse, PromotionPeriod } from '@pavilion/contract';
import { punctuationOf } from '@pavilion/format';
import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useLocale, useMessages } from '../../../shared/messages';
import { promotionsMessages } from '../messages/promotions-messages';
import { ruleType } from './rule-types';
import { useRuleText } from './use-rule-text';

const List = styled.dl`
  display: grid;
  > div {
    display: grid;
    grid-template-columns: 140px minmax(0, 1fr);
    gap: ${token.space[4]};
    padding-block: ${token.space[3]};
    border-top: 1px solid ${token.color.line};
  }
  > div:first-child { border-top: 0; }
  dt { color: ${token.color.inkMuted}; }
  @media (max-width: ${breakpoint.phone}px) { > div { grid-template-columns: 88px minmax(0, 1fr); } }
`;

const periods = {
  once: 'periodOnce',
  day: 'periodDay',
  week: 'periodWeek',
  month: 'periodMonth',
} as const satisfies Readonly<Record<PromotionPeriod, string>>;

/** The rules of a promotion, each with its numbers. */
export const RuleTable = ({ promotion }: { readonly promotion: CallResponse<'promotionInfo'> }) => {
  const t = useMessages(promotionsMessages);
  const { locale } = useLocale();
  const timeText = useTimeText();
  const ruleText = useRuleText();
  const { rule, multiple, period, claimDays, startsAt, endsAt, upTo } = promotion;
  const { minLevel, newMemberDays, needsRealName } = promotion;
  const who = [
    ...(newMemberDays === null ? [] : [t('whoNew', { days: newMemberDays })]),
    ...(needsRealName ? [t('whoNamed')] : []),
    ...(minLevel > 0 ? [t('whoLevel', { level: minLevel })] : []),
  ];
  const rows: (readonly [string, string])[] = [];
  if (rule) {
    const { reward, condition } = ruleType(rule);
    const fields = { ...rule, upTo: upTo ?? '0.00' };
    rows.push([t('ruleReward'), ruleText(reward, fields)]);
    rows.push([t('ruleCondition'), ruleText(condition, fields)]);
    rows.push([t('rulePeriod'), t(periods[period])]);
    rows.push([t('ruleWho'), who.length === 0 ? t('whoAll') : who.join(punctuationOf(locale).clause)]);
    rows.push([
      t('ruleTurnover'),
      multiple === 0 ? t('turnoverNone') : t('turnoverTimes', { times: multiple / 100 }),
    ]);
    rows.push([t('ruleClaim'), t('claimDays', { days: claimDays })]);
  }
  const from = timeText(startsAt, 'day');
  rows.push([
    t('ruleTime'),
    endsAt === null ? t('timeFrom', { from }) : t('timeSpan', { from, to: timeText(endsAt, 'minute') }),
  ]);
  return (
    <List>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="pv-num">{value}</dd>
        </div>
      ))}
    </List>
  );
};
