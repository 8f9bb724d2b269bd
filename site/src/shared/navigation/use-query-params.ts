import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/**
 * The query of the address, and a function that changes it. Changes build on each other, unlike those of
 * `useSearchParams`, which forget an earlier one that is not rendered yet.
 */
export const useQueryParams = () => {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  // With the commit: a later effect would come after a change by another component that shows the new query already.
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      latest.current = next(latest.current);
      setParams(latest.current, options);
    },
    [setParams],
  );
  return [params, change] as const;
};
