import { type RoomMessage, type RoomReportReason, roomReportReasons } from '@pavilion/contract';
import { Field, Modal, RadioGroup, toast, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { useMessages } from '../../../shared/messages';
import { roomsMessages } from '../messages/rooms-messages';

const Quote = styled.blockquote`
  margin: 0 0 ${token.space[4]};
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  overflow-wrap: anywhere;
`;

const names = {
  insult: 'reasonInsult',
  fraud: 'reasonFraud',
  advertising: 'reasonAdvertising',
  other: 'reasonOther',
} as const satisfies Readonly<Record<RoomReportReason, string>>;

interface ReportDialogProps {
  readonly message: RoomMessage;
  readonly report: (message: string, reason: RoomReportReason) => Promise<void>;
  readonly onClose: () => void;
}

/** Reports a message with a reason. */
export const ReportDialog = ({ message, report, onClose }: ReportDialogProps) => {
  const t = useMessages(roomsMessages);
  const errorText = useErrorText();
  const [reason, setReason] = useState<RoomReportReason>();
  const [isMissing, setMissing] = useState(false);
  const send = async () => {
    if (reason === undefined) {
      setMissing(true);
      return;
    }
    try {
      await report(message.id, reason);
    } catch (error) {
      throw new Error(errorText(error));
    }
    onClose();
    toast.success(t('reported'));
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      direction="center"
      title={t('reportTitle')}
      footer={[
        { title: t('cancel'), type: 'cancel' },
        { title: t('reportSend'), type: 'confirm', noClose: true, onClick: send },
      ]}
    >
      <Quote dir="auto">{t('reportQuote', { name: message.who, text: message.text })}</Quote>
      <Field
        label={t('reportReason')}
        error={isMissing && reason === undefined ? t('reportRequired') : undefined}
      >
        <RadioGroup
          options={roomReportReasons.map((value) => ({ value, label: t(names[value]) }))}
          value={reason ?? ''}
          onValueChange={setReason}
        />
      </Field>
    </Modal>
  );
};
