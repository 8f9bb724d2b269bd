import { useEffect, useState } from 'react';
import { interest } from '../../shared/parts/interest';
import { Lazy } from '../../shared/parts/lazy-part';
import { parts } from '../parts';

/** Promotions come when a person first does something with the page, so that nothing loads more slowly for them. */
export const PromotionsLater = () => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    let left = false;
    interest()
      .then(() => parts.promotions.preload())
      .then(
        () => left || setIsThere(true),
        // The page is whole without them.
        () => {},
      );
    return () => {
      left = true;
    };
  }, []);
  return isThere && <Lazy part={parts.promotions} props={{}} />;
};
