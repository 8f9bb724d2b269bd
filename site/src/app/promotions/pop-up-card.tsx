import type { PopUp } from '@pavilion/contract';
import { Button, breakpoint, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DividendPicture } from '../../shared/dividends/dividend-card';
import { useLocalText } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';
import { bannerScenes } from '../../shared/scenes/scene-url';

const Card = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[5]};
  min-height: 88px;
  padding: ${token.space[3]} ${token.space[6]} ${token.space[3]} 152px;
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.color.raised};
  > div:first-child { position: absolute; inset: 0 auto 0 0; width: 128px; overflow: hidden; }
  > div:nth-child(2) { flex: 1 1 auto; }
  strong { font-size: ${token.text.lg}; }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  > a { flex: none; }
  @media (max-width: ${breakpoint.phone}px) {
    flex-wrap: wrap;
    gap: ${token.space[3]};
    padding: ${token.space[4]};
    > div:first-child { display: none; }
  }
`;

interface PopUpCardProps {
  readonly popUp: PopUp;
  readonly onFollow: () => void;
  /** The close button. */
  readonly children: ReactNode;
}

/** A promotion with picture, text and link. */
export const PopUpCard = ({ popUp, onFollow, children }: PopUpCardProps) => {
  const text = useLocalText();
  const scene = bannerScenes.find((name) => name === popUp.scene);
  return (
    <Card>
      <div>{scene && <DividendPicture name={scene} />}</div>
      <div>
        <strong>{text(popUp.title)}</strong>
        <p>{text(popUp.body)}</p>
      </div>
      <Button as={Link} to={popUp.href} onClick={onFollow}>
        {text(popUp.callToAction)}
      </Button>
      {children}
    </Card>
  );
};
