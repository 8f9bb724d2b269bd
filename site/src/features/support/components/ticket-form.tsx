import { limits, type SupportTopic, supportTopicDefinitions, supportTopics } from '@pavilion/contract';
import { useTicketOpenMutation } from '@pavilion/sdk/react/money';
import { Button, Card, Field, RadioGroup, TextArea, toast, token } from '@pavilion/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { formsMessages } from '../../../shared/forms/forms-messages';
import { useForm } from '../../../shared/forms/use-form';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { MessageBox } from '../../../shared/notice/message-box';
import { PictureField } from '../../../shared/pictures/picture-field';
import { SchemaFields } from '../../../shared/schema-fields/schema-fields';
import { messageErrors, useMessageErrorText } from '../../../shared/support/new-message';
import { useMessageKey } from '../../../shared/support/use-message-key';
import { useTicketDraft } from '../hooks/use-ticket-draft';
import { supportPageMessages } from '../messages/support-page-messages';
import {
  draftFields,
  emptyTicket,
  fieldsOf,
  knownDraft,
  type NewTicket,
  ticketBody,
  validateTicket,
} from '../model/new-ticket';

const Draft = styled.p`
  margin: 0;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface TicketFormProps {
  readonly memberId: string;
  /** The closed ticket that the new one continues. */
  readonly follows: string | undefined;
  /** What the address fills in, which wins over stored input. */
  readonly filledIn: Partial<NewTicket> | undefined;
  /** The address no longer has to fill in the form: a reload would undo what was changed since. */
  readonly onFilledIn: () => void;
  /** The ticket was submitted. */
  readonly onOpened: (id: string) => void;
}

/** Opens a ticket with support. */
export const TicketForm = ({ memberId, follows, filledIn, onFilledIn, onOpened }: TicketFormProps) => {
  const t = useMessages(supportPageMessages);
  const local = useLocalText();
  const tForms = useMessages(formsMessages);
  const errorText = useMessageErrorText();
  const [open] = useTicketOpenMutation();
  const { keyFor, forget } = useMessageKey(`ticket.${memberId}`);
  const [isUploading, setUploading] = useState(false);
  const form = useForm({
    defaults: emptyTicket,
    validate: validateTicket,
    persist: {
      key: `ticket.${memberId}`,
      fields: draftFields,
      restore: knownDraft,
    },
    errorsFrom: messageErrors,
    submit: async (values) => {
      const body = ticketBody(values, follows);
      const { id } = await open({ ...body, key: keyFor(body) }).unwrap();
      forget();
      draft.forget();
      form.reset();
      toast.success(t('ticketSubmitted'));
      onOpened(id);
    },
  });
  const [byAddress, setByAddress] = useState(filledIn);
  const fillIn = useEffectEvent((values: Partial<NewTicket>) => {
    setByAddress(values);
    form.setValues(values);
    onFilledIn();
  });
  useEffect(() => {
    if (filledIn) fillIn(filledIn);
  }, [filledIn]);
  const draft = useTicketDraft(form, byAddress);
  const { errors } = form;

  return (
    <Card title={t('newTicket')}>
      <Form form={form}>
        {follows !== undefined && (
          <MessageBox tone="info" title={t('ticketFollows')} text={t('ticketFollowsText')}>
            <Button as={Link} to={paths.mine.feedback} replace size="sm">
              {t('ticketFollowsDrop')}
            </Button>
          </MessageBox>
        )}
        <FormErrorBox error={form.formError} />
        <Field label={t('topic')} required>
          <RadioGroup
            name="topic"
            variant="cards"
            cardWidth={112}
            value={form.values.topic}
            options={supportTopics.map((each) => ({
              value: each,
              label: local(supportTopicDefinitions[each].name),
            }))}
            onValueChange={(topic) => form.setValues({ topic: topic as SupportTopic })}
          />
        </Field>
        <SchemaFields
          fields={fieldsOf(form.values.topic)}
          values={form.values}
          errors={errors}
          onChange={form.setValues}
        />
        <Field
          label={t('ticketText')}
          hint={t('ticketTextHint')}
          error={errors.text?.reason === 'required' ? t('ticketTextRequired') : errorText(errors.text)}
          required
        >
          <TextArea {...form.field('text')} size="lg" rows={6} maxUnits={limits.support.text} />
        </Field>
        <PictureField
          source="support"
          label={t('ticketPictures')}
          extra={tForms('optional')}
          error={undefined}
          onPictures={(ids) => form.setValues({ pictures: ids.join(' ') })}
          onUploading={setUploading}
        />
        {draft.isStored && <Draft role="status">{t('ticketDraftStored')}</Draft>}
        <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting || isUploading}>
          {t('submitTicket')}
        </Button>
      </Form>
    </Card>
  );
};
