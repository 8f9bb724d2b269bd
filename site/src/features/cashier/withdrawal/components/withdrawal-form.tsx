import { errorCodes, type PayoutAccount } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { formatAmount } from '@pavilion/format';
import { Button, Card, Field, MoneyInput, PasswordInput, RadioGroup, token } from '@pavilion/ui';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { paths } from '../../../../routes/paths';
import { formatMoment } from '../../../../shared/calendar/moment';
import { useErrorText } from '../../../../shared/errors/use-error-text';
import { Stack } from '../../../../shared/layout/stack';
import { useLocale, useLocalText, useMessages } from '../../../../shared/messages';
import { PaymentMark } from '../../../../shared/payment/payment-mark';
import { useClient } from '../../../../shared/session/session-context';
import { AttemptMessage } from '../../components/attempt-message';
import { FormStack } from '../../components/form-stack';
import { MoreLink } from '../../components/side-list';
import type { Attempt } from '../../model/attempt';
import type { WithdrawalBody } from '../../model/deeds';
import { refusedRange } from '../../model/problem';
import { withdrawalMessages } from '../messages/withdrawal-messages';
import {
  accountOf,
  bodyOf,
  faultsOf,
  isUsable,
  limitsOf,
  type WithdrawalDraft,
  type WithdrawalFaults,
} from '../model/withdrawal-draft';
import { Quote } from './quote';

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

export interface WithdrawalFormFacts {
  readonly info: CallResponse<'withdrawalInfo'>;
  readonly accounts: readonly PayoutAccount[];
}

interface WithdrawalFormProps extends WithdrawalFormFacts {
  readonly draft: WithdrawalDraft;
  readonly password: string;
  readonly attempt: Attempt<WithdrawalBody, unknown>;
  readonly onChange: (change: Partial<WithdrawalDraft>) => void;
  readonly onPassword: (password: string) => void;
  /** Called with what is complete and within the limits. */
  readonly onSubmit: (body: WithdrawalBody) => void;
  /** Asks once more for an attempt whose answer never came. */
  readonly onAskAgain: () => void;
}

/** To which account, how much, and the payment password. */
export const WithdrawalForm = ({
  info,
  accounts,
  draft,
  password,
  attempt,
  onChange,
  onPassword,
  onSubmit,
  onAskAgain,
}: WithdrawalFormProps) => {
  const t = useMessages(withdrawalMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const errorText = useErrorText();
  // An account in its cooling period is judged once; when its time comes meanwhile it is there after a reload.
  const { now: clock } = useClient();
  const [now] = useState(clock);
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<keyof WithdrawalFaults>>(new Set());

  const { rules, balance } = info;
  const limits = limitsOf(balance, rules);
  const account = accountOf(accounts, draft, now);
  const faults = faultsOf(draft, password, limits);
  const isFree = attempt.at === 'editing';
  const isBusy = attempt.at === 'sending' || attempt.at === 'checking';
  const problem = isFree ? attempt.problem : undefined;
  const refused = problem && refusedRange(problem);
  const isOfPassword = Number(problem?.code) === errorCodes.paymentPasswordWrong;
  const range = (given: { readonly min: string; readonly max: string }) => ({
    min: formatAmount(given.min),
    max: formatAmount(given.max),
  });

  const show = (name: keyof WithdrawalFaults) => {
    // Drawn at once, so that the field that gets the focus already says what is wrong with it.
    flushSync(() => setLeft(new Set(['amount', 'password'])));
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFree || !account) return;
    const first = (['amount', 'password'] as const).find((name) => faults[name]);
    if (first) return show(first);
    onSubmit(bodyOf(draft, account));
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <Card
          title={t('accountsTitle')}
          extra={<MoreLink to={paths.mine.addBankCard}>{t('addAccount')}</MoreLink>}
        >
          <RadioGroup
            variant="cards"
            cardWidth={232}
            name="account"
            aria-label={t('accounts')}
            disabled={!isFree}
            value={account?.id ?? ''}
            onValueChange={(id) => onChange({ account: id })}
            options={accounts.map((each) => ({
              value: each.id,
              label: text(each.title),
              description: (
                <span className="pv-num">
                  {isUsable(each, now)
                    ? each.number
                    : t('coolingUntil', { until: formatMoment(each.usableAt, locale, 'brief') })}
                </span>
              ),
              icon: <PaymentMark mark={each.mark} />,
              badge: each.isDefault ? t('isDefault') : undefined,
              disabled: !isUsable(each, now),
            }))}
          />
        </Card>
        <Card title={t('amountTitle')}>
          <FormStack>
            <Field
              label={t('amount')}
              hint={t('amountHint', { available: formatAmount(limits.max), ...range(rules) })}
              error={
                (left.has('amount') && faults.amount === 'required' && t('amountRequired')) ||
                (refused && t('amountRefused', range(refused)))
              }
              required
            >
              <MoneyInput
                name="amount"
                placeholder={t('amountPlaceholder')}
                value={draft.amount}
                min={limits.min}
                max={limits.max}
                readOnly={!isFree}
                quickAmounts={[{ label: t('all'), value: limits.max }]}
                onValueChange={(amount) => amount !== draft.amount && onChange({ amount })}
              />
            </Field>
            <Quote amount={faults.amount ? undefined : draft.amount} />
            <Field
              label={t('password')}
              error={
                (left.has('password') && faults.password && t('passwordRequired')) ||
                (isOfPassword && problem && errorText(problem))
              }
              extra={<MoreLink to={paths.mine.authentication}>{t('forgot')}</MoreLink>}
              required
            >
              <PasswordInput
                name="password"
                size="lg"
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                placeholder={t('passwordPlaceholder')}
                value={password}
                readOnly={isBusy}
                onValueChange={(value) => onPassword(value.replace(/\D/g, ''))}
              />
            </Field>
            {!refused && !isOfPassword && (
              <AttemptMessage
                attempt={attempt}
                onAskAgain={() => (faults.password ? show('password') : onAskAgain())}
                onGiveUp={() => onChange({})}
              />
            )}
            <Button
              type="submit"
              variant="primary"
              size="lg"
              block
              loading={isBusy}
              disabled={attempt.at === 'unknown' || !account}
            >
              {draft.amount === '' ? t('submit') : t('submitAmount', { amount: formatAmount(draft.amount) })}
            </Button>
            <Note>{t(rules.mayCancel ? 'submitNote' : 'submitNoteFinal')}</Note>
          </FormStack>
        </Card>
      </Stack>
    </form>
  );
};
