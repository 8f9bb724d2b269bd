import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom';
import { useBrand } from '../brand/brand-context';
import { offersAddress } from '../brand/offers';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the site. The router's own `Link` includes the prefetching of its framework, which is larger than all
 * else that the site uses of the router. Nothing is rendered for an address that the brand does not have.
 */
export const Link = ({ to, replace, state, onClick, target, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, replace, state });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  const href = useHref(to);
  return offersAddress(useBrand(), href) ? <a {...rest} href={href} target={target} onClick={click} /> : null;
};

/** A list whose items open at an address of their own. */
type List = 'matches' | 'rooms';

/** The state of a link in a list, which the opened item goes back by. */
export const openedFrom = (list: List) => ({ openedFrom: list });

/** Goes back to the list from which this address was opened, to the place where the member was; undefined if it was not. */
export const useReturnTo = (list: List) => {
  const { state } = useLocation();
  const navigate = useNavigate();
  return state?.openedFrom === list ? () => navigate(-1) : undefined;
};
