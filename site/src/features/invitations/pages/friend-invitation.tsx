import { formatAmount } from '@pavilion/format';
import { moneyApi, useInviteInfoQuery } from '@pavilion/sdk/react/money';
import { Badge, Card, CheckIcon, GiftIcon, Progress, Skeleton, token, UserPlusIcon } from '@pavilion/ui';
import { styled } from 'styled-components';
import { PageFailed } from '../../../shared/errors/page-failed';
import {
  Fact,
  FactRow,
  Hero,
  HeroPicture,
  LandingPage,
  LandingSection,
  Rules,
  StackedRow,
  StepCard,
} from '../../../shared/layout/landing';
import { useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import type { PageData } from '../../../shared/page/page-data';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useIsMember } from '../../../shared/session/session-context';
import { FriendsTable } from '../components/friends-table';
import { OwnLink } from '../components/own-link';
import { invitationsMessages } from '../messages/invitations-messages';

const Tier = styled.li`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[5]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  &[data-reached] { border-color: ${token.color.value}; background: ${token.color.valueSoft}; }
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
`;

export const data: PageData = ({ dispatch }) => [dispatch(moneyApi.endpoints.inviteInfo.initiate({}))];

/** `/activity/friendInvitation`: what inviting pays, the member's link, and the friends who came by it (INV-6). */
export const FriendInvitationPage = () => {
  const t = useMessages(invitationsMessages);
  const isMember = useIsMember();
  const { data: info, isError, error, refetch, isFetching } = useInviteInfoQuery({});
  const closure = useProtection().protection?.closure;

  if (closure)
    return (
      <LandingPage>
        <ClosedNotice closure={closure} page={t('title')} onEnd={() => void refetch()} />
        <FriendsTable />
      </LandingPage>
    );
  if (isError && !info)
    return (
      <LandingPage>
        <PageFailed page={t('title')} error={error} isRetrying={isFetching} onRetry={refetch} />
      </LandingPage>
    );
  const { rules, own } = info ?? { rules: undefined, own: null };
  const money = (amount: string | undefined) => (amount === undefined ? '…' : formatAmount(amount));
  const values = {
    days: rules?.days ?? '…',
    deposit: money(rules?.deposit),
    turnover: money(rules?.turnover),
    inviter: money(rules?.inviterReward),
    friend: money(rules?.friendReward),
    count: rules?.maxFriends ?? '…',
    multiple: rules ? rules.multiple / 100 : '…',
  };
  return (
    <LandingPage>
      <Hero>
        <HeroPicture>
          <SceneImage name="invite" early isUnderText />
        </HeroPicture>
        <h1>{t('title')}</h1>
        <p>{t('lead', values)}</p>
        {info ? <OwnLink own={own} /> : <Skeleton shape="block" width={420} height={166} />}
      </Hero>

      {own && (
        <FactRow as="dl">
          <Fact>
            <dt>{t('invited')}</dt>
            <dd>{t('people', { count: own.invited })}</dd>
          </Fact>
          <Fact>
            <dt>{t('rewarded')}</dt>
            <dd>{t('people', { count: own.rewarded })}</dd>
          </Fact>
          <Fact>
            <dt>{t('earned')}</dt>
            <dd>
              <Money value={own.earned} tone="value" />
            </dd>
          </Fact>
        </FactRow>
      )}

      <LandingSection>
        <h2>{t('stepsTitle')}</h2>
        <StackedRow as="ol">
          {(
            [
              ['stepShare', 'stepShareText', UserPlusIcon],
              ['stepDo', 'stepDoText', CheckIcon],
              ['stepReward', 'stepRewardText', GiftIcon],
            ] as const
          ).map(([name, explained, Icon]) => (
            <StepCard key={name}>
              <span aria-hidden="true">
                <Icon size={26} />
              </span>
              <h3>{t(name)}</h3>
              <p>{t(explained, values)}</p>
            </StepCard>
          ))}
        </StackedRow>
      </LandingSection>

      <LandingSection>
        <h2>{t('tiersTitle')}</h2>
        <StackedRow as="ol">
          {rules?.tiers.map(({ friends, amount }) => {
            const rewarded = own?.rewarded ?? 0;
            const isReached = rewarded >= friends;
            return (
              <Tier key={friends} data-reached={isReached ? '' : undefined}>
                <Ends>
                  <strong>{t('tier', { friends })}</strong>
                  <Money value={amount} size="xl" tone="value" />
                </Ends>
                {own && (
                  <>
                    <Progress
                      value={Math.min(rewarded, friends)}
                      max={friends}
                      label={t('tierProgress', { friends })}
                      hideLabel
                      tone="value"
                    />
                    <Ends>
                      <span className="pv-num">
                        {Math.min(rewarded, friends)} / {friends}
                      </span>
                      {isReached ? (
                        <Badge tone="value">{t('tierReached')}</Badge>
                      ) : (
                        <small>{t('tierLeft', { count: friends - rewarded })}</small>
                      )}
                    </Ends>
                  </>
                )}
              </Tier>
            );
          }) ?? [1, 2, 3].map((place) => <Skeleton key={place} shape="block" height={112} />)}
        </StackedRow>
      </LandingSection>

      {isMember && <FriendsTable />}

      <Card title={t('rulesTitle')}>
        <Rules>
          <li>{t('ruleWindow', values)}</li>
          <li>{t('rulePerson')}</li>
          <li>{t('ruleLimit', values)}</li>
          <li>{t('ruleTurnover', values)}</li>
          <li>{t('rulePrivacy')}</li>
        </Rules>
      </Card>
    </LandingPage>
  );
};
