import type { PayoutAccount, PayoutAccountState } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { formatAmount } from '@pavilion/format';
import { Badge, Card, Field, MoneyInput, PasswordInput, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../../routes/paths';
import { useCurrency } from '../../../../shared/brand/brand-context';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useErrorText } from '../../../../shared/errors/use-error-text';
import { Form } from '../../../../shared/forms/form';
import { useMessages } from '../../../../shared/messages';
import { PaymentMark } from '../../../../shared/payment/payment-mark';
import { shortNumber, usePayoutAccountName } from '../../../../shared/payment/payout-account-name';
import { payoutAccountStateAt } from '../../../../shared/payment/payout-account-state';
import { PayoutDetails } from '../../../../shared/payment/payout-details';
import type { SubmissionHandle } from '../../../../shared/submission/use-submission';
import { ChannelCards } from '../../components/compact-cards';
import { FormSection, SectionFields } from '../../components/form-section';
import { usePhoneFold } from '../../components/phone-fold';
import { MoreLink } from '../../components/side-list';
import type { MoneyForm } from '../../hooks/use-money-form';
import type { AmountReason } from '../../model/amount-error';
import { refusedRange } from '../../model/cashier-errors';
import type { WithdrawalBody } from '../../model/operations';
import { withdrawalMessages } from '../messages/withdrawal-messages';
import { accountOf, amountLimitsOf, type WithdrawalValues } from '../model/withdrawal-values';

/** The payout accounts while none can be chosen. */
const Accounts = styled.ul`
  display: grid;
  margin-block: calc(-1 * ${token.space[2]});
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[1]} ${token.space[3]};
    min-height: 48px;
    padding-block: ${token.space[1]};
  }
  li + li { border-top: 1px solid ${token.color.line}; }
  li > :last-child { margin-inline-start: auto; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; text-align: end; }
`;

const Extras = styled.span`
  display: flex;
  gap: ${token.space[4]};
`;

/** The control itself reports an amount outside its limits. */
const amountTexts = {
  required: 'amountRequired',
  below: undefined,
  above: undefined,
} as const satisfies Readonly<Record<AmountReason, string | undefined>>;

interface WithdrawalFormProps {
  /** The element id, for the button in the summary. */
  readonly id: string;
  readonly info: CallResponse<'withdrawalInfo'>;
  readonly accounts: readonly PayoutAccount[];
  /** Whether a lock prevents withdrawals now: the accounts are rows to read, since none can be chosen. */
  readonly hasLock: boolean;
  /** Decides which accounts can be used, ms. */
  readonly now: number;
  readonly form: MoneyForm<WithdrawalValues>;
  readonly submission: SubmissionHandle<WithdrawalBody, unknown, { readonly paymentPassword: string }>;
}

/** Account, amount and payment password of a withdrawal. */
export const WithdrawalForm = ({
  id,
  info,
  accounts,
  hasLock,
  now,
  form,
  submission,
}: WithdrawalFormProps) => {
  const currency = useCurrency();
  const t = useMessages(withdrawalMessages);
  const accountName = usePayoutAccountName();
  const timeText = useTimeText();
  const errorText = useErrorText();

  const { folded, more } = usePhoneFold(accounts.length);
  const { rules, balance } = info;
  const limits = amountLimitsOf(balance, rules);
  const { values, errors, isLocked } = form;
  const account = accountOf(accounts, values, now);
  const choiceTexts: Readonly<Record<PayoutAccountState, (account: PayoutAccount) => string>> = {
    usable: ({ number }) => (hasLock ? number : shortNumber(number)),
    cooling: ({ usableAt }) => t('coolingUntil', { until: timeText(usableAt, 'brief') }),
  };
  const numberOf = (each: PayoutAccount) => (
    <span className="pv-num">
      {choiceTexts[payoutAccountStateAt(each, now)](each)}
      <PayoutDetails details={each.details} />
    </span>
  );
  const { state } = submission;
  const error = state.status === 'editing' ? state.error : undefined;
  const refusedLimits = error && refusedRange(error);
  const amountText = errors.amount && amountTexts[errors.amount.reason as AmountReason];
  const range = (given: { readonly min: string; readonly max: string }) => ({
    min: formatAmount(given.min),
    max: formatAmount(given.max),
  });

  return (
    <Form form={form} id={id}>
      <Card padding="none">
        <FormSection
          title={t(hasLock ? 'accounts' : 'accountsTitle')}
          extra={
            <Extras>
              {!hasLock && more}
              <MoreLink to={paths.mine.addBankCard}>{t('addAccount')}</MoreLink>
            </Extras>
          }
        >
          {accounts.length === 0 && <p>{t('accountsEmpty')}</p>}
          {hasLock ? (
            <Accounts>
              {accounts.map((each) => (
                <li key={each.id}>
                  <PaymentMark mark={each.mark} />
                  <b>{accountName(each).title}</b>
                  {each.isDefault && <Badge tone="neutral">{t('isDefault')}</Badge>}
                  {numberOf(each)}
                </li>
              ))}
            </Accounts>
          ) : (
            <ChannelCards
              variant="cards"
              cardWidth="clamp(128px, 50% - 6px, 190px)"
              data-folded={folded}
              name="payoutAccount"
              aria-label={t('accounts')}
              disabled={isLocked}
              value={account?.id ?? ''}
              onValueChange={(id) => form.setValues({ payoutAccount: id })}
              options={accounts.map((each) => ({
                value: each.id,
                label: accountName(each).title,
                description: numberOf(each),
                icon: <PaymentMark mark={each.mark} />,
                badge: each.isDefault ? t('isDefault') : undefined,
                disabled: payoutAccountStateAt(each, now) !== 'usable',
              }))}
            />
          )}
        </FormSection>
        <FormSection title={t('amountTitle')} isLabelled>
          <SectionFields>
            <Field
              label={t('amount')}
              hint={t(hasLock ? 'amountHintLocked' : 'amountHint', {
                available: formatAmount(limits.max),
                ...range(rules),
              })}
              error={
                (amountText && t(amountText)) || (refusedLimits && t('amountRefused', range(refusedLimits)))
              }
              required={!hasLock}
            >
              <MoneyInput
                prefix={currency}
                {...form.field('amount')}
                placeholder={t('amountPlaceholder')}
                min={limits.min}
                max={limits.max}
                readOnly={isLocked}
                quickAmounts={[{ label: t('all'), value: limits.max }]}
              />
            </Field>
            <Field
              label={t('password')}
              error={
                errors.password?.reason === 'unknown'
                  ? error && errorText(error)
                  : errors.password && t('passwordRequired')
              }
              extra={<MoreLink to={paths.mine.authentication}>{t('forgot')}</MoreLink>}
              required={!hasLock}
            >
              <PasswordInput
                {...form.field('password')}
                size="lg"
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                placeholder={t('passwordPlaceholder')}
                readOnly={submission.isPending}
                onValueChange={(value) => form.setValues({ password: value.replace(/\D/g, '') })}
              />
            </Field>
          </SectionFields>
        </FormSection>
      </Card>
    </Form>
  );
};
