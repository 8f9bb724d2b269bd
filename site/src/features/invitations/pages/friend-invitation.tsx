import { formatAmount } from '@pavilion/format';
import { moneyApi, useInviteInfoQuery } from '@pavilion/sdk/react/money';
import {
  Badge,
  breakpoint,
  Card,
  CheckIcon,
  CoinIcon,
  ErrorFallback,
  GiftIcon,
  Progress,
  Skeleton,
  token,
  UserPlusIcon,
} from '@pavilion/ui';
import { styled } from 'styled-components';
import { useCurrency } from '../../../shared/brand/brand-context';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { Content } from '../../../shared/layout/content';
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

const Page = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
  padding-block: ${token.space[6]} ${token.space[12]};
`;

const Hero = styled.section`
  position: relative;
  display: grid;
  align-content: center;
  gap: ${token.space[4]};
  min-height: 400px;
  padding: ${token.space[8]} ${token.space[10]};
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  h1 { font-family: ${token.font.serif}; font-size: clamp(${token.text.h3}, 3vw, ${token.text.h1}); }
  > p { max-width: 30em; color: ${token.color.inkMuted}; font-size: ${token.text.lg}; }
  > * { position: relative; }
  @media (max-width: ${breakpoint.tablet}px) {
    min-height: 0;
    padding: 180px ${token.space[4]} ${token.space[4]};
  }
`;

const Picture = styled.div`
  &&& { position: absolute; }
  inset: 0;
  @media (max-width: ${breakpoint.tablet}px) { inset: 0 0 auto; height: 170px; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[4]};
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[2]}; }
`;

const Stacked = styled(Row)`
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Fact = styled.div`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { font-size: ${token.text.xl}; font-weight: ${token.weight.bold}; }
`;

const Section = styled.section`
  display: grid;
  gap: ${token.space[4]};
  h2 { font-size: ${token.text.h3}; }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[1]} ${token.space[4]};
  align-items: start;
  padding: ${token.space[5]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  > span {
    display: grid;
    grid-row: 1 / 3;
    place-items: center;
    width: 52px;
    height: 52px;
    border-radius: ${token.radius.full};
    background: ${token.color.valueSoft};
    color: ${token.color.value};
  }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; line-height: ${token.leading.text}; }
`;

const Tier = styled.li`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[5]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  &[data-reached] { border-color: ${token.color.value}; background: ${token.color.valueSoft}; }
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
`;

const Rules = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  padding-inline-start: ${token.space[5]};
  color: ${token.color.inkMuted};
  line-height: ${token.leading.loose};
  list-style: decimal;
`;

export const data: PageData = ({ dispatch }) => [dispatch(moneyApi.endpoints.inviteInfo.initiate({}))];

/** `/activity/friendInvitation`: what inviting pays, the member's link, and the friends who came by it (INV-6). */
export const FriendInvitationPage = () => {
  const t = useMessages(invitationsMessages);
  const isMember = useIsMember();
  const currency = useCurrency();
  const { data: info, isError, error, refetch } = useInviteInfoQuery({});
  const closure = useProtection().protection?.closure;

  if (isError && !info)
    return (
      <Page>
        <ErrorFallback message={<ErrorMessage error={error} />} onRetry={() => void refetch()} />
      </Page>
    );
  const { rules, own } = info ?? { rules: undefined, own: null };
  const money = (amount: string | undefined) =>
    amount === undefined ? '…' : `${currency}${formatAmount(amount)}`;
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
    <Page>
      {closure && <ClosedNotice closure={closure} onEnd={() => void refetch()} />}
      <Hero>
        <Picture>
          <SceneImage name="invite" early isUnderText />
        </Picture>
        <h1>{t('title')}</h1>
        <p>{t('lead', values)}</p>
        {!closure && (info ? <OwnLink own={own} /> : <Skeleton shape="block" width={420} height={166} />)}
      </Hero>

      {own && (
        <Row as="dl">
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
        </Row>
      )}

      <Section>
        <h2>{t('stepsTitle')}</h2>
        <Stacked as="ol">
          {(
            [
              ['stepShare', 'stepShareText', UserPlusIcon],
              ['stepDo', 'stepDoText', CheckIcon],
              ['stepReward', 'stepRewardText', GiftIcon],
            ] as const
          ).map(([name, explained, Icon]) => (
            <Step key={name}>
              <span aria-hidden="true">
                <Icon size={26} />
              </span>
              <h3>{t(name)}</h3>
              <p>{t(explained, values)}</p>
            </Step>
          ))}
        </Stacked>
      </Section>

      <Section>
        <h2>{t('tiersTitle')}</h2>
        <Stacked as="ol">
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
        </Stacked>
      </Section>

      {isMember && <FriendsTable />}

      <Card title={t('rulesTitle')} extra={<CoinIcon size={20} />}>
        <Rules>
          <li>{t('ruleWindow', values)}</li>
          <li>{t('rulePerson')}</li>
          <li>{t('ruleLimit', values)}</li>
          <li>{t('ruleTurnover', values)}</li>
          <li>{t('rulePrivacy')}</li>
        </Rules>
      </Card>
    </Page>
  );
};
