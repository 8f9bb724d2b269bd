import { errorCodes, type LocalText, type MessageChannel, type SentMessage } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import { newId } from '../../../ids';
import type { Bus } from '../../operations';

/** Lifetime of a message, ms. */
const lifetime = 600_000;
const perDevice = 20;

export interface Messages {
  /** Sends messages to the member on a device. */
  send(device: string, channel: MessageChannel, to: string, text: LocalText): void;
  /** @throws BusinessError 20201 notFound outside the sandbox. */
  of(device: string): readonly SentMessage[];
  removeOld(): void;
}

/**
 * Replaces the providers of SMS, mail and calls in the sandbox: messages are kept in memory at every gateway until
 * they are read or expire. Codes are stored hashed everywhere else.
 */
export const createMessageBox = ({ clock, bus }: { clock: Clock; bus: Bus }): Messages => {
  const boxes = new Map<string, SentMessage[]>();
  const fresh = (messages: readonly SentMessage[]) =>
    messages.filter(({ sentAt }) => Date.parse(sentAt) > clock.now() - lifetime);
  bus.subscribe((event) => {
    if (event.kind !== 'message') return;
    const { device, message } = event;
    boxes.set(device, [message, ...fresh(boxes.get(device) ?? [])].slice(0, perDevice));
  });
  return {
    send(device, channel, to, text) {
      const at = momentOf(clock);
      const message = { id: newId(at), channel, to, text, sentAt: at.toISOString() };
      bus.publish({ kind: 'message', device, message });
    },
    of: (device) => fresh(boxes.get(device) ?? []),
    removeOld() {
      for (const [device, messages] of boxes) if (fresh(messages).length === 0) boxes.delete(device);
    },
  };
};

/** Outside the sandbox no message is delivered or kept. */
export const noMessages: Messages = {
  send() {},
  of() {
    throw new BusinessError(errorCodes.notFound);
  },
  removeOld() {},
};
