import { useEffect, useState } from 'react';
import { Lazy } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { useClient } from '../../../shared/session/session-context';

/** In a chunk of its own: few visitors follow the link of an agent. */
export const agentCheck = lazyComponent(
  'shared/agents/agent-check.tsx',
  'AgentCheck',
  () => import('../../../shared/agents/agent-check'),
);

/**
 * Name and state of the agent whose link the visitor followed, checked once a day, but again after a call that failed (AGT-3, SES-1). Only while the registration
 * sends the code of that agent (INV-4, INV-5): that of a friend may take precedence, and codes expire before `agent_verify`.
 */
export const InvitingAgent = () => {
  const { agent, invites } = useClient();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const linkedCode = agent.verification();
    if (!linkedCode || agent.isChecked()) return;
    if (invites.current()?.code.toUpperCase() !== linkedCode.toUpperCase()) return;
    let isMounted = true;
    agentCheck.preload().then(
      () => {
        if (isMounted) setCode(linkedCode);
      },
      // The form works without this part.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [agent, invites]);
  return code && <Lazy component={agentCheck} props={{ code, onAnswered: agent.markChecked }} />;
};
