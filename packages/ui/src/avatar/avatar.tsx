'use client';
import { type ComponentProps, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { UserIcon } from '../icons/member-icons';
import { token } from '../themes/tokens';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the user; its first character is shown when there is no picture. */
  readonly name?: string;
  /** URL of a picture. Without one, or when it fails to load, the first character of the name is shown. */
  readonly src?: string;
  /** Diameter in px. Default 40. */
  readonly size?: number;
  /** A gold ring, for VIPs. */
  readonly ring?: boolean;
}

const Root = styled.span<{ $size: number; $ring: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 50%;
  background: ${token.color.valueSoft};
  box-shadow: ${({ $ring }) => ($ring ? `0 0 0 2px ${token.color.valueSolid}` : 'none')};
  color: ${token.color.value};
  font-size: ${({ $size }) => Math.round($size * 0.42)}px;
  font-weight: ${token.weight.bold};
  line-height: 1;
  text-transform: uppercase;
  user-select: none;

  & > * {
    grid-area: 1 / 1;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  img:not([data-loaded]) {
    opacity: 0;
  }
`;

/** A user's picture; the first character of the name, or an icon, while it loads or when it fails. */
export const Avatar = ({ name, src, size = 40, ring = false, ...rest }: AvatarProps) => {
  const [loaded, setLoaded] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const settle = useCallback(
    (picture: HTMLImageElement | null) => {
      // A picture in server-rendered HTML may have loaded, or failed, before hydration.
      if (!picture?.complete || !src) return;
      if (picture.naturalWidth > 0) setLoaded(src);
      else setBroken(src);
    },
    [src],
  );
  const initial = Array.from(name?.trim() ?? '')[0];
  return (
    <Root
      role="img"
      aria-label={name}
      aria-hidden={name ? undefined : true}
      {...rest}
      $size={size}
      $ring={ring}
    >
      {(!src || loaded !== src) && <span>{initial ?? <UserIcon size={Math.round(size * 0.6)} />}</span>}
      {src && src !== broken && (
        <img
          ref={settle}
          src={src}
          alt=""
          data-loaded={loaded === src ? '' : undefined}
          onLoad={() => setLoaded(src)}
          onError={() => setBroken(src)}
        />
      )}
    </Root>
  );
};
