import { errorCodes, roomIds } from '@pavilion/contract';
import fc from 'fast-check';
import { buildJoinedRoom, buildRoom, buildRoomMessage } from '../testing';
import { readRoomFrame } from './read-room-frame';

const { match, state, stream } = buildRoom();
const { event, status, clock, scores, incidents, statistics } = match!;
const you = { maySpeak: false, refusal: { code: errorCodes.roomMuted, message: 'muted' }, mutedUntil: null };
const delta = (id: number, data: object) => ({
  id,
  topic: 'room',
  room: 'room-1',
  seq: 1,
  msgData: { data },
});
const valid: readonly (readonly [string, Record<string, unknown>])[] = [
  ['join', { id: roomIds.join, room: 'room-1', msgData: { data: buildJoinedRoom() } }],
  [
    'join without a match',
    { id: roomIds.join, room: 'room-1', msgData: { data: buildJoinedRoom({ match: null }) } },
  ],
  [
    'refused join',
    {
      id: roomIds.join,
      room: 'room-1',
      msgData: { refusal: { code: errorCodes.liveMaintenance, message: '' } },
    },
  ],
  ['say', { id: roomIds.say, room: 'room-1', key: 'key', msgData: { data: buildRoomMessage() } }],
  ['report', { id: roomIds.report, room: 'room-1', message: '1', msgData: { data: {} } }],
  ['batch', delta(roomIds.batch, { items: [buildRoomMessage()] })],
  ['removed', delta(roomIds.removed, { ids: ['1'] })],
  ['viewers', delta(roomIds.viewers, { viewers: 3 })],
  ['rules', delta(roomIds.rules, { speechStatus: 1, vipMin: 0, vipMax: 0, slow: 3 })],
  ['state', delta(roomIds.state, { state, stream, match })],
  ['tick', delta(roomIds.tick, { event, status, clock, scores, incidents, statistics })],
  ['you', { id: roomIds.you, topic: 'member', seq: 1, msgData: { data: { room: 'room-1', ...you } } }],
];

/** Every path to a value in an object. */
const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...path, name]))]
    : [path];
const replaced = (value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown => {
  if (name === undefined) return by;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = replaced(copy[name], rest, by);
  return copy;
};

describe('readRoomFrame', () => {
  it.each(valid)('[LIV-3] reads the frame %s', (_, frame) => expect(readRoomFrame(frame)).toBe(frame));

  it('[LIV-3] never throws, and reads no frame whose fields are of other types', () => {
    const required = [
      'room',
      'seq',
      'items',
      'ids',
      'viewers',
      'messages',
      'maySpeak',
      'text',
      'slow',
      'clock',
    ];
    const broken = fc.constantFrom(...valid).chain(([, frame]) =>
      fc.tuple(fc.constant(frame), fc.constantFrom(...pathsOf(frame))).map(([whole, path]) => ({
        path,
        frame: replaced(whole, path, Symbol.iterator) as Record<string, unknown>,
      })),
    );
    fc.assert(
      fc.property(broken, ({ path, frame }) => {
        if (path.length === 0) return;
        const read = readRoomFrame(frame);
        if (required.includes(path.at(-1)!)) expect(read).toBeUndefined();
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('id', 'room', 'seq', 'msgData'), fc.anything()), (frame) => {
        readRoomFrame(frame);
      }),
    );
  });

  it.each([{}, { id: 20001 }, { id: 'toString' }, { id: 30002, room: 'a' }])(
    '[LIV-3] reads no frame from %j',
    (frame) => expect(readRoomFrame(frame)).toBeUndefined(),
  );
});
