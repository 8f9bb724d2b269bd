import type { Avatar } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { CoverImage } from '../games/cover-image';

/** The grounds of the drawings, so that two avatars next to each other differ at once. */
const grounds: Readonly<Record<Avatar, readonly [string, string]>> = {
  crane: ['#2f6f79', '#e7c987'],
  dragon: ['#8a1f14', '#f2c14e'],
  tiger: ['#a8541c', '#ffe2a8'],
  rabbit: ['#7d4a7f', '#f6d6e6'],
  panda: ['#2f5d43', '#dcefe0'],
  koi: ['#1d5a86', '#ffb27a'],
  phoenix: ['#9c2b4e', '#ffd27a'],
  lotus: ['#3b7a78', '#f7bccd'],
  peach: ['#8c4a3a', '#ffd0bd'],
  gourd: ['#5c6b1e', '#f0dd9a'],
  fan: ['#4b4585', '#dcd6ff'],
  lantern: ['#7c2213', '#ffcf87'],
};

/** A cover needs a name; its place is cut off. */
const noName = { 'zh-CN': '·', en: '·' };

const Circle = styled.span`
  display: inline-block;
  overflow: hidden;
  flex: none;
  border: 2px solid ${token.color.hairline};
  border-radius: ${token.radius.full};
  background: ${token.color.skeleton};
  /* The drawing of a cover without its name below: the square around its middle. */
  && img { width: 150%; max-width: none; margin: -44% 0 0 -25%; }
`;

interface AvatarPictureProps {
  readonly avatar: Avatar;
  /** Width and height in pixels. */
  readonly size: number;
  /** Whether it loads although it may not be visible, as in the header of phones. */
  readonly eager?: boolean;
}

/** A drawn avatar. Decorative: the name is beside it. */
export const AvatarPicture = ({ avatar, size, eager = true }: AvatarPictureProps) => (
  <Circle style={{ width: size, height: size }}>
    <CoverImage
      game={{ name: noName, category: 'egame', cover: { motif: avatar, colors: [...grounds[avatar]] } }}
      eager={eager}
    />
  </Circle>
);
