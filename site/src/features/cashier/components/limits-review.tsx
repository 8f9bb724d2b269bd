import { useLimitsReviewedMutation } from '@pavilion/sdk/react/money';
import { Button, ShieldIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useStoreProtection } from '../../../shared/protection/use-protection';
import { cashierMessages } from '../messages/cashier-messages';

const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[3]} ${token.space[4]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  > svg { color: ${token.color.success}; }
  h2 { font-size: ${token.text.md}; }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  /* One line of text and one of actions: the form begins in the first screen of a phone. */
  @media (max-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${token.space[3]};
    padding-block: ${token.space[2]} ${token.space[1]};
    p { display: none; }
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${token.space[2]};
  @media (max-width: 640px) { grid-column: 2; }
`;

/** Asks for a deposit limit before the first deposit, and again every six months, without being in the way (PRO-1). */
export const LimitsReview = () => {
  const t = useMessages(cashierMessages);
  const showError = useErrorToast();
  const store = useStoreProtection();
  const [review, { isLoading }] = useLimitsReviewedMutation();
  const putOff = async () => {
    try {
      await store(await review().unwrap());
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <Box aria-label={t('reviewTitle')}>
      <ShieldIcon size={24} />
      <div>
        <h2>{t('reviewTitle')}</h2>
        <p>{t('reviewText')}</p>
      </div>
      <Actions>
        <Button as={Link} size="sm" to={paths.mine.protection}>
          {t('reviewSet')}
        </Button>
        <Button size="sm" variant="text" loading={isLoading} onClick={putOff}>
          {t('reviewSkip')}
        </Button>
      </Actions>
    </Box>
  );
};
