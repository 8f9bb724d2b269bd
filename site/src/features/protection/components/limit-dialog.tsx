import { limitDefinitions, limitUnits, type PlayLimit } from '@pavilion/contract';
import { useLimitSetMutation } from '@pavilion/sdk/react/money';
import { Button, Checkbox, Field, Modal, MoneyInput, toast, token } from '@pavilion/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useCurrency } from '../../../shared/brand/brand-context';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { useForm } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { useStoreProtection } from '../../../shared/protection/use-protection';
import { protectionMessages } from '../messages/protection-messages';
import { effectOf, isUsedUp, type LimitValues, validateLimit } from '../model/limit-change';
import { raiseTimes } from '../model/waits';
import { useLimitTexts } from './use-limit-texts';

const Effect = styled.p`
  min-height: 3em;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token.space[3]};
`;

const errorTexts = { required: 'amountRequired', below: 'amountBelow', above: 'amountAbove' } as const;

interface LimitFormProps {
  readonly limit: PlayLimit;
  readonly onDone: () => void;
}

const LimitForm = ({ limit, onDone }: LimitFormProps) => {
  const currency = useCurrency();
  const t = useMessages(protectionMessages);
  const timeText = useTimeText();
  const { amountOf, fieldOf } = useLimitTexts();
  const [set] = useLimitSetMutation();
  const store = useStoreProtection();
  const [defaults] = useState<LimitValues>(() => ({ amount: limit.amount ?? '', isOff: false }));
  const { unit } = limitDefinitions[limit.kind];
  const { label, hint, suffix } = fieldOf(limit.kind);
  const validate = useMemo(() => validateLimit(limit.kind), [limit.kind]);
  const form = useForm<LimitValues>({
    defaults,
    validate,
    submit: async (values) => {
      const { kind, span } = limit;
      const isWaiting = effectOf(limit.amount, values) === 'higher';
      await store(set({ kind, span, amount: values.isOff ? null : values.amount }).unwrap());
      toast.success(isWaiting ? t('savedWaiting', raiseTimes) : t('saved'));
      onDone();
    },
  });
  const { values, errors } = form;
  const effect = effectOf(limit.amount, values);
  const effectText = () => {
    switch (effect) {
      case 'unknown':
        return hint;
      case 'same':
        return t('effectSame');
      case 'higher':
        return t('effectHigher', { ...raiseTimes, limit: amountOf(limit.kind, limit.amount as string) });
      case 'lower':
        return limit.resetsAt !== null && isUsedUp(limit.used, values)
          ? t('effectReached', { at: timeText(limit.resetsAt, 'brief') })
          : t('effectLower');
    }
  };
  const error = errors.amount;
  return (
    <Form form={form}>
      <FormErrorBox error={form.formError} />
      <Field
        label={label}
        hint={t('now', { limit: limit.amount === null ? t('none') : amountOf(limit.kind, limit.amount) })}
        error={
          error &&
          t(errorTexts[error.reason as keyof typeof errorTexts] ?? 'amountRequired', {
            limit: amountOf(limit.kind, error.limit ?? '0'),
          })
        }
      >
        <MoneyInput
          {...form.field('amount')}
          readOnly={values.isOff}
          decimals={limitUnits[unit].decimals}
          prefix={unit === 'money' ? currency : null}
          suffix={suffix}
        />
      </Field>
      {limit.amount !== null && <Checkbox {...form.checkbox('isOff')}>{t('noLimit')}</Checkbox>}
      <Effect aria-live="polite">
        {effectText()}
        {limit.cap !== null && ` ${t('effectCapped', { limit: amountOf(limit.kind, limit.cap) })}`}
      </Effect>
      <Actions>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={form.isSubmitting} disabled={effect === 'same'}>
          {t('save')}
        </Button>
      </Actions>
    </Form>
  );
};

interface LimitDialogProps {
  /** Undefined until one has been chosen. */
  readonly limit: PlayLimit | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Sets, changes or removes a limit, and says beforehand when it takes effect (PRO-1). */
export const LimitDialog = ({ limit, isOpen, onClose }: LimitDialogProps) => {
  const { nameOf } = useLimitTexts();
  return (
    <Modal
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={limit && nameOf(limit)}
      direction="center"
    >
      {limit && <LimitForm limit={limit} onDone={onClose} />}
    </Modal>
  );
};
