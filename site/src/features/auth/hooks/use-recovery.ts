import {
  useChallengeSendMutation,
  usePasswordIdentifyMutation,
  usePasswordResetMutation,
  usePasswordVerifyMutation,
} from '@pavilion/sdk/react';
import { useEffect, useRef, useState } from 'react';
import { challengeOf } from '../../../shared/codes/challenge-of';
import type { Form } from '../../../shared/forms/use-form';
import { useClient } from '../../../shared/session/session-context';

import { emptyRecovery, judgeRecovery, type Recovery, type RecoveryStep } from '../model/recovery';
import { useForm } from './use-form';
import { usePrefill } from './use-prefill';

const firstField = { identify: 'account', code: 'answer', password: 'password' } as const;

/** Asks the gateway for what a step needs. Each gives the step that follows. */
const useDeeds = () => {
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

/** The way to a new password: how far the person has come, the form of that step, and the way back to the first. */
export const useRecovery = (): {
  readonly step: RecoveryStep;
  readonly setStep: (step: RecoveryStep) => void;
  readonly form: Form<Recovery>;
  readonly restart: () => void;
} => {
  const client = useClient();
  const [step, setStep] = useState<RecoveryStep>({ kind: 'identify' });
  const deed = useDeeds();
  const form = useForm({
    empty: emptyRecovery,
    judge: judgeRecovery[step.kind],
    onRefused: (_, error) => {
      const challenge = challengeOf(error);
      if (step.kind === 'code' && challenge) setStep({ kind: 'code', challenge });
    },
    send: async (values) => setStep(await deed(step, values)),
  });

  usePrefill(() => {
    const remembered = client.session.rememberedAccount();
    if (remembered) form.prefill({ account: remembered.account });
  });

  const shown = useRef(step.kind);
  useEffect(() => {
    if (shown.current === step.kind) return;
    shown.current = step.kind;
    if (step.kind === 'done') return;
    form.ref.current?.querySelector<HTMLInputElement>(`[name=${firstField[step.kind]}]`)?.focus();
  }, [step.kind, form.ref]);

  const restart = () => {
    form.change('answer', '');
    setStep({ kind: 'identify' });
  };
  return { step, setStep, form, restart };
};
