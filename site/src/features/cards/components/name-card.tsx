import type { MemberSecurity, RealNameState } from '@pavilion/contract';
import { type BadgeTone, Button } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { MessageBox } from '../../../shared/notice/message-box';
import { type CardsKey, cardsMessages } from '../messages/cards-messages';
import { NameForm } from './name-form';
import { Standing, StateCard } from './state-card';

const states = {
  none: ['stateNone', 'neutral'],
  pending: ['statePending', 'info'],
  passed: ['statePassed', 'success'],
  refused: ['stateRefused', 'danger'],
} as const satisfies Readonly<Record<RealNameState, readonly [CardsKey, BadgeTone]>>;

/** The real name: the form that submits it, and the result of the review. */
export const NameCard = ({ realName: { state, name, reason } }: { realName: MemberSecurity['realName'] }) => {
  const t = useMessages(cardsMessages);
  const text = useLocalText();
  const [key, tone] = states[state];
  return (
    <StateCard title={t('stepName')} state={t(key)} tone={tone}>
      {state === 'passed' && (
        <Standing>
          <div>
            <strong>{name}</strong>
            <p>{t('namePassedText')}</p>
          </div>
          <Button as={Link} to={paths.mine.informationAudit} variant="text">
            {t('nameCorrect')}
          </Button>
        </Standing>
      )}
      {state === 'pending' && (
        <MessageBox
          tone="busy"
          title={`${t('nameReviewing')}${name ? ` ${name}` : ''}`}
          text={t('nameReviewingText')}
        />
      )}
      {state === 'refused' && (
        <MessageBox tone="danger" title={t('refusedLead')} text={reason && text(reason)} />
      )}
      {(state === 'none' || state === 'refused') && <NameForm />}
    </StateCard>
  );
};
