import type { CallResponse, PromotionNeed } from '@pavilion/contract';
import { Button, CheckIcon, CloseIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { promotionsMessages } from '../messages/promotions-messages';
import { ruleType } from './rule-types';
import { useRuleText } from './use-rule-text';

type Promotion = CallResponse<'promotionInfo'>;

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: ${token.space[2]};
    align-items: center;
    min-height: 40px;
    padding-block: ${token.space[1]};
    line-height: ${token.leading.snug};
  }
  li + li { border-top: 1px solid ${token.color.line}; }
  li[data-state='open'] { color: ${token.color.inkMuted}; }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border: 2px solid ${token.color.lineStrong};
  border-radius: ${token.radius.full};
  [data-state='met'] > & { border-color: ${token.color.success}; background: ${token.color.success}; color: ${token.color.surface}; }
  [data-state='missed'] > & { border-color: ${token.color.danger}; color: ${token.color.danger}; }
  /* Nothing can follow from the other conditions any more. */
  ul:has([data-state='missed']) [data-state='open'] > & { border-color: ${token.color.line}; border-style: dashed; }
`;

/** What becomes of a condition that is not met: the member can do something, has to wait, or can never take part. */
type WayOn =
  | { readonly kind: 'act'; readonly to: string; readonly name: 'toRealName' | 'toVip' }
  | { readonly kind: 'wait' | 'never' };

const ways: Readonly<Record<PromotionNeed, WayOn>> = {
  'real-name': { kind: 'act', to: paths.mine.authentication, name: 'toRealName' },
  level: { kind: 'act', to: paths.mine.vip, name: 'toVip' },
  'new-member': { kind: 'never' },
};

/** Whether the member lacks something that nothing can change any more, such as a recent registration. */
export const isMissed = (needs: readonly PromotionNeed[]) =>
  needs.some((need) => ways[need].kind === 'never');

/** What the member can do about what is missing; empty if that would not be enough, as after the first days of a member. */
export const waysOn = (needs: readonly PromotionNeed[]) =>
  isMissed(needs)
    ? []
    : needs.flatMap((need) => {
        const way = ways[need];
        return way.kind === 'act' ? [{ ...way, need }] : [];
      });

/** A condition that is missed stays so, an open one can still be met. */
const stateTexts = { met: 'conditionMet', open: 'conditionOpen', missed: 'conditionMissed' } as const;

interface Row {
  readonly key: string;
  readonly text: string;
  readonly state: keyof typeof stateTexts;
  readonly way: ReturnType<typeof waysOn>[number] | undefined;
}

/**
 * The conditions of a promotion that the member has not joined, met or missing as the gateway says, and what has to be done after
 * that.
 */
export const Conditions = ({ promotion }: { readonly promotion: Promotion }) => {
  const t = useMessages(promotionsMessages);
  const ruleText = useRuleText();
  const { rule, own, minLevel, newMemberDays, needsRealName } = promotion;
  const needs = own?.needs ?? [];
  const texts: Readonly<Record<PromotionNeed, { isAsked: boolean; met: string; missing: string }>> = {
    'new-member': {
      isAsked: newMemberDays !== null,
      met: t('whoNew', { days: newMemberDays ?? 0 }),
      missing: t('needNewMember', { days: newMemberDays ?? 0 }),
    },
    'real-name': { isAsked: needsRealName, met: t('whoNamed'), missing: t('needRealName') },
    level: {
      isAsked: minLevel > 0,
      met: t('whoLevel', { level: minLevel }),
      missing: t('needLevel', { level: minLevel }),
    },
  };
  const on = waysOn(needs);
  const rows = (Object.keys(texts) as PromotionNeed[]).flatMap((need): Row[] => {
    const { isAsked, met, missing } = texts[need];
    if (needs.includes(need))
      return [
        {
          key: need,
          text: missing,
          state: isMissed([need]) ? 'missed' : 'open',
          way: on.find((way) => way.need === need),
        },
      ];
    return isAsked ? [{ key: need, text: met, state: 'met', way: undefined }] : [];
  });
  if (rows.length === 0) rows.push({ key: 'all', text: t('whoAll'), state: 'met', way: undefined });
  // What the rule asks for after joining; a verified name is among the conditions.
  if (rule && rule.type !== 'first-real-name')
    rows.push({
      key: 'rule',
      text: ruleText(ruleType(rule).condition, rule),
      state: 'open',
      way: undefined,
    });
  return (
    <List aria-label={t('conditions')}>
      {rows.map(({ key, text, state, way }) => (
        <li key={key} data-state={state}>
          <Mark aria-hidden="true">
            {state === 'met' && <CheckIcon size={14} />}
            {state === 'missed' && <CloseIcon size={12} />}
          </Mark>
          <span>
            <span className="pv-sr-only">{t(stateTexts[state])} </span>
            <span className="pv-num">{text}</span>
          </span>
          {way && (
            <Button as={Link} to={way.to} size="sm" data-in-bar={way === on[0] ? '' : undefined}>
              {t(way.name)}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
};
