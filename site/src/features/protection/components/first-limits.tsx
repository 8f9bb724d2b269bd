import { limitSpans, limitSpanTexts } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import { useLimitSetMutation, useLimitsReviewedMutation } from '@pavilion/sdk/react/money';
import { Button, Card, Field, MoneyInput, ShieldIcon, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCurrency } from '../../../shared/brand/brand-context';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import type { FieldErrors } from '../../../shared/forms/form-errors';
import { useForm } from '../../../shared/forms/use-form';
import { useLocalText, useMessages } from '../../../shared/messages';
import { useStoreProtection } from '../../../shared/protection/use-protection';
import { protectionMessages } from '../messages/protection-messages';
import { raiseTimes } from '../model/waits';
import { Muted } from './reality-check-card';

const Head = styled.div`
  display: grid;
  gap: ${token.space[2]};
  max-width: 40em;
  margin-bottom: ${token.space[5]};
  h1 { display: flex; align-items: center; gap: ${token.space[3]}; font-size: ${token.text.h3}; }
  svg { flex: none; color: ${token.color.success}; }
`;

const Amounts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${token.space[4]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`;

type Values = Readonly<Record<(typeof limitSpans)[number], string>>;
const empty = Object.fromEntries(limitSpans.map((span) => [span, ''])) as Values;

const validate = (values: Values): FieldErrors<keyof Values> =>
  Object.fromEntries(
    limitSpans
      .filter((span) => values[span] !== '' && compareAmounts(values[span], '0') <= 0)
      .map((span) => [span, { reason: 'below' }]),
  );

interface FirstLimitsProps {
  /** Called when the member has set limits or put it off. */
  readonly onDone: () => void;
}

/** Asks once, at the end of the registration, for deposit limits; the member may put it off (PRO-1). */
export const FirstLimits = ({ onDone }: FirstLimitsProps) => {
  const currency = useCurrency();
  const t = useMessages(protectionMessages);
  const text = useLocalText();
  const showError = useErrorToast();
  const store = useStoreProtection();
  const [set] = useLimitSetMutation();
  const [review, reviewing] = useLimitsReviewedMutation();
  const [defaults] = useState(empty);
  const skip = async () => {
    try {
      await store(await review().unwrap());
    } catch (error) {
      await showError(error);
    }
    onDone();
  };
  const form = useForm<Values>({
    defaults,
    validate,
    submit: async (values) => {
      for (const span of limitSpans) {
        if (values[span] !== '') await set({ kind: 'deposit', span, amount: values[span] }).unwrap();
      }
      onDone();
    },
  });
  const isEmpty = limitSpans.every((span) => form.values[span] === '');
  return (
    <Card>
      <Head>
        <h1>
          <ShieldIcon size={28} />
          {t('firstTitle')}
        </h1>
        <Muted>{t('firstLead', raiseTimes)}</Muted>
      </Head>
      <Form form={form}>
        <FormErrorBox error={form.formError} />
        <Amounts>
          {limitSpans.map((span) => (
            <Field
              key={span}
              label={t('firstOf', { each: text(limitSpanTexts[span].each) })}
              error={form.errors[span] && t('amountBelow')}
            >
              <MoneyInput {...form.field(span)} prefix={currency} />
            </Field>
          ))}
        </Amounts>
        <Muted>{t('firstNote')}</Muted>
        <Actions>
          <Button type="submit" variant="primary" size="lg" disabled={isEmpty} loading={form.isSubmitting}>
            {t('firstSave')}
          </Button>
          <Button size="lg" loading={reviewing.isLoading} disabled={form.isSubmitting} onClick={skip}>
            {t('firstSkip')}
          </Button>
        </Actions>
      </Form>
    </Card>
  );
};
