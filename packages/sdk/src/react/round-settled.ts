import { roundTags, type Tag } from '@pavilion/contract/wire';
import { createAction, type Middleware } from '@reduxjs/toolkit';
import type { ClockPort } from '../ports/ports';
import { api } from './api';

/**
 * Dispatch this when a game reports a settled round. It invalidates the `roundTags`, but `Protection` at most once in 10
 * seconds, and once more after the last round: limits, session and result are the most expensive answer of the gateway.
 *
 * @example dispatch(roundSettled());
 */
export const roundSettled: () => { type: 'pavilion/roundSettled' } = createAction('pavilion/roundSettled');

/** Minimum interval between two refetches of `Protection`, ms. */
const minInterval = 10_000;

const slow: Tag = 'Protection';
const immediate = roundTags.filter((tag) => tag !== slow);

/** Handles `roundSettled`. One per store, since several sources report the same round. */
export const roundMiddleware = (clock: ClockPort): Middleware => {
  let isWaiting = false;
  let isStale = false;
  return ({ dispatch }) =>
    (next) =>
    (action) => {
      if ((action as { type?: unknown }).type !== roundSettled().type) return next(action);
      const refetch = () => {
        isWaiting = true;
        isStale = false;
        dispatch(api.util.invalidateTags([slow]));
        clock.setTimeout(() => {
          isWaiting = false;
          if (isStale) refetch();
        }, minInterval);
      };
      dispatch(api.util.invalidateTags(immediate));
      if (isWaiting) isStale = true;
      else refetch();
      return next(action);
    };
};
