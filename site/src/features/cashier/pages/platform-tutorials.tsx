import { formatAmount } from '@pavilion/format';
import { useDepositChannelsQuery } from '@pavilion/sdk/react';
import { usePayoutFormsQuery } from '@pavilion/sdk/react/money';
import { Button, Card, Empty, RadioGroup, Skeleton, Tabs, token } from '@pavilion/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { PaymentMark } from '../../../shared/payment/payment-mark';
import { payoutPages } from '../../../shared/payment/payout-pages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { CashierFailed } from '../components/cashier-unavailable';
import { StepList } from '../tutorial/components/step-list';
import { tutorialMessages } from '../tutorial/messages/tutorial-messages';
import { depositSteps, tutorialDirections, withdrawalSteps } from '../tutorial/model/steps';
import { readTutorial, writeTutorial } from '../tutorial/model/tutorial-address';

const Notes = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  padding-left: 1.2em;
  list-style: disc;
  color: ${token.color.inkMuted};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  margin-top: ${token.space[4]};
`;

const { mine } = paths;

/** Step-by-step instructions for each deposit channel and payout kind (RTE-1). */
export const PlatformTutorialsPage = ({ title }: PageProps) => {
  const t = useMessages(tutorialMessages);
  const text = useLocalText();
  const [search, setSearch] = useSearchParams();
  const choice = readTutorial(search);
  const channels = useDepositChannelsQuery({});
  const forms = usePayoutFormsQuery({});
  const isDeposit = choice.direction === 'deposit';
  const query = isDeposit ? channels : forms;
  const channel = channels.data?.find(({ code }) => code === choice.code) ?? channels.data?.[0];
  const form = forms.data?.find(({ kind }) => kind === choice.code) ?? forms.data?.[0];
  const options = isDeposit
    ? channels.data?.map(({ code, mark, name }) => ({ code, mark, name }))
    : forms.data?.map(({ kind, mark, name }) => ({ code: kind, mark, name }));
  const chosen = isDeposit ? channel : form;

  const go = (next: Parameters<typeof writeTutorial>[0]) =>
    setSearch(writeTutorial(next), { replace: true, preventScrollReset: true });

  const notes =
    isDeposit && channel
      ? [
          text(channel.note),
          t('range', { min: formatAmount(channel.min), max: formatAmount(channel.max) }),
          t('fraud'),
          t('sandbox'),
        ]
      : form
        ? [
            ...(form.needsRealName ? [t('needsName')] : []),
            t('limit', { limit: form.limit, bound: form.bound }),
            t('cooling'),
            t('fraud'),
          ]
        : [];

  const body = () => {
    if (query.error && !query.data)
      return (
        <CashierFailed
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={query.refetch}
          onBack={undefined}
        />
      );
    if (!options)
      return (
        <Card aria-busy="true">
          <Stack>
            <Skeleton shape="block" height={64} />
            <Skeleton shape="block" height={260} />
          </Stack>
        </Card>
      );
    if (!chosen)
      return (
        <Card>
          <Empty
            picture={<SceneImage name="maintenance" />}
            title={t('noneTitle')}
            description={t('noneText')}
          />
        </Card>
      );
    return (
      <>
        <Card title={t('channels')}>
          <RadioGroup
            variant="cards"
            name="channel"
            aria-label={t('channels')}
            value={(isDeposit ? channel?.code : form?.kind) ?? ''}
            onValueChange={(code) => go({ ...choice, code })}
            options={options.map(({ code, mark, name }) => ({
              value: code,
              label: text(name),
              icon: <PaymentMark mark={mark} />,
            }))}
          />
        </Card>
        <Card title={t(isDeposit ? 'depositTitle' : 'withdrawalTitle')}>
          <StepList steps={isDeposit ? depositSteps(channel) : withdrawalSteps} channel={text(chosen.name)} />
        </Card>
        <Card title={t('goodToKnow')}>
          <Notes>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Notes>
          <Foot>
            <Button
              as={Link}
              variant="primary"
              to={isDeposit ? mine.finance.deposit : mine.finance.withdrawal}
            >
              {t(isDeposit ? 'toDeposit' : 'toWithdrawal')}
            </Button>
            {!isDeposit && form && (
              <Button as={Link} to={payoutPages(form.kind).add}>
                {t('toBind')}
              </Button>
            )}
          </Foot>
        </Card>
      </>
    );
  };

  return (
    <Stack>
      <PageHeader title={title} lead={t('platformLead')} scene="invite" />
      <Tabs
        label={t('direction')}
        items={tutorialDirections.map((value) => ({ value, label: t(value) }))}
        value={choice.direction}
        onValueChange={(direction) => go({ direction, code: undefined })}
      />
      {body()}
    </Stack>
  );
};
