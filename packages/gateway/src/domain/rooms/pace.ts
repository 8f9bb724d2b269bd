import { limits } from '@pavilion/contract';
import { secondMs } from '../../durations';

/**
 * Milliseconds until a member may send the next message: at most `burst` messages in the time of as many slow intervals.
 * 0: now.
 *
 * @param sent moments of the member's messages in the room, in ms.
 * @param slow seconds for each message.
 */
export const paceWait = (sent: readonly number[], slow: number, now: number): number => {
  const { burst } = limits.rooms;
  const window = slow * burst * secondMs;
  const recent = sent.filter((at) => at > now - window).sort((one, other) => other - one);
  const earliest = recent[burst - 1];
  return earliest === undefined ? 0 : earliest + window - now;
};
