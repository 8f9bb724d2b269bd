import vectors from '../../../contract/vectors/invite-ttl.json';
import { createTestPorts } from '../testing';
import { createInvites } from './invites';

it.each(vectors)('[INV-3] a $kind of $age ms lives: $lives', ({ kind, age, lives }) => {
  const ports = createTestPorts();
  const invites = createInvites(ports);
  invites.capture(`?${kind}=A1`);
  ports.clock.setNow(ports.clock.now() + age);
  expect(invites.current() !== undefined).toBe(lives);
});
