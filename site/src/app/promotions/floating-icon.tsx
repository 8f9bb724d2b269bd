import type { FloatingIcon as Icon } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DividendPicture } from '../../shared/dividends/dividend-card';
import { useLocalText } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';
import { bannerScenes } from '../../shared/scenes/scene-url';
import { Rail, withoutGutter } from './promotion-layout';

const Medal = styled(Link)`
  display: grid;
  justify-items: center;
  width: 72px;
  color: ${token.color.ink};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.bold};
  line-height: ${token.leading.tight};
  text-align: center;
  > span:first-child {
    width: 64px;
    height: 64px;
    overflow: hidden;
    border: 2px solid ${token.color.value};
    border-radius: ${token.radius.full};
    box-shadow: ${token.shadow[2]};
    transition: scale ${token.motion.base} ${token.motion.out};
  }
  &:hover > span:first-child { scale: 1.06; }
  > span:last-child {
    position: relative;
    margin-top: -10px;
    padding: ${token.space[1]} ${token.space[2]};
    border-radius: ${token.radius.full};
    background: ${token.gradient.value};
    color: ${token.color.onValue};
  }
  /* A line below the page. */
  ${withoutGutter} {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    width: auto;
    padding: ${token.space[1]} ${token.space[12]} ${token.space[1]} ${token.space[1]};
    border: 1px solid ${token.color.hairline};
    border-radius: ${token.radius.full};
    background: ${token.color.surface};
    font-size: ${token.text.sm};
    > span:first-child { width: 44px; height: 44px; }
    > span:last-child { margin-top: 0; padding: 0; background: none; color: inherit; }
  }
`;

/** Of the invitation the friends, who are not at the right end as the subjects of other scenes. */
const Picture = styled(DividendPicture)`
  && { ${({ name }) => name === 'invite' && 'background-size: 533% 150%; background-position: 69% 92%;'} }
`;

const Corner = styled.div`
  position: absolute;
  top: -10px;
  right: -2px;
  ${withoutGutter} { top: calc(50% - 14px); right: ${token.space[3]}; }
`;

/** A round promotion link next to the content, or below it where there is no room, from `suspensionIcon` (APP-8). */
export const FloatingIcon = ({ icon, children }: { icon: Icon; children: ReactNode }) => {
  const text = useLocalText();
  const scene = bannerScenes.find((name) => name === icon.scene);
  return (
    <Rail>
      <Medal to={icon.href}>
        <span>{scene && <Picture name={scene} />}</span>
        <span>{text(icon.title)}</span>
      </Medal>
      <Corner>{children}</Corner>
    </Rail>
  );
};
