import { errorCodes, type FieldErrors } from '@pavilion/contract';
import { BusinessError } from '../../business-error';

/**
 * Answers of a day that a mark is that of a person who has excluded themselves: to a member, to all members of a network, since
 * a visitor can register many, and to visitors of a network.
 */
export const exclusionAnswers = { member: 5, network: 20 } as const;

/** 10003 on a field, for a mark of a person who has excluded themselves from play. */
class ExcludedMarkError extends BusinessError {}

/** The error that tells a client of a mark of an excluded person; it is counted by `boundAnswers`. */
export const excludedMark = (field: string): BusinessError =>
  new ExcludedMarkError(errorCodes.validationError, {
    fields: [{ field, reason: 'blocked' }],
  } satisfies FieldErrors);

interface Ports {
  throttle: { countDaily(key: string): Promise<number>; refundDaily(key: string): Promise<void> };
  /** The network of an address, in which addresses are counted together. */
  networkOf: (address: string) => string;
}

/** Who asks by entering a mark, from an address: a member, or a visitor. */
export interface Asker {
  readonly memberId?: string;
  readonly address: string;
}

const countsOf = (memberId: string | undefined, network: string) =>
  memberId === undefined
    ? [{ key: `exclusion:${network}`, limit: exclusionAnswers.network }]
    : [
        { key: `exclusion:${memberId}`, limit: exclusionAnswers.member },
        // guard: answers-to-members-of-a-network
        { key: `exclusion-members:${network}`, limit: exclusionAnswers.network },
      ];

/**
 * Bounds how often a member or visitor can find out by entering marks whether their person has excluded themselves. Only such answers
 * count. Above the limit every mark is refused until the day is over, also one of nobody, so that the refusal says nothing. A mark
 * is counted before it is looked up, and uncounted when it is not one of them, so that many at once get no further answer.
 */
export const createExclusionAnswers =
  ({ throttle, networkOf }: Ports) =>
  /** @throws BusinessError 20004 above the answers of a day. */
  async <T>({ memberId, address }: Asker, run: () => Promise<T>): Promise<T> => {
    const counted: string[] = [];
    const uncount = async () => {
      for (const key of counted) await throttle.refundDaily(key);
    };
    let result: T;
    try {
      for (const { key, limit } of countsOf(memberId, networkOf(address))) {
        const count = await throttle.countDaily(key);
        counted.push(key);
        // guard: answers-about-exclusions
        if (count > limit) throw new BusinessError(errorCodes.tooManyRequests);
      }
      result = await run();
    } catch (error) {
      if (!(error instanceof ExcludedMarkError)) await uncount();
      throw error;
    }
    await uncount();
    return result;
  };

export type BoundAnswers = ReturnType<typeof createExclusionAnswers>;
