import vectors from '../../../contract/vectors/invite-ttl.json';
import { createTestPorts } from '../testing';
import { createInvites } from './invites';

it.each(vectors)('[INV-3] a $kind that is $age ms old is valid: $lives', ({ kind, age, lives }) => {
  const ports = createTestPorts();
  const time = ports.clock.now();
  // An r_bet is read only with an r_code, which is captured again here so that it expires later than the bet.
  if (kind === 'r_bet') ports.storage.setItem('r_code', JSON.stringify({ value: 'R1', time: time + age }));
  ports.storage.setItem(kind, JSON.stringify({ value: 'A1', time }));
  ports.clock.setNow(time + age);
  const invite = createInvites(ports).current();
  expect((kind === 'r_bet' ? invite?.bet : invite?.code) === 'A1').toBe(lives);
  expect(ports.storage.getItem(kind) !== null).toBe(lives);
});
