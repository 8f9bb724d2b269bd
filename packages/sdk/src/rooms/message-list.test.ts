import fc from 'fast-check';
import { buildRoomMessage } from '../testing';
import { mergeMessages } from './message-list';

const message = (id: number) => buildRoomMessage({ id: String(id).padStart(16, '0') });
const ids = fc.uniqueArray(fc.nat(40), { maxLength: 20 });

describe('mergeMessages', () => {
  it('[LIV-3] has each message once, in the order of the ids, however they arrive', () => {
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 6 }), (batches) => {
        const merged = batches.reduce<ReturnType<typeof mergeMessages>>(
          (messages, batch) => mergeMessages(messages, batch.map(message)),
          [],
        );
        const expected = [...new Set(batches.flat())].sort((one, other) => one - other).map(message);
        expect(merged).toEqual(expected);
      }),
    );
  });

  it('[LIV-3] keeps the list when nothing is added', () => {
    const messages = [message(1)];
    expect(mergeMessages(messages, [])).toBe(messages);
  });
});
