import { useEffect, useState } from 'react';
import { firstInteraction, Lazy } from '../../shared/lazy/lazy';
import { shellComponents } from '../shell-components';
import type { PromotionsProps } from './promotions';

/** Loads the promotions at the user's first interaction, so that they delay nothing else on the page. */
export const DeferredPromotions = (props: PromotionsProps) => {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    firstInteraction()
      .then(() => shellComponents.promotions.preload())
      .then(
        () => isUnmounted || setIsLoaded(true),
        // The page is complete without promotions.
        () => {},
      );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return isLoaded && <Lazy component={shellComponents.promotions} props={props} />;
};
