import { parseSelectionId } from '@pavilion/contract/sports';
import { useEffect, useEffectEvent } from 'react';
import { useMember } from '../../../shared/member/use-member';
import { useQueryParams } from '../../../shared/navigation/use-query-params';
import { useIsMember } from '../../../shared/session/session-context';
import { useCell, useFeed } from '../feed/use-cell';
import { useIsSelected, useToggleSelection } from './slip-selection';

const name = 'pick';

/**
 * Adds the selection that the address has (`?pick=`), such as a price pressed on Home, once its price is known, and removes it
 * from the address. One that is not open any more is not added.
 *
 * @param match the id of the opened match; selections of others are ignored
 */
export const usePickedSelection = (match: string): void => {
  const [params, setParams] = useQueryParams();
  const value = params.get(name) ?? '';
  const selection = parseSelectionId(value)?.event === match ? value : '';
  const feed = useFeed();
  const cell = useCell(selection);
  const isSelected = useIsSelected(selection);
  const toggle = useToggleSelection();
  const isMember = useIsMember();
  const { member } = useMember();
  // Until then the slip is that of the visitor, which would replace the member's.
  const isOwnerKnown = !isMember || member !== undefined;
  const status = cell?.status;
  const isReady = isOwnerKnown && status !== undefined && status !== 'stale';

  const pick = useEffectEvent(() => {
    const event = feed.event(match);
    if (cell?.status === 'open' && event && !isSelected)
      toggle({ selection, price: cell.price, epoch: cell.epoch, event });
    setParams(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete(name);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (!isReady) return;
    // After the effects of the page, which open the slip of a member who has just become known.
    const timer = setTimeout(() => pick());
    return () => clearTimeout(timer);
  }, [isReady]);
};
