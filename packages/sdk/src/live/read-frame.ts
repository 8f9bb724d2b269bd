import { type LiveFrame, liveIds, liveTopics, type SpeechRules } from '@pavilion/contract';

import { readObject } from '../json/read-object';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown) => typeof value === 'string';
const isRefusal = ({ code, message }: Fields) => typeof code === 'number' && isText(message);
const isLocalText = (value: unknown) => isFields(value) && isText(value['zh-CN']) && isText(value.en);

/** What the data of each kind of frame must look like before it is believed. */
const checks: Readonly<Record<number, (data: Fields) => boolean>> = {
  [liveIds.snapshot]: ({ seq, balance }) =>
    isFields(seq) &&
    liveTopics.every((topic) => isCount(seq[topic])) &&
    (balance === null || isText(balance)),
  [liveIds.balance]: ({ balance }) => isText(balance),
  [liveIds.deposit]: ({ id, state }) => isText(id) && isText(state),
  [liveIds.withdrawal]: ({ id, state }) => isText(id) && isText(state),
  [liveIds.notice]: ({ id, title, body, publishedAt }) =>
    isText(id) && isLocalText(title) && isLocalText(body) && isText(publishedAt),
  [liveIds.sessionEnded]: isRefusal,
};

/** Numbers that are missing or none are 0. Source: LIV-2. */
const rulesOf = (data: unknown): SpeechRules => {
  const given = isFields(data) ? data : {};
  const number = (name: keyof SpeechRules) => (isCount(given[name]) ? (given[name] as number) : 0);
  return { speechStatus: number('speechStatus'), vipMax: number('vipMax'), vipMin: number('vipMin') };
};

const isCounted = ({ topic, seq }: Fields) => liveTopics.includes(topic as never) && isCount(seq);
const deltas: readonly unknown[] = [liveIds.balance, liveIds.deposit, liveIds.withdrawal, liveIds.notice];

/** A frame that was understood; whatever else comes is a sign of life and no more. Never throws. */
export const readFrame = (text: string): LiveFrame | undefined => {
  const frame = readObject<Fields>(text);
  if (!frame) return undefined;
  const { id, msgData } = frame;
  if (id === liveIds.heartbeat) return { id };
  const { data, refusal }: Fields = isFields(msgData) ? msgData : {};
  if (id === liveIds.login) {
    if (isFields(refusal) && isRefusal(refusal)) return { id, msgData: { refusal: refusal as never } };
    return { id, msgData: { data: rulesOf(data) } };
  }
  const check = Object.hasOwn(checks, String(id)) ? checks[id as number] : undefined;
  if (!check || !isFields(data) || !check(data)) return undefined;
  return deltas.includes(id) && !isCounted(frame) ? undefined : (frame as unknown as LiveFrame);
};
