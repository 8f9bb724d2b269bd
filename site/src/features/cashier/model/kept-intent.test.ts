import { depositDeed } from './deeds';
import { createKeptIntent } from './kept-intent';

const intent = { key: 'key-1', body: { channel: 'bank', amount: '100' } };
const kept = (memberId: string) => createKeptIntent(() => sessionStorage, depositDeed, memberId);

describe('a kept intent', () => {
  beforeEach(() => sessionStorage.clear());

  it('[REQ-10] outlives a reload and is forgotten when its answer came', () => {
    kept('member-1').keep(intent);
    expect(kept('member-1').read()).toEqual(intent);
    kept('member-1').forget();
    expect(kept('member-1').read()).toBeUndefined();
  });

  it('[REQ-10] is not handed to another member of the same tab', () => {
    kept('member-1').keep(intent);
    expect(kept('member-2').read()).toBeUndefined();
  });

  it('[REQ-10] keeps nobody from anything where nothing can be kept', () => {
    const denied = createKeptIntent(
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      depositDeed,
      'member-1',
    );
    denied.keep(intent);
    denied.forget();
    expect(denied.read()).toBeUndefined();
  });

  it.each(['', 'null', '{', '[]', '{"key":1}', '{"key":"k","body":{}}'])(
    '[REQ-10] takes %j for none',
    (text) => {
      sessionStorage.setItem('pavilion.deposit.member-1', text);
      expect(kept('member-1').read()).toBeUndefined();
    },
  );
});
