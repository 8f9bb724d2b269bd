import { useMemo } from 'react';
import { createKeptIntent, type Deed, type KeptIntent } from '../model/kept-intent';

/** The kept intent of a member; none while it is not known whose it is. */
export const useKept = <Body>(deed: Deed<Body>, memberId: string | undefined): KeptIntent<Body> | undefined =>
  useMemo(
    () => (memberId === undefined ? undefined : createKeptIntent(() => sessionStorage, deed, memberId)),
    [deed, memberId],
  );
