import { errorCodes, type LocalText, type MessageChannel, type SentMessage } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import { newId } from '../../../ids';
import type { Bus } from '../../operations';

/** How long a message lies in the box, ms. */
const lifetime = 600_000;
const perDevice = 20;

export interface Messages {
  /** Carries a text to the person on a device. */
  send(device: string, channel: MessageChannel, to: string, text: LocalText): void;
  /** @throws BusinessError 20201 where there is no box. */
  of(device: string): readonly SentMessage[];
  removeOld(): void;
}

/**
 * Stands for the providers of SMS, mail and calls while there are none: what would have been sent lies in a box, in
 * memory, until it is read or old, at every gateway that hears of it. Codes are hashed everywhere else.
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

/** Outside the sandbox nothing is delivered, and no code lies anywhere in clear. */
export const noMessages: Messages = {
  send() {},
  of() {
    throw new BusinessError(errorCodes.notFound);
  },
  removeOld() {},
};
