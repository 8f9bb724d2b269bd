import { Button, ServiceIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { offersAddress } from '../../../shared/brand/offers';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { helpMessages } from '../help-messages';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  margin-top: ${token.space[4]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.color.sunken};
  font-size: ${token.text.sm};
  p { color: ${token.color.inkMuted}; }
  strong { display: block; color: ${token.color.ink}; font-size: ${token.text.md}; }
`;

/** The way on for a reader whom the article did not help. */
export const Unsolved = () => {
  const t = useMessages(helpMessages);
  const brand = useBrand();
  if (!offersAddress(brand, paths.customer.main)) return null;
  return (
    <Box>
      <p>
        <strong>{t('unsolved')}</strong>
        {t('unsolvedText')}
      </p>
      <Button as={Link} to={paths.customer.main} size="sm">
        <ServiceIcon size={16} />
        {t('toSupport')}
      </Button>
    </Box>
  );
};
