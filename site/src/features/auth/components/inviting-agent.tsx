import { useEffect, useState } from 'react';
import { Lazy } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { useClient } from '../../../shared/session/session-context';

/** In a chunk of its own: few visitors come by the link of an agent. */
const agentCheck = lazyComponent(
  'shared/agents/agent-check.tsx',
  'AgentCheck',
  () => import('../../../shared/agents/agent-check'),
);

/** Name and state of the agent whose link the visitor came by, once a day (AGT-3, SES-1). */
export const InvitingAgent = () => {
  const { agent } = useClient();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const came = agent.verification();
    if (!came || agent.isChecked()) return;
    let isHere = true;
    void agentCheck.preload().then(() => {
      if (!isHere) return;
      setCode(came);
      agent.markChecked();
    });
    return () => {
      isHere = false;
    };
  }, [agent]);
  return code && <Lazy component={agentCheck} props={{ code }} />;
};
