import type { CallResponse } from '@pavilion/contract';
import { type FormValues, validateForm } from '@pavilion/contract/forms';
import { useAgentApplyMutation } from '@pavilion/sdk/react/money';
import { Button, Card, toast, token } from '@pavilion/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { useForm } from '../../../shared/forms/use-form';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import { initialValues, submittedValues } from '../../../shared/schema-fields/form-values';
import { SchemaFields } from '../../../shared/schema-fields/schema-fields';
import { agentMessages } from '../messages/agent-messages';

const Lead = styled.p`
  margin-bottom: ${token.space[4]};
  color: ${token.color.inkMuted};
`;

interface ApplicationFormProps {
  readonly fields: CallResponse<'agentProgramme'>['fields'];
}

/** Applies to become an agent (AGT-1). The gateway describes the fields. */
export const ApplicationForm = ({ fields }: ApplicationFormProps) => {
  const t = useMessages(agentMessages);
  const { member } = useMember();
  const [apply] = useAgentApplyMutation();
  const defaults = useMemo(() => initialValues(fields), [fields]);
  const form = useForm<FormValues>({
    defaults,
    validate: (entered) => validateForm(fields, entered).errors,
    persist: { key: member && `agent.${member.id}`, fields: fields.map(({ name }) => name) },
    submit: async (entered) => {
      await apply({ values: submittedValues(fields, entered) }).unwrap();
      form.reset();
      toast.success(t('submitted'));
    },
  });
  return (
    <Card title={t('formTitle')} id="apply">
      <Lead>{t('formLead')}</Lead>
      <Form form={form}>
        <FormErrorBox error={form.formError} />
        <SchemaFields fields={fields} values={form.values} errors={form.errors} onChange={form.setValues} />
        <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
          {t('submit')}
        </Button>
      </Form>
    </Card>
  );
};
