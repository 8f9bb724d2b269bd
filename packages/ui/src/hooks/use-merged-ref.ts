import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** A component's own ref that also sets a forwarded ref. The element must not change while mounted. */
export const useMergedRef = <T>(own: RefObject<T | null>, given: Ref<T> | undefined): RefObject<T | null> => {
  useImperativeHandle(given, () => own.current as T, [own]);
  return own;
};
