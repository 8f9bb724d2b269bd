import type { DepositChannel, LocalText, PayoutForm, PayoutKind } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { useDepositChannelsQuery } from '@pavilion/sdk/react';
import { usePayoutFormsQuery } from '@pavilion/sdk/react/money';
import { Button, Card, Empty, RadioGroup, Skeleton, Tabs, token } from '@pavilion/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { PaymentMark } from '../../../shared/payment/payment-mark';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { CashierFailed } from '../components/cashier-unavailable';
import { PageHead } from '../components/page-head';
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

/** Where an account of each kind is bound. */
const bindPaths: Readonly<Record<PayoutKind, string>> = {
  bank: mine.addBankCard,
  coin: mine.coinAddresses,
  ebpay: mine.ebpay.add,
  koipay: mine.koipay.add,
  alipay: mine.alipay.add,
  wechat: mine.wechat.add,
  digital: mine.digital.add,
};

/** The one that the address names, else the first. */
const chosenOf = <Way extends { readonly kind: string }>(
  ways: readonly Way[] | undefined,
  kind: string | undefined,
): Way | undefined => ways?.find((each) => each.kind === kind) ?? ways?.[0];

/** The first channel of each kind: two banks are paid in the same way. */
const onePerKind = (channels: readonly DepositChannel[] | undefined) =>
  channels?.filter(({ kind }, index) => channels.findIndex((each) => each.kind === kind) === index);

/** Step by step for each way to pay. Source: section 2 of the specification (finance/introTutorial/platformTutorials). */
export const PlatformTutorialsPage = ({ title }: PageProps) => {
  const t = useMessages(tutorialMessages);
  const text = useLocalText();
  const [search, setSearch] = useSearchParams();
  const choice = readTutorial(search);
  const channels = useDepositChannelsQuery({});
  const forms = usePayoutFormsQuery({});
  const isDeposit = choice.direction === 'deposit';
  const asked = isDeposit ? channels : forms;
  const channel = chosenOf(onePerKind(channels.data), choice.kind);
  const form = chosenOf(forms.data, choice.kind);
  const ways: readonly { kind: DepositChannel['kind'] | PayoutForm['kind']; name: LocalText }[] | undefined =
    isDeposit ? onePerKind(channels.data) : forms.data;
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
    if (asked.error && !asked.data)
      return (
        <CashierFailed
          error={asked.error}
          isRetrying={asked.isFetching}
          onRetry={asked.refetch}
          onBack={undefined}
        />
      );
    if (!ways)
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
            value={chosen.kind}
            onValueChange={(kind) => go({ ...choice, kind })}
            options={ways.map(({ kind, name }) => ({
              value: kind,
              label: text(name),
              icon: <PaymentMark kind={kind} />,
            }))}
          />
        </Card>
        <Card title={t(isDeposit ? 'depositTitle' : 'withdrawalTitle')}>
          <StepList
            steps={isDeposit ? depositSteps(channel?.kind) : withdrawalSteps}
            channel={text(chosen.name)}
          />
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
              <Button as={Link} to={bindPaths[form.kind]}>
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
      <PageHead title={title} lead={t('platformLead')} />
      <Tabs
        label={t('direction')}
        items={tutorialDirections.map((value) => ({ value, label: t(value) }))}
        value={choice.direction}
        onValueChange={(direction) => go({ direction, kind: undefined })}
      />
      {body()}
    </Stack>
  );
};
