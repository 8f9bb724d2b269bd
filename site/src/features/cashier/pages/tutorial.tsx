import { useDepositChannelsQuery } from '@pavilion/sdk/react';
import { usePayoutFormsQuery } from '@pavilion/sdk/react/money';
import { Button, Card, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { PaymentMark } from '../../../shared/payment/payment-mark';
import { StepList } from '../tutorial/components/step-list';
import { tutorialMessages } from '../tutorial/messages/tutorial-messages';
import { depositSteps, withdrawalSteps } from '../tutorial/model/steps';
import { tutorialAddress } from '../tutorial/model/tutorial-address';

const Logos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    padding: ${token.space[2]} ${token.space[4]} ${token.space[2]} ${token.space[2]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
    color: ${token.color.ink};
  }
  a:hover { border-color: ${token.color.hairline}; background: ${token.color.sunken}; }
`;

const SubTitle = styled.h3`
  margin: ${token.space[5]} 0 ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.medium};
`;

const skeletonKeys = ['a', 'b', 'c', 'd'];
const Skeletons = () =>
  skeletonKeys.map((key) => <Skeleton key={key} shape="block" width={128} height={54} />);

/** An illustrated introduction to deposits and withdrawals (RTE-1). */
export const TutorialPage = ({ title }: PageProps) => {
  const t = useMessages(tutorialMessages);
  const text = useLocalText();
  const channels = useDepositChannelsQuery({});
  const forms = usePayoutFormsQuery({});
  return (
    <Stack>
      <PageHeader title={title} lead={t('introLead')} scene="rescue" />
      <Card
        title={t('depositTitle')}
        extra={
          <Button as={Link} variant="primary" size="sm" to={paths.mine.finance.deposit}>
            {t('toDeposit')}
          </Button>
        }
      >
        <StepList steps={depositSteps(undefined)} channel={t('anyChannel')} />
        {!channels.isError && (
          <>
            <SubTitle>{t('byChannel')}</SubTitle>
            <Logos>
              {channels.data?.map(({ code, mark, name }) => (
                <li key={code}>
                  <Link to={tutorialAddress('deposit', code)}>
                    <PaymentMark mark={mark} />
                    {text(name)}
                  </Link>
                </li>
              )) ?? <Skeletons />}
            </Logos>
          </>
        )}
      </Card>
      <Card
        title={t('withdrawalTitle')}
        extra={
          <Button as={Link} size="sm" to={paths.mine.finance.withdrawal}>
            {t('toWithdrawal')}
          </Button>
        }
      >
        <StepList steps={withdrawalSteps} channel={t('anyAccount')} />
        {!forms.isError && (
          <>
            <SubTitle>{t('byChannel')}</SubTitle>
            <Logos>
              {forms.data?.map(({ kind, mark, name }) => (
                <li key={kind}>
                  <Link to={tutorialAddress('withdrawal', kind)}>
                    <PaymentMark mark={mark} />
                    {text(name)}
                  </Link>
                </li>
              )) ?? <Skeletons />}
            </Logos>
          </>
        )}
      </Card>
    </Stack>
  );
};
