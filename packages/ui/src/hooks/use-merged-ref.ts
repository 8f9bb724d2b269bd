import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** A component's own ref, which fills the one it was given too. The element stays the same while it is there. */
export const useMergedRef = <T>(own: RefObject<T | null>, given: Ref<T> | undefined): RefObject<T | null> => {
  useImperativeHandle(given, () => own.current as T, [own]);
  return own;
};
