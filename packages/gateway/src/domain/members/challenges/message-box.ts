import { errorCodes, type LocalText, type MessageChannel, type SentMessage } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import { minuteMs } from '../../../durations';
import { newId } from '../../../ids';
import type { Bus } from '../../operations';

/** Lifetime of a message, ms. */
const lifetime = 10 * minuteMs;
/** Messages kept for one device. */
const maxPerDevice = 20;

export interface Messages {
  /** Delivers a message to a device. */
  send(device: string, channel: MessageChannel, to: string, text: LocalText): void;
  /**
   * The unexpired messages of a device, newest first.
   *
   * @throws BusinessError 20201 notFound outside the sandbox.
   */
  listFor(device: string): readonly SentMessage[];
  removeExpired(): void;
}

/**
 * Sandbox replacement for SMS, email and voice providers. Every gateway keeps the newest 20 messages of a device in
 * memory for 10 minutes. The database stores codes only as hashes.
 */
export const createMessageBox = ({ clock, bus }: { clock: Clock; bus: Bus }): Messages => {
  const messagesByDevice = new Map<string, SentMessage[]>();
  const unexpired = (messages: readonly SentMessage[]) =>
    messages.filter(({ sentAt }) => Date.parse(sentAt) > clock.now() - lifetime);
  bus.subscribe((event) => {
    if (event.kind !== 'message') return;
    const { device, message } = event;
    messagesByDevice.set(
      device,
      [message, ...unexpired(messagesByDevice.get(device) ?? [])].slice(0, maxPerDevice),
    );
  });
  return {
    send(device, channel, to, text) {
      const at = momentOf(clock);
      const message = { id: newId(at), channel, to, text, sentAt: at.toISOString() };
      bus.publish({ kind: 'message', device, message });
    },
    listFor: (device) => unexpired(messagesByDevice.get(device) ?? []),
    removeExpired() {
      for (const [device, messages] of messagesByDevice)
        if (unexpired(messages).length === 0) messagesByDevice.delete(device);
    },
  };
};

/** Used outside the sandbox: discards messages and rejects reads. */
export const noMessages: Messages = {
  send() {},
  listFor() {
    // guard: codes-are-not-listed
    throw new BusinessError(errorCodes.notFound);
  },
  removeExpired() {},
};
