import { type Ref, type RefCallback, useCallback } from 'react';

const assign = <T>(ref: Ref<T> | undefined, node: T | null) => {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
  return undefined;
};

/** One ref that fills two: a component's own and the one it was given. */
export const useMergedRef = <T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> =>
  useCallback(
    (node: T | null) => {
      const undo = [own, given].map((ref) => {
        const cleanup = assign(ref, node);
        return typeof cleanup === 'function' ? cleanup : () => assign(ref, null);
      });
      return () => {
        for (const step of undo) step();
      };
    },
    [own, given],
  );
