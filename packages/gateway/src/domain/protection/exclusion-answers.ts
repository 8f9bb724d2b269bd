import { errorCodes, type FieldErrors } from '@pavilion/contract';
import { BusinessError } from '../../business-error';

/** Answers of a day that a mark is that of a person who has excluded themselves: to a member, and to visitors of a network. */
export const exclusionAnswers = { member: 5, network: 20 } as const;

/** 10003 on a field, for a mark of a person who has excluded themselves from play. */
class ExcludedMarkError extends BusinessError {}

/** The error that tells a client of a mark of an excluded person; it is counted by `boundAnswers`. */
export const excludedMark = (field: string): BusinessError =>
  new ExcludedMarkError(errorCodes.validationError, {
    fields: [{ field, reason: 'blocked' }],
  } satisfies FieldErrors);

interface Ports {
  throttle: { countOfDay(key: string): Promise<number>; countDaily(key: string): Promise<void> };
}

/** Who asks by entering a mark: a member, or a visitor of a network (`networkOf`). */
type Asker = { readonly memberId: string } | { readonly network: string };

/**
 * Bounds how often a member or visitor can find out by entering marks whether their person has excluded themselves. Only such answers
 * count. Above the limit every mark is refused until the day is over, also one of nobody, so that the refusal says nothing.
 */
export const createExclusionAnswers =
  ({ throttle }: Ports) =>
  /** @throws BusinessError 20004 above the answers of a day. */
  async <T>(asker: Asker, run: () => Promise<T>): Promise<T> => {
    const isMember = 'memberId' in asker;
    const key = `exclusion:${isMember ? asker.memberId : asker.network}`;
    // guard: answers-about-exclusions
    if ((await throttle.countOfDay(key)) >= exclusionAnswers[isMember ? 'member' : 'network'])
      throw new BusinessError(errorCodes.tooManyRequests);
    try {
      return await run();
    } catch (error) {
      if (error instanceof ExcludedMarkError) await throttle.countDaily(key);
      throw error;
    }
  };

export type BoundAnswers = ReturnType<typeof createExclusionAnswers>;
