import { limitDefinitions, limitSpanTexts, limitUnits } from '@pavilion/contract';
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
import { type FirstLimit, firstLimits } from '../model/first-limits';
import { validateLimit } from '../model/limit-change';
import { raiseTimes } from '../model/waits';
import { Muted } from './reality-check-card';
import { useLimitTexts } from './use-limit-texts';

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

type Values = Readonly<Record<string, string>>;
const fieldNameOf = ({ kind, span }: FirstLimit) => `${kind}-${span}`;
const asked = firstLimits();
const empty: Values = Object.fromEntries(asked.map((limit) => [fieldNameOf(limit), '']));

const validate = (values: Values): FieldErrors<string> =>
  Object.fromEntries(
    asked.flatMap((limit) => {
      const name = fieldNameOf(limit);
      const amount = values[name] as string;
      const error = amount === '' ? undefined : validateLimit(limit.kind)({ amount, isOff: false }).amount;
      return error ? [[name, error]] : [];
    }),
  );

interface FirstLimitsProps {
  /** Called when the member has set limits or put it off. */
  readonly onDone: () => void;
}

/** Asks once, at the end of the registration, for the limits on deposits; the member may put it off (PRO-1). */
export const FirstLimits = ({ onDone }: FirstLimitsProps) => {
  const currency = useCurrency();
  const t = useMessages(protectionMessages);
  const text = useLocalText();
  const { amountOf, fieldOf, nameOf } = useLimitTexts();
  const showError = useErrorToast();
  const store = useStoreProtection();
  const [set] = useLimitSetMutation();
  const [review, reviewing] = useLimitsReviewedMutation();
  const [defaults] = useState(empty);
  const skip = async () => {
    try {
      await store(review().unwrap());
    } catch (error) {
      await showError(error);
    }
    onDone();
  };
  const form = useForm<Values>({
    defaults,
    validate,
    submit: async (values) => {
      for (const limit of asked) {
        const amount = values[fieldNameOf(limit)] as string;
        if (amount !== '') await set({ ...limit, amount }).unwrap();
      }
      onDone();
    },
  });
  const isEmpty = asked.every((limit) => form.values[fieldNameOf(limit)] === '');
  const errorOf = (limit: FirstLimit) => {
    const error = form.errors[fieldNameOf(limit)];
    return (
      error &&
      t(error.reason === 'above' ? 'amountAbove' : 'amountBelow', {
        limit: amountOf(limit.kind, error.limit ?? '0'),
      })
    );
  };
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
          {asked.map((limit) => {
            const { unit } = limitDefinitions[limit.kind];
            return (
              <Field
                key={fieldNameOf(limit)}
                label={
                  limit.kind === 'deposit'
                    ? t('firstOf', { each: text(limitSpanTexts[limit.span].each) })
                    : nameOf(limit)
                }
                error={errorOf(limit)}
              >
                <MoneyInput
                  {...form.field(fieldNameOf(limit))}
                  decimals={limitUnits[unit].decimals}
                  prefix={unit === 'money' ? currency : null}
                  suffix={fieldOf(limit.kind).suffix}
                />
              </Field>
            );
          })}
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
