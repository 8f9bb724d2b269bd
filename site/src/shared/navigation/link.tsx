import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  /** Takes the place of the entry in the history that is shown now. */
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the site. The router's own carries the prefetching of its framework with it, which weighs more than all
 * else that we use of the router.
 */
export const Link = ({ to, replace, state, onClick, target, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, replace, state });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(to)} target={target} onClick={click} />;
};
