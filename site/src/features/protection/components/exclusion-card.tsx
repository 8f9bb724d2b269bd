import { type Closure, errorCodes, exclusionMonths } from '@pavilion/contract';
import { useSelfExcludeMutation } from '@pavilion/sdk/react/money';
import {
  Button,
  Card,
  Field,
  LockIcon,
  Modal,
  PasswordInput,
  RadioGroup,
  TextInput,
  toast,
  token,
} from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { spanOfMonths } from '../../../shared/calendar/span';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useNow } from '../../../shared/calendar/use-now';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { type FieldErrors, requiredError } from '../../../shared/forms/form-errors';
import { useForm } from '../../../shared/forms/use-form';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { useStoreProtection } from '../../../shared/protection/use-protection';
import { protectionMessages } from '../messages/protection-messages';
import { afterMonths, isNoLonger } from '../model/closure-span';
import { Consequences } from './consequences';
import { Muted } from './reality-check-card';
import { useSpanText } from './use-span-text';

type Months = (typeof exclusionMonths)[number];

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[3]};
`;

const Step = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  strong { color: ${token.color.ink}; }
`;

interface FirstStepProps {
  readonly closure: Closure | null;
  readonly months: Months | 0;
  readonly onChange: (months: Months) => void;
  readonly onNext: () => void;
}

const FirstStep = ({ closure, months, onChange, onNext }: FirstStepProps) => {
  const t = useMessages(protectionMessages);
  const spanText = useSpanText();
  const timeText = useTimeText();
  const now = useNow();
  const endOf = (each: Months) => afterMonths(now ?? 0, each);
  const isTooShort = (each: Months) => isNoLonger(endOf(each), closure, 'self-exclusion');
  return (
    <Stack>
      <Step>
        <strong>{t('exclusionStep1')}</strong>
        {t('stepOf', { step: 1 })}
      </Step>
      <Consequences kind="self-exclusion" />
      <RadioGroup
        variant="cards"
        cardWidth={132}
        aria-label={t('exclusionSpan')}
        value={months === 0 ? '' : String(months)}
        onValueChange={(value) => onChange(Number(value) as Months)}
        options={exclusionMonths.map((each) => ({
          value: String(each),
          label: spanText(spanOfMonths(each)),
          description: isTooShort(each) ? t('tooShort') : t('until', { at: timeText(endOf(each), 'day') }),
          disabled: isTooShort(each),
        }))}
      />
      <Actions>
        <Button disabled={months === 0} onClick={onNext}>
          {t('next')}
        </Button>
      </Actions>
    </Stack>
  );
};

interface Confirmation {
  readonly phrase: string;
  readonly loginPassword: string;
}

const empty: Confirmation = { phrase: '', loginPassword: '' };

interface SecondStepProps {
  readonly months: Months;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

const SecondStep = ({ months, onBack, onDone }: SecondStepProps) => {
  const t = useMessages(protectionMessages);
  const spanText = useSpanText();
  const [exclude] = useSelfExcludeMutation();
  const store = useStoreProtection();
  const phrase = t('phrase');
  const form = useForm<Confirmation>({
    defaults: empty,
    validate: (values): FieldErrors<keyof Confirmation> => {
      const password = requiredError(values.loginPassword);
      return {
        ...(values.phrase.trim() === phrase ? {} : { phrase: { reason: 'format' } as const }),
        ...(password && { loginPassword: password }),
      };
    },
    errorsFrom: ({ code }) =>
      Number(code) === errorCodes.wrongCredentials ? { loginPassword: { reason: 'unknown' } } : {},
    submit: async ({ loginPassword }) => {
      await store(exclude({ months, loginPassword }).unwrap());
      toast.success(t('excluded'));
      onDone();
    },
  });
  const { errors } = form;
  return (
    <Form form={form}>
      <Step>
        <strong>{t('exclusionStep2')}</strong>
        {t('stepOf', { step: 2 })}
      </Step>
      <FormErrorBox error={form.formError} />
      <Field
        label={t('phraseLabel', { phrase })}
        error={errors.phrase && t('phraseWrong', { phrase })}
        required
      >
        <TextInput {...form.field('phrase')} size="lg" autoComplete="off" />
      </Field>
      <Field
        label={t('loginPassword')}
        error={
          errors.loginPassword &&
          t(errors.loginPassword.reason === 'required' ? 'passwordRequired' : 'passwordWrong')
        }
        required
      >
        <PasswordInput {...form.field('loginPassword')} size="lg" prefix={<LockIcon size={20} />} />
      </Field>
      <Actions>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button type="submit" variant="danger" loading={form.isSubmitting}>
          {t('exclude', { span: spanText(spanOfMonths(months)) })}
        </Button>
      </Actions>
    </Form>
  );
};

/** Self-exclusion behind two steps: the consequences, then a typed phrase and the login password (PRO-2). */
export const ExclusionCard = ({ closure }: { closure: Closure | null }) => {
  const t = useMessages(protectionMessages);
  const [step, setStep] = useState<1 | 2>(1);
  const [months, setMonths] = useState<Months | 0>(0);
  const [isOpen, setOpen] = useState(false);
  const isLonger = closure?.kind === 'self-exclusion';
  return (
    <Card title={t('exclusionTitle')}>
      <Stack>
        <Muted>{t('exclusionText')}</Muted>
        <div>
          <Button
            onClick={() => {
              setStep(1);
              setMonths(0);
              setOpen(true);
            }}
          >
            {t(isLonger ? 'exclusionLonger' : 'exclusionOpen')}
          </Button>
        </div>
      </Stack>
      <Modal open={isOpen} onOpenChange={setOpen} title={t('exclusionTitle')} direction="center">
        {step === 1 || months === 0 ? (
          <FirstStep closure={closure} months={months} onChange={setMonths} onNext={() => setStep(2)} />
        ) : (
          <SecondStep months={months} onBack={() => setStep(1)} onDone={() => setOpen(false)} />
        )}
      </Modal>
    </Card>
  );
};
