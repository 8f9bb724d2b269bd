import { errorCodes } from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import { useGameFavouriteMutation } from '@pavilion/sdk/react';
import { useEffect, useEffectEvent } from 'react';
import { useMember } from '../member/use-member';
import { forgetVisitorGames, markSentTo, readVisitorGames } from './visitor-games';

/**
 * Adds the favourites that a visitor had in this browser to those of the member who has logged in, and removes them from
 * the browser. A demo gets a copy (decision 0119).
 */
export const useSendVisitorGames = () => {
  const { member } = useMember();
  const [change] = useGameFavouriteMutation();
  const send = useEffectEvent(async (memberId: string, isDemo: boolean) => {
    const { favourites, recents, sentTo } = readVisitorGames();
    if (sentTo === memberId || favourites.length + recents.length === 0) return;
    for (const gameCode of favourites) {
      const { error } = await change({ gameCode, favourite: true });
      // A game that is offered no more is left out. After any other error all are sent again with the next page load.
      if (error && Number(toErrorData(error).code) !== errorCodes.notFound) return;
    }
    if (isDemo) markSentTo(memberId);
    else forgetVisitorGames();
  });
  const memberId = member?.id;
  const isDemo = member?.isDemo ?? false;
  useEffect(() => {
    if (memberId !== undefined) send(memberId, isDemo);
  }, [memberId, isDemo]);
};
