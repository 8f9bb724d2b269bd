import {
  useChallengeSendMutation,
  usePasswordIdentifyMutation,
  usePasswordResetMutation,
  usePasswordVerifyMutation,
} from '@pavilion/sdk/react';
import { useEffect, useRef, useState } from 'react';
import { challengeOf } from '../../../shared/codes/challenge-of';
import { type Form, useForm } from '../../../shared/forms/use-form';
import { useClient } from '../../../shared/session/session-context';
import { answerErrors } from '../model/check';
import { emptyRecovery, type Recovery, type RecoveryStep, validateRecovery } from '../model/recovery';

const firstField = { identify: 'account', code: 'answer', password: 'password' } as const;

/** Submits a step to the gateway and returns the step that follows. */
const useSubmitStep = () => {
  const [identify] = usePasswordIdentifyMutation();
  const [send] = useChallengeSendMutation();
  const [verify] = usePasswordVerifyMutation();
  const [reset] = usePasswordResetMutation();
  return async (
    step: RecoveryStep,
    { account, phone, answer, password }: Recovery,
  ): Promise<RecoveryStep> => {
    switch (step.kind) {
      case 'identify': {
        const { id } = await identify({ account: account.trim(), phone }).unwrap();
        return { kind: 'code', challenge: await send({ id }).unwrap() };
      }
      case 'code': {
        const { ticket } = await verify({ id: step.challenge.id, code: answer }).unwrap();
        return { kind: 'password', ticket };
      }
      case 'password':
        await reset({ ticket: step.ticket, password }).unwrap();
        return { kind: 'done' };
      case 'done':
        return step;
    }
  };
};

/** Password recovery: the current step, its form, and the return to the first step. */
export const useRecovery = (): {
  readonly step: RecoveryStep;
  readonly setStep: (step: RecoveryStep) => void;
  readonly form: Form<Recovery>;
  readonly restart: () => void;
} => {
  const client = useClient();
  const [step, setStep] = useState<RecoveryStep>({ kind: 'identify' });
  const submitStep = useSubmitStep();
  const form = useForm({
    defaults: emptyRecovery,
    validate: validateRecovery[step.kind],
    prefill: () => {
      const remembered = client.session.rememberedAccount();
      return remembered && { account: remembered.account };
    },
    errorsFrom: answerErrors,
    onRejected: (_, cause) => {
      const challenge = challengeOf(cause);
      if (step.kind === 'code' && challenge) setStep({ kind: 'code', challenge });
    },
    submit: async (values) => setStep(await submitStep(step, values)),
  });

  const shown = useRef(step.kind);
  useEffect(() => {
    if (shown.current === step.kind) return;
    shown.current = step.kind;
    if (step.kind === 'done') return;
    form.ref.current?.querySelector<HTMLInputElement>(`[name=${firstField[step.kind]}]`)?.focus();
  }, [step.kind, form.ref]);

  const restart = () => {
    form.setValues({ answer: '' });
    setStep({ kind: 'identify' });
  };
  return { step, setStep, form, restart };
};
