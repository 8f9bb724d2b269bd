import type { ProfileChange, ProfileChangeState } from '@pavilion/contract';
import { profileFormFields } from '@pavilion/contract/forms';
import { useProfileChangeCancelMutation } from '@pavilion/sdk/react/money';
import { Badge, type BadgeTone, Button, toast, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useConfirm } from '../../../shared/dialogs/use-confirm';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { useLocalText, useMessages } from '../../../shared/messages';
import { UploadedPictures } from '../../../shared/pictures/uploaded-pictures';
import { type ProfileChangesKey, profileChangesMessages } from '../messages/profile-changes-messages';

const Item = styled.li`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  padding: ${token.space[4]} ${token.space[5]};
  & + & { border-top: 1px solid ${token.color.line}; }
  > p { overflow-wrap: anywhere; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  width: 100%;
  h3 { font-size: ${token.text.lg}; font-weight: ${token.weight.bold}; }
  small { margin-inline-start: auto; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[8]};
  > div { display: flex; gap: ${token.space[2]}; }
  dt { color: ${token.color.inkMuted}; }
  dd { font-family: ${token.font.number}; }
`;

const Reason = styled.p`
  color: ${token.color.danger};
  font-size: ${token.text.sm};
`;

const states = {
  pending: { text: 'pending', tone: 'info' },
  passed: { text: 'passed', tone: 'success' },
  refused: { text: 'refused', tone: 'danger' },
  cancelled: { text: 'cancelled', tone: 'neutral' },
} as const satisfies Readonly<
  Record<ProfileChangeState, { readonly text: ProfileChangesKey; readonly tone: BadgeTone }>
>;

/** A profile change: its values, its state, and a button to cancel it while the review is pending. */
export const ChangeItem = ({ change }: { change: ProfileChange }) => {
  const ask = useConfirm();
  const t = useMessages(profileChangesMessages);
  const text = useLocalText();
  const errorText = useErrorText();
  const timeText = useTimeText();
  const [cancel] = useProfileChangeCancelMutation();
  const { id, field, before, after, note, pictures, state, reason, at, endedAt } = change;

  const askToCancel = async () => {
    const confirmed = await ask({
      title: t('cancelTitle'),
      message: t('cancelText'),
      confirmText: t('cancel'),
      cancelText: t('keep'),
      danger: true,
      direction: 'center',
      onConfirm: () =>
        cancel({ id })
          .unwrap()
          .catch((thrown) => {
            throw new Error(errorText(thrown));
          }),
    });
    if (confirmed) toast.success(t('cancelDone'));
  };

  return (
    <Item>
      <Head>
        <h3>{text(profileFormFields[field].label)}</h3>
        <Badge tone={states[state].tone} dot>
          {t(states[state].text)}
        </Badge>
        <small className="pv-num">
          {t('requestedAt', { moment: timeText(at, 'brief') })}
          {endedAt && ` · ${t('endedAt', { moment: timeText(endedAt, 'brief') })}`}
        </small>
      </Head>
      <Facts>
        <div>
          <dt>{t('from')}</dt>
          <dd>{before ?? t('none')}</dd>
        </div>
        <div>
          <dt>{t('to')}</dt>
          <dd>{after}</dd>
        </div>
      </Facts>
      {note && <p>{note}</p>}
      {reason && <Reason>{t('reason', { reason: text(reason) })}</Reason>}
      {pictures.length > 0 && <UploadedPictures source="evidence" ids={pictures} />}
      {state === 'pending' && (
        <Button size="sm" variant="ghost" onClick={askToCancel}>
          {t('cancel')}
        </Button>
      )}
    </Item>
  );
};
