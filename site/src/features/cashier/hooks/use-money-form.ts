import { useEffect, useEffectEvent } from 'react';
import type { FieldOf, FormValues } from '../../../shared/forms/form-state';
import { type Form, type FormOptions, useForm } from '../../../shared/forms/use-form';
import type { SubmissionHandle } from '../../../shared/submission/use-submission';

interface MoneyFormOptions<V, Body, Result, Secret> extends FormOptions<V> {
  readonly submission: SubmissionHandle<Body, Result, Secret>;
  /** Fields that are not part of the operation, such as the payment password; cleared when the gateway rejects it. */
  readonly secrets?: readonly FieldOf<V>[];
  /** The values to show for a submission that was restored after a reload. */
  readonly valuesOf: (body: Body) => Partial<V>;
  /** The values after the operation is done; the defaults without it. */
  readonly valuesAfter?: (values: V) => V;
}

/**
 * `reset` drops the refusal of a request with the values before. While an outcome is open, the form keeps the values of its
 * request instead of the given ones.
 */
export interface MoneyForm<V> extends Form<V> {
  /** Whether the inputs of the operation must not change: its outcome is open. */
  readonly isLocked: boolean;
}

/** A form whose submission moves money. A change of its input makes the next request a new operation. */
export const useMoneyForm = <V extends FormValues<V>, Body extends object, Result, Secret>({
  submission,
  secrets = [],
  valuesOf,
  valuesAfter,
  ...options
}: MoneyFormOptions<V, Body, Result, Secret>): MoneyForm<V> => {
  const form = useForm<V>(options);
  const { state } = submission;

  const setValues = (changed: Partial<V>) => {
    // Fields report values that did not change, for example on blur.
    const names = (Object.keys(changed) as (keyof V & string)[]).filter(
      (name) => changed[name] !== form.values[name],
    );
    if (names.length === 0) return;
    if (names.some((name) => !secrets.includes(name))) {
      submission.edit();
      submission.reset();
    }
    form.setValues(changed);
  };

  const reset = (values: V = options.defaults) => {
    if (state.status === 'editing') submission.edit();
    form.reset(
      'request' in state && state.request ? { ...options.defaults, ...valuesOf(state.request.body) } : values,
    );
  };

  const onRestored = useEffectEvent((body: Body) => form.setValues(valuesOf(body)));
  const restored = state.status === 'unknown' ? state.request.body : undefined;
  useEffect(() => {
    if (restored) onRestored(restored);
  }, [restored]);

  const onDone = useEffectEvent(() => form.reset(valuesAfter?.(form.values) ?? options.defaults));
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone]);

  const error = 'error' in state ? state.error : undefined;
  const canEdit = state.status === 'editing';
  const onError = useEffectEvent((cause: NonNullable<typeof error>) => {
    if (cause.kind === 'business' && secrets.length > 0) {
      const { defaults } = options;
      form.setValues(Object.fromEntries(secrets.map((name) => [name, defaults[name] ?? ''])) as Partial<V>);
    }
    if (canEdit) form.reject(cause);
  });
  useEffect(() => {
    if (error) onError(error);
  }, [error]);

  return {
    ...form,
    isLocked: submission.isPending || state.status === 'unknown',
    isSubmitting: form.isSubmitting || submission.isPending,
    setValues,
    reset,
    field: (name) => ({
      ...form.field(name),
      onValueChange: (value) => setValues({ [name]: value } as Partial<V>),
    }),
  };
};
