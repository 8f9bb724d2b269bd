import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { documentIds } from '../boot';

const Link = styled.a`
  position: fixed;
  top: ${token.space[2]};
  left: ${token.space[2]};
  z-index: ${token.z.tooltip};
  padding: ${token.space[2]} ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.raised};
  color: ${token.color.ink};
  translate: 0 -200%;
  &:focus { translate: none; box-shadow: ${token.shadow[3]}; }
`;

/** A link for keyboard users that skips header and menus. */
export const SkipLink = () => {
  const t = useMessages(appMessages);
  return <Link href={`#${documentIds.main}`}>{t('skipToContent')}</Link>;
};
