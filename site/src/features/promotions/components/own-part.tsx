import { type CallResponse, errorCodes, limits, type PromotionOwn } from '@pavilion/contract';
import { formatAmount, formatMinor, parseMinor } from '@pavilion/format';
import { toErrorData } from '@pavilion/sdk';
import { useManualDividendMutation } from '@pavilion/sdk/react';
import { usePromotionApplyMutation } from '@pavilion/sdk/react/money';
import { Badge, Button, Card, CheckIcon, Field, Progress, TextInput, token } from '@pavilion/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { MessageBox } from '../../../shared/notice/message-box';
import { useClient } from '../../../shared/session/session-context';
import { promotionsMessages } from '../messages/promotions-messages';
import { Conditions, isMissed, waysOn } from './conditions';
import { actionOf, ruleType } from './rule-types';
import { StateBadge } from './state-badge';
import { useNextStep } from './use-next-step';
import { useRuleText } from './use-rule-text';

type Promotion = CallResponse<'promotionInfo'>;
type OwnGrant = PromotionOwn['grants'][number];

const Body = styled.div`
  display: grid;
  gap: ${token.space[4]};
  [role='alert'] { color: ${token.color.danger}; }
`;

const Muted = styled.p`
  color: ${token.color.inkMuted};
  line-height: ${token.leading.text};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    padding: ${token.space[3]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
  }
  li[data-reached] { border-color: ${token.color.value}; background: ${token.color.valueSoft}; }
  span { display: inline-flex; align-items: center; gap: ${token.space[2]}; }
`;

const Bonus = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[3]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.md};
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  > :nth-child(n + 3) { grid-column: 1 / -1; }
`;

const grantBadges = {
  pending: { name: 'grantPending', tone: 'info' },
  claimed: { name: 'grantClaimed', tone: 'success' },
  expired: { name: 'grantExpired', tone: 'neutral' },
  revoked: { name: 'grantRevoked', tone: 'danger' },
} as const;

/** A bonus of the promotion, with the button that claims it. Its key is that of the grant, so a retry credits it once. */
const GrantRow = ({ grant }: { readonly grant: OwnGrant }) => {
  const t = useMessages(promotionsMessages);
  const timeText = useTimeText();
  const [claim, { isLoading, error, data }] = useManualDividendMutation();
  const { id, amount, turnover, expiresAt } = grant;
  const state = data ? 'claimed' : grant.state;
  const terms = t('claimTerms', { turnover: formatAmount(turnover) });
  return (
    <Bonus>
      <div>
        <Money value={amount} tone="value" size="xl" />
        <p className="pv-num">
          {terms}
          {state === 'waiting' &&
            expiresAt !== null &&
            ` · ${t('claimUntil', { at: timeText(expiresAt, 'minute') })}`}
        </p>
      </div>
      {state === 'waiting' ? (
        <Button
          variant="primary"
          loading={isLoading}
          onClick={() => void claim({ body: { id }, idempotencyKey: `dividend-${id}` })}
        >
          {t('claim')}
        </Button>
      ) : (
        <Badge tone={grantBadges[state].tone}>{t(grantBadges[state].name)}</Badge>
      )}
      {data && <p role="status">{t('credited', { amount: formatAmount(data.amount) })}</p>}
      {error && !data ? (
        <p role="alert">
          <ErrorMessage error={error} />
        </p>
      ) : null}
    </Bonus>
  );
};

/** The form that takes part, which the bar of phones submits. */
export const joinForm = 'promotion-join';

interface JoinProps {
  readonly promotion: Promotion;
  /** Whether the part says already that the conditions have changed. */
  readonly saysChange: boolean;
  readonly reload: () => void;
}

/** Opts in, applies or claims, by the rule. The gateway lets a member take part once a period, so each press has its own key. */
const Join = ({ promotion, saysChange, reload }: JoinProps) => {
  const t = useMessages(promotionsMessages);
  const text = useLocalText();
  const client = useClient();
  const [apply, { isLoading, error }] = usePromotionApplyMutation();
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { rule, slug, version } = promotion;
  const isOutdated = error !== undefined && toErrorData(error).code === errorCodes.offerChanged;
  const asks = rule !== null && 'question' in rule;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const given = answer.trim();
    setMissing(asks && given === '');
    if (asks && given === '') {
      input.current?.focus();
      return;
    }
    const result = await apply({
      body: { slug, version, ...(asks && { answer: given }) },
      idempotencyKey: client.newIdempotencyKey(),
    });
    if (result.error && toErrorData(result.error).code === errorCodes.offerChanged) reload();
  };
  if (!rule) return null;
  return (
    <Body as="form" id={joinForm} noValidate onSubmit={submit}>
      {'question' in rule && (
        <Field
          label={text(rule.question)}
          hint={t('answerLeft', { count: limits.promotionAnswer })}
          error={isMissing ? t('answerTooShort') : undefined}
          required
        >
          <TextInput
            ref={input}
            value={answer}
            maxLength={limits.promotionAnswer}
            onValueChange={(value) => {
              setAnswer(value);
              setMissing(false);
            }}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" size="lg" loading={isLoading} data-in-bar="">
        {t(actionOf(rule))}
      </Button>
      {error && !(isOutdated && saysChange) ? (
        <p role="alert">
          <ErrorMessage error={error} />
        </p>
      ) : null}
    </Body>
  );
};

/** An amount, or a number of something. */
type Quantity = string | number;
const unitsOf = (quantity: Quantity): bigint =>
  typeof quantity === 'string' ? parseMinor(quantity) : BigInt(quantity);

const PromotionSteps = ({ promotion }: { readonly promotion: Promotion }) => {
  const t = useMessages(promotionsMessages);
  const ruleText = useRuleText();
  const { rule, own } = promotion;
  if (!rule || !('steps' in rule)) return null;
  const texts = ruleType(rule).steps;
  if (!texts) return null;
  const steps = rule.steps.map((step) => {
    const needed = (step as Readonly<Record<string, Quantity>>)[texts.needed] as Quantity;
    return { needed, units: unitsOf(needed), label: ruleText(texts.step, step), amount: step.amount };
  });
  const quantity = own?.[texts.done] ?? null;
  const done = quantity === null ? null : unitsOf(quantity);
  const next = done === null ? undefined : steps.find(({ units }) => done < units);
  const { needed: target, units: targetUnits } = next ?? steps.at(-1)!;
  /** In the unit of the steps. */
  const inUnit = (units: bigint): Quantity =>
    typeof target === 'string' ? formatMinor(units) : Number(units);
  return (
    <>
      {done !== null && (
        <>
          <Progress
            value={Math.min(Number(done), Number(targetUnits))}
            max={Number(targetUnits)}
            label={ruleText(texts.label, {})}
            valueText={ruleText(texts.progress, { done: quantity, target })}
            tone={next ? 'value' : 'success'}
          />
          <Muted className="pv-num">
            {next ? ruleText(texts.left, { left: inUnit(next.units - done) }) : t('stepsDone')}
          </Muted>
        </>
      )}
      <Steps>
        {steps.map(({ units, label: name, amount }) => {
          const isReached = done !== null && done >= units;
          return (
            <li key={name} data-reached={isReached ? '' : undefined}>
              <span className="pv-num">
                {isReached && <CheckIcon size={16} />}
                {name}
                {isReached && <span className="pv-sr-only">{t('reached')}</span>}
              </span>
              <Money value={amount} tone="value" />
            </li>
          );
        })}
      </Steps>
    </>
  );
};

interface OwnPartProps {
  readonly promotion: Promotion;
  /** Fetches the promotion again. */
  readonly reload: () => void;
}

/** The member's part in a promotion: the state, what is missing or running, and what to claim. */
export const OwnPart = ({ promotion, reload }: OwnPartProps) => {
  const t = useMessages(promotionsMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const ruleText = useRuleText();
  const step = useNextStep(promotion);
  const { own, rule, version } = promotion;
  const [seenVersion] = useState(version);
  // Those of members who have joined do not change.
  const hasChanged = version !== seenVersion && !own?.since;
  const until = own?.until ? timeText(own.until, 'minute') : '';

  const running = (): ReactNode => {
    const texts = rule && ruleType(rule).running;
    if (!texts) return null;
    const template = until === '' && texts.withoutEnd ? texts.withoutEnd : texts.text;
    return <Muted className="pv-num">{ruleText(template, rule, { until })}</Muted>;
  };

  const content = (): ReactNode => {
    if (!rule || !own) return null;
    switch (own.state) {
      case 'open':
        return (
          <>
            <Conditions promotion={promotion} />
            <Join promotion={promotion} saysChange={hasChanged} reload={reload} />
          </>
        );
      case 'needs':
        return <Conditions promotion={promotion} />;
      case 'in-progress':
        return running();
      case 'pending':
        return <Muted>{t('pendingText')}</Muted>;
      case 'refused':
        return <Muted>{own.reason ? text(own.reason) : t('refusedText')}</Muted>;
      case 'over':
        return <Muted>{t('overText')}</Muted>;
      case 'spent':
        return <Muted>{t('spentText')}</Muted>;
      case 'claimed':
        return <Muted>{t('claimedText')}</Muted>;
      case 'granted':
        return null;
    }
  };

  return (
    <Card
      title={t('joinTitle')}
      extra={own && <StateBadge state={own.state} isMissed={isMissed(own.needs)} />}
    >
      <Body>
        {hasChanged && <MessageBox tone="info" title={t('changedTitle')} text={t('changedText')} />}
        <PromotionSteps promotion={promotion} />
        {content()}
        {/* The conditions have the ways on from what is missing. */}
        {step && step.to !== null && !(own?.state === 'needs' && waysOn(own.needs).length > 0) && (
          <Button as={Link} to={step.to} variant={step.variant} size="lg" data-in-bar="">
            {step.label}
          </Button>
        )}
        {own && own.grants.length > 0 && (
          <Body as="ul" aria-label={t('myBonus')}>
            {own.grants.map((grant) => (
              <GrantRow key={grant.id} grant={grant} />
            ))}
          </Body>
        )}
      </Body>
    </Card>
  );
};
