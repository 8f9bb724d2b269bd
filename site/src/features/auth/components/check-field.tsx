import type { Challenge } from '@pavilion/contract';
import { Field, PhoneInput, TextInput, token } from '@pavilion/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { SentCodeField } from '../../../shared/codes/sent-code-field';
import { useMessages } from '../../../shared/messages';
import { authMessages } from '../messages/auth-messages';
import { Slider } from './slider';

const Hint = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  margin-top: ${token.space[3]};
`;

interface CheckFieldProps {
  readonly challenge: Challenge;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
  /** Called with the challenge of a newly sent code. */
  readonly onChallenge: (challenge: Challenge) => void;
}

/** The control that answers a challenge (ERR-7). */
export const CheckField = ({ challenge, error, onChallenge, ...control }: CheckFieldProps) => {
  const t = useMessages(authMessages);
  const hintId = useId();
  const { kind, question, target } = challenge;

  switch (kind) {
    case 'code':
      return <SentCodeField {...control} challenge={challenge} error={error} onChallenge={onChallenge} />;
    case 'slider':
      return (
        <div>
          <Slider {...control} label={t('slider')} target={target ?? 0} describedBy={hintId} />
          <Hint id={hintId}>{t('sliderHint', { target: target ?? 0 })}</Hint>
        </div>
      );
    case 'question':
      return (
        <Field label={t('question', { question: question ?? '' })} error={error} required>
          <TextInput {...control} size="lg" inputMode="numeric" autoComplete="off" />
        </Field>
      );
    case 'phone':
      return (
        <Field label={t('boundPhone')} hint={t('boundPhoneHint')} error={error} required>
          <PhoneInput {...control} />
        </Field>
      );
    case 'real-name':
      return (
        <Field label={t('realName')} hint={t('realNameHint')} error={error} required>
          <TextInput {...control} size="lg" autoComplete="name" />
        </Field>
      );
    case 'bank-card':
      return (
        <Field label={t('bankCard')} hint={t('bankCardHint')} error={error} required>
          <TextInput {...control} size="lg" inputMode="numeric" autoComplete="off" />
        </Field>
      );
  }
};
