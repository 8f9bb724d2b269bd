import { Button, Card, Field, TextInput, token } from '@pavilion/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { AgentCheck } from '../../../shared/agents/agent-check';
import { useMessages } from '../../../shared/messages';
import { useClient } from '../../../shared/session/session-context';
import { agentMessages } from '../messages/agent-messages';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[3]};
  align-items: end;
  margin-block: ${token.space[3]} ${token.space[4]};
`;

const Lead = styled.p`
  color: ${token.color.inkMuted};
`;

/** Checks agent codes. The code of a followed link is checked on mount; its answer counts as the check of the day (SES-1). */
export const VerifyCard = () => {
  const t = useMessages(agentMessages);
  const { agent } = useClient();
  const [entered, setEntered] = useState('');
  const [code, setCode] = useState('');
  useEffect(() => {
    const linkedCode = agent.verification();
    if (!linkedCode) return;
    setEntered(linkedCode);
    setCode(linkedCode);
  }, [agent]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setCode(entered.trim());
  };
  return (
    <Card title={t('verifyTitle')}>
      <Lead>{t('verifyLead')}</Lead>
      <Form onSubmit={submit}>
        <Field label={t('verifyCode')}>
          <TextInput value={entered} maxLength={256} onValueChange={setEntered} autoComplete="off" />
        </Field>
        <Button type="submit" disabled={entered.trim() === ''}>
          {t('verify')}
        </Button>
      </Form>
      {code && (
        <AgentCheck
          key={code}
          code={code}
          onAnswered={() => {
            if (code === agent.verification()) agent.markChecked();
          }}
        />
      )}
    </Card>
  );
};
