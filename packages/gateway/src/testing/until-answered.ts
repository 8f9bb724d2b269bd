import { errorCodes } from '@pavilion/contract';

/**
 * Repeats a request with a key until the gateway answers it, as clients do: on a busy machine, some of many requests at once get
 * no free connection of the database in time.
 */
export const untilAnswered = async <Answer extends { readonly status_code: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> => {
  for (;;) {
    const answer = await send();
    if (answer.status_code !== errorCodes.unavailable) return answer;
  }
};
