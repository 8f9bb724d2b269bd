import type { FlipRound } from '@pavilion/contract';
import { useEffect, useState } from 'react';
import { seenOf } from '../model/seen-rounds';
import { type Verdict, verifyRound } from '../model/verify-round';

/** The verdict on a finished round, computed in this browser; undefined while it is computed. */
export const useVerdict = (round: FlipRound): Verdict | undefined => {
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    let isMounted = true;
    setVerdict(undefined);
    const seen = seenOf(() => localStorage, round.id);
    verifyRound(round, seen, globalThis.crypto?.subtle).then(
      (found) => isMounted && setVerdict(found),
      // The check itself failed, which says nothing about the round.
      () => isMounted && setVerdict('unverifiable'),
    );
    return () => {
      isMounted = false;
    };
  }, [round]);
  return verdict;
};
