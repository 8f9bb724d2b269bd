import { createRequestStore } from './stored-request';
import type { Operation } from './submission';

const operation: Operation<{ channel: string; amount: string }> = {
  name: 'deposit',
  fields: ['channel', 'amount'],
};
const request = { key: 'key-1', body: { channel: 'bank', amount: '100' } };
const store = (memberId: string) => createRequestStore(() => sessionStorage, operation, memberId);

describe('a stored request', () => {
  beforeEach(() => sessionStorage.clear());

  it('[REQ-10] survives a reload and is removed when its answer arrived', () => {
    store('member-1').write(request);
    expect(store('member-1').read()).toEqual(request);
    store('member-1').remove();
    expect(store('member-1').read()).toBeUndefined();
  });

  it('[REQ-10] is not read for another member of the same tab', () => {
    store('member-1').write(request);
    expect(store('member-2').read()).toBeUndefined();
  });

  it('[REQ-10] throws nothing where the storage is denied', () => {
    const denied = createRequestStore(
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      operation,
      'member-1',
    );
    denied.write(request);
    denied.remove();
    expect(denied.read()).toBeUndefined();
  });

  it.each(['', 'null', '{', '[]', '{"key":1}', '{"key":"k","body":{}}'])('[REQ-10] ignores %j', (text) => {
    sessionStorage.setItem('pavilion.deposit.member-1', text);
    expect(store('member-1').read()).toBeUndefined();
  });
});
