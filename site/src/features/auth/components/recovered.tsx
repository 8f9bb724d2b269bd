import { Button, SuccessIcon, token } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { authMessages } from '../messages/auth-messages';
import { Lead } from './form-parts';

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[4]};
  padding-block: ${token.space[6]};
  text-align: center;
  svg { color: ${token.color.success}; }
`;

/** The last step: the new password is set, and every session of the member has ended. */
export const Recovered = () => {
  const t = useMessages(authMessages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Middle>
      <SuccessIcon size={56} />
      <h1 ref={title} tabIndex={-1}>
        {t('recovered')}
      </h1>
      <Lead>{t('recoveredText')}</Lead>
      <Button as={Link} to={paths.user.login} variant="primary" size="lg">
        {t('toLogin')}
      </Button>
    </Middle>
  );
};
