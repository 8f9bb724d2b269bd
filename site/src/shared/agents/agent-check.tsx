import type { AgentState } from '@pavilion/contract';
import { useAgentVerifyQuery } from '@pavilion/sdk/react/money';
import { Spinner, SuccessIcon, token, WarningIcon } from '@pavilion/ui';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../calendar/time-zone';
import { ErrorMessage } from '../errors/error-message';
import { useMessages } from '../messages';
import { agentCheckMessages } from './agent-check-messages';

const Result = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[1]} ${token.space[3]};
  align-items: center;
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.warningSoft};
  svg { grid-row: 1 / 3; color: ${token.color.warning}; }
  small { color: ${token.color.inkMuted}; }
  &[data-active] { background: ${token.color.successSoft}; svg { color: ${token.color.success}; } }
`;

const stateNames = {
  active: 'verifyActive',
  suspended: 'verifySuspended',
  closed: 'verifyClosed',
} as const satisfies Record<AgentState, string>;

interface AgentCheckProps {
  readonly code: string;
  /** Called when the gateway has answered; a failed call is no check. */
  readonly onAnswered?: (() => void) | undefined;
}

/** Whose a code is: name and state of the agent, or that nobody has it (AGT-3). */
export const AgentCheck = ({ code, onAnswered }: AgentCheckProps) => {
  const t = useMessages(agentCheckMessages);
  const timeText = useTimeText();
  const { currentData, error } = useAgentVerifyQuery({ code });
  const isAnswered = currentData !== undefined;
  const handleAnswer = useEffectEvent(() => onAnswered?.());
  useEffect(() => {
    if (isAnswered) handleAnswer();
  }, [isAnswered]);
  if (error) {
    return (
      <Result role="status">
        <WarningIcon size={28} />
        <ErrorMessage error={error} />
      </Result>
    );
  }
  if (!currentData) return <Spinner />;
  const { agent } = currentData;
  if (!agent) {
    return (
      <Result role="status">
        <WarningIcon size={28} />
        <span>{t('verifyNone')}</span>
      </Result>
    );
  }
  const isActive = agent.state === 'active';
  const Sign = isActive ? SuccessIcon : WarningIcon;
  return (
    <Result role="status" data-active={isActive ? '' : undefined}>
      <Sign size={28} />
      <strong>{t(stateNames[agent.state], { name: agent.name })}</strong>
      <small>{t('verifySince', { code: agent.code, date: timeText(agent.since, 'day') })}</small>
    </Result>
  );
};
