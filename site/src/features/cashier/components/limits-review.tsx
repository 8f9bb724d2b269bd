import { useLimitsReviewedMutation } from '@pavilion/sdk/react/money';
import { Button, ShieldIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useStoreProtection } from '../../../shared/protection/use-protection';
import { cashierMessages } from '../messages/cashier-messages';

const Line = styled.section`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 40px;
  padding-inline: ${token.space[3]} ${token.space[1]};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  > svg { flex: none; color: ${token.color.success}; }
  > p { flex: 1; padding-block: ${token.space[2]}; }
  > a, > button { flex: none; }
  > a { display: inline-flex; align-items: center; min-height: 40px; color: ${token.color.accentText}; text-decoration: underline; text-underline-offset: 3px; }
`;

/** Asks for a deposit limit before the first deposit, and again every six months, in a line of the form (PRO-1). */
export const LimitsReview = () => {
  const t = useMessages(cashierMessages);
  const showError = useErrorToast();
  const store = useStoreProtection();
  const [review, { isLoading }] = useLimitsReviewedMutation();
  const putOff = async () => {
    try {
      await store(review().unwrap());
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <Line aria-label={t('reviewTitle')}>
      <ShieldIcon size={18} />
      <p>{t('reviewTitle')}</p>
      <Link to={paths.mine.protection}>{t('reviewSet')}</Link>
      <Button size="sm" variant="text" loading={isLoading} onClick={putOff}>
        {t('reviewSkip')}
      </Button>
    </Line>
  );
};
