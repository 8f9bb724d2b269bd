import { storageKeys } from '@pavilion/contract';
import { createTestPorts } from '../testing';
import { createAgent } from './agent';

const day = 86_400_000;

describe('agent', () => {
  it('[APP-6] stores agent_verify of the query', () => {
    const agent = createAgent(createTestPorts());
    expect(agent.verification()).toBeUndefined();
    agent.capture('?agent_verify=abc%20&i_code=1');
    agent.capture('?agent_verify=');
    agent.capture('');
    expect(agent.verification()).toBe('abc');
  });

  it('[SES-1] marks the device as checked for one day', async () => {
    const ports = createTestPorts();
    const agent = createAgent(ports);
    expect(agent.isChecked()).toBe(false);
    agent.markChecked();
    expect(ports.cookies.get(storageKeys.agentCheck)).toBeDefined();
    await ports.clock.advance(day - 1);
    expect(agent.isChecked()).toBe(true);
    await ports.clock.advance(1);
    expect(agent.isChecked()).toBe(false);
  });

  it('[SES-1][AGT-3] checks the code of another agent on the same day', () => {
    const agent = createAgent(createTestPorts());
    agent.capture('?agent_verify=AGENT1');
    agent.markChecked();
    expect(agent.isChecked()).toBe(true);
    agent.capture('?agent_verify=AGENT2; x=%E4%B8%AD');
    expect(agent.isChecked()).toBe(false);
    agent.markChecked();
    expect(agent.isChecked()).toBe(true);
  });
});
