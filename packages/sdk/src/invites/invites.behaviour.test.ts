import { createTestPorts } from '../testing';
import { createInvites } from './invites';

const hour = 3_600_000;

const setup = (stored: Record<string, string> = {}) => {
  const ports = createTestPorts();
  for (const [key, text] of Object.entries(stored)) ports.storage.setItem(key, text);
  return { ...ports, invites: createInvites(ports) };
};

describe('invite codes', () => {
  it('[INV-1] stores each code of the query as a value with a time stamp', () => {
    const { invites, storage, clock } = setup();
    invites.capture('?invite_code=V1&i_code=I1&r_code=R1&r_bet=B1&theme=1');
    const time = clock.now();
    const stored = Object.entries(storage.entries()).map(([key, text]) => [key, JSON.parse(text)]);
    expect(Object.fromEntries(stored)).toEqual({
      invite_code: { value: 'V1', time },
      i_code: { value: 'I1', time },
      r_code: { value: 'R1', time },
      r_bet: { value: 'B1', time },
    });
  });

  it('[INV-2] reads r_code with r_bet before i_code before invite_code', () => {
    const { invites, storage } = setup();
    invites.capture('?invite_code=V1&i_code=I1&r_code=R1&r_bet=B1');
    expect(invites.current()).toEqual({ kind: 'r_code', code: 'R1', bet: 'B1' });
    storage.removeItem('r_code');
    expect(invites.current()).toEqual({ kind: 'i_code', code: 'I1' });
    storage.removeItem('i_code');
    expect(invites.current()).toEqual({ kind: 'invite_code', code: 'V1' });
    storage.removeItem('invite_code');
    expect(invites.current()).toBeUndefined();
  });

  it.each([
    ['r_code', 12],
    ['i_code', 12],
    ['invite_code', 24],
  ] as const)('[INV-3] expires %s after %i h, to the millisecond', async (kind, hours) => {
    const { invites, storage, clock } = setup();
    invites.capture(`?${kind}=X1`);
    await clock.advance(hours * hour - 1);
    expect(invites.current()).toEqual({ kind, code: 'X1' });
    await clock.advance(1);
    expect(invites.current()).toBeUndefined();
    expect(storage.entries()).toEqual({});
  });

  it('[INV-3] expires r_bet after 12 h although its r_code is newer', async () => {
    const { invites, storage, clock } = setup();
    invites.capture('?r_code=R1&r_bet=B1');
    await clock.advance(12 * hour - 1);
    storage.setItem('r_code', JSON.stringify({ value: 'R2', time: clock.now() }));
    expect(invites.current()).toEqual({ kind: 'r_code', code: 'R2', bet: 'B1' });
    await clock.advance(1);
    expect(invites.current()).toEqual({ kind: 'r_code', code: 'R2' });
    expect(storage.getItem('r_bet')).toBeNull();
  });

  it('[INV-1] drops an older r_bet when a new r_code is captured', () => {
    const { invites } = setup();
    invites.capture('?r_code=R1&r_bet=B1');
    invites.capture('?r_code=R2');
    expect(invites.current()).toEqual({ kind: 'r_code', code: 'R2' });
  });

  it('[INV-4] accepts a legacy plain value and saves it in the new form with the current time', async () => {
    const { invites, storage, clock } = setup({ i_code: 'OLD8' });
    expect(invites.current()).toEqual({ kind: 'i_code', code: 'OLD8' });
    expect(JSON.parse(storage.getItem('i_code')!)).toEqual({ value: 'OLD8', time: clock.now() });
    await clock.advance(12 * hour);
    expect(invites.current()).toBeUndefined();
  });

  it('[INV-4] accepts a legacy value that was stored as the JSON of a text', () => {
    expect(setup({ i_code: '"OLD8"' }).invites.current()).toEqual({ kind: 'i_code', code: 'OLD8' });
  });

  it('[INV-4] accepts a legacy plain number', () => {
    expect(setup({ i_code: '880123' }).invites.current()).toEqual({ kind: 'i_code', code: '880123' });
  });

  it.each([
    '{"value":"X"',
    '{"value":"X"}',
    '{"value":"X","time":"1"}',
    '{"value":"X","time":null}',
    '{"value":"","time":1}',
    '{"value":7,"time":1}',
    '{"value":"X","time":99999999999999}',
    '[]',
    '["X",1]',
    '""',
    '   ',
    'null',
    'undefined',
    `{"value":"${'X'.repeat(65)}","time":1}`,
  ])('[INV-4] reads garbage as empty and removes it: %s', (text) => {
    const { invites, storage } = setup({ i_code: text });
    expect(invites.current()).toBeUndefined();
    expect(storage.getItem('i_code')).toBeNull();
  });

  it('[INV-1] ignores empty and overlong values, and keeps the stored code', () => {
    const { invites } = setup();
    invites.capture('?i_code=GOOD');
    invites.capture(`?i_code=&r_code=%20&invite_code=${'x'.repeat(65)}`);
    expect(invites.current()).toEqual({ kind: 'i_code', code: 'GOOD' });
    invites.clear();
    expect(invites.current()).toBeUndefined();
  });
});
