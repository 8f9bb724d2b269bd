import { limits, type RoomMessage, roomIds } from '@pavilion/contract';
import fc from 'fast-check';
import type { LiveRoomEvent } from '../live/live';
import { buildJoinedRoom, buildRoomMessage, createFakeClock, createTestTab } from '../testing';
import { createLiveRoom } from './create-live-room';

const room = 'room-1';
const idOf = (number: number) => String(number).padStart(16, '0');

/** A gateway with one room, whose frames can be lost on their way. */
const createModel = () => {
  const clock = createFakeClock();
  const listeners = new Set<(event: LiveRoomEvent) => void>();
  const stored: RoomMessage[] = [];
  const removed = new Set<string>();
  let seq = 0;
  let isConnected = true;
  let isJoined = false;
  let loses = false;
  const shown = () => stored.filter(({ id }) => !removed.has(id));
  const deliver = (frame: object) => {
    if (!isConnected || loses) return;
    for (const listener of listeners) listener({ kind: 'frame', frame: frame as Record<string, unknown> });
  };
  const push = (id: number, data: object) => {
    if (!isJoined) return;
    seq += 1;
    deliver({ id, topic: 'room', room, seq, msgData: { data } });
  };
  const answerJoin = (after: string | undefined) => {
    isJoined = true;
    const messages = shown().slice(-limits.rooms.messages);
    const isAdjacent = after !== undefined && messages[0] !== undefined && messages[0].id <= after;
    const more = shown().length > messages.length && !isAdjacent;
    deliver({ id: roomIds.join, room, msgData: { data: buildJoinedRoom({ seq, messages, more }) } });
  };
  const store = (key: string, text: string): RoomMessage => {
    const known = stored.find(({ author }) => author === key);
    if (known) return known;
    const added = buildRoomMessage({ id: idOf(stored.length + 1), author: key, text });
    stored.push(added);
    push(roomIds.batch, { items: [added] });
    return added;
  };
  const live = {
    open: () => {},
    rooms: {
      subscribe: (listener: (event: LiveRoomEvent) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      send: (request: { id: number; after?: string; key?: string; text?: string }) => {
        if (!isConnected || loses) return;
        if (request.id === roomIds.join) answerJoin(request.after);
        if (request.id === roomIds.say)
          deliver({
            id: roomIds.say,
            room,
            key: request.key,
            msgData: { data: store(request.key!, request.text!) },
          });
      },
    },
  };
  return {
    clock,
    client: { live, newIdempotencyKey: () => 'key' },
    shown,
    store,
    remove: (number: number) => {
      if (!stored[number]) return;
      removed.add(stored[number].id);
      push(roomIds.removed, { ids: [stored[number].id] });
    },
    setLoss: (next: boolean) => {
      loses = next;
    },
    disconnect: () => {
      isConnected = false;
      isJoined = false;
      seq = 0;
      for (const listener of listeners) listener({ kind: 'closed' });
    },
    connect: () => {
      if (isConnected) return;
      isConnected = true;
      for (const listener of listeners) listener({ kind: 'ready' });
    },
  };
};

type Action =
  | { type: 'other' | 'own' | 'lose' | 'keep' | 'disconnect' | 'connect' }
  | { type: 'remove'; number: number }
  | { type: 'wait'; ms: number };

describe('a live room whose frames are lost', () => {
  it('[LIV-3] shows an unbroken end of the chat, each message once, and stores each own message once', async () => {
    const types = ['other', 'other', 'own', 'lose', 'keep', 'disconnect', 'connect'] as const;
    const action: fc.Arbitrary<Action> = fc.oneof(
      { arbitrary: fc.constantFrom<Action>(...types.map((type) => ({ type }))), weight: 8 },
      { arbitrary: fc.nat(200).map((number): Action => ({ type: 'remove', number })), weight: 1 },
      {
        arbitrary: fc.integer({ min: 1, max: 15_000 }).map((ms): Action => ({ type: 'wait', ms })),
        weight: 2,
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
        const model = createModel();
        const { clock } = model;
        const live = createLiveRoom(model.client as never, room, {
          clock,
          visibility: createTestTab().visibility,
        });
        live.join();
        const said: Promise<RoomMessage>[] = [];
        let count = 0;
        for (const each of actions) {
          count += 1;
          if (each.type === 'other')
            for (let more = 0; more < 12; more += 1) model.store(`other-${count}-${more}`, '你好');
          else if (each.type === 'own') said.push(live.say('我说', `own-${count}`));
          else if (each.type === 'lose' || each.type === 'keep') model.setLoss(each.type === 'lose');
          else if (each.type === 'remove') model.remove(each.number);
          else if (each.type === 'wait') await clock.advance(each.ms);
          else model[each.type]();
          const ids = live.state().messages.map(({ id }) => id);
          expect(ids).toEqual([...new Set(ids)].sort());
        }
        // From here on nothing is lost, and a further message shows every gap.
        model.setLoss(false);
        model.connect();
        await clock.advance(20_000);
        model.store('last', '再见');
        await clock.advance(20_000);
        expect(live.state()).toMatchObject({ phase: 'joined', sending: [] });
        const answered = await Promise.all(said);
        expect(new Set(answered.map(({ id }) => id)).size).toBe(said.length);
        const ids = live.state().messages.map(({ id }) => id);
        const shown = model.shown().map(({ id }) => id);
        const since = shown.filter((id) => id >= ids[0]!);
        // Without a hole; those that were removed while frames were lost are gone from what a response has.
        expect(ids.filter((id) => shown.includes(id))).toEqual(since);
        const newest = shown.slice(-limits.rooms.messages);
        expect(ids.slice(-newest.length)).toEqual(newest);
        live.leave();
        expect(clock.pending()).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
