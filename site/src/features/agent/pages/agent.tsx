import type { AgentState, AgentSum, CallResponse } from '@pavilion/contract';
import { formatAmount, formatMinor, parseMinor } from '@pavilion/format';
import { moneyApi, useAgentInfoQuery, useAgentProgrammeQuery } from '@pavilion/sdk/react/money';
import {
  Badge,
  Button,
  breakpoint,
  CalendarIcon,
  Card,
  DataTable,
  RecordIcon,
  Skeleton,
  token,
  WalletIcon,
} from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { brandTimeZone, useTimeText } from '../../../shared/calendar/time-zone';
import { zoneNames } from '../../../shared/calendar/zone-name';
import { PageFailed } from '../../../shared/errors/page-failed';
import {
  Hero,
  HeroPicture,
  LandingPage,
  LandingSection,
  Rules,
  StackedRow,
  StepCard,
} from '../../../shared/layout/landing';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import type { PageData } from '../../../shared/page/page-data';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useIsMember } from '../../../shared/session/session-context';
import { ShareLink } from '../../../shared/share-link/share-link';
import { ApplicationForm } from '../components/application-form';
import { Figures } from '../components/figures';
import { MembersTable } from '../components/members-table';
import { Months } from '../components/months';
import { SumTable } from '../components/sum-table';
import { VerifyCard } from '../components/verify-card';
import { agentMessages } from '../messages/agent-messages';

type Plan = CallResponse<'agentProgramme'>;
type Info = CallResponse<'agentInfo'>;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token.space[6]};
  align-items: start;
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Stack = styled.div`
  display: grid;
  gap: ${token.space[6]};
`;

const SupportLink = styled(Link)`
  color: ${token.color.accentText};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Note = styled.p`
  margin-top: ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  line-height: ${token.leading.text};
`;

const NextNote = styled.p`
  padding: ${token.space[3]} ${token.space[5]} 0;
  font-weight: ${token.weight.medium};
`;

const TableNote = styled(Note)`
  padding: 0 ${token.space[5]} ${token.space[4]};
`;

/** Marks the row of the rate that counts now. */
const Rates = styled.div`
  tr:has([data-current]) > * { background: ${token.color.accentSoft}; }
  tr:has([data-current]) > :first-child { box-shadow: inset 3px 0 0 ${token.color.selected}; }
  [data-current] { display: inline-flex; align-items: center; gap: ${token.space[2]}; }
`;

/** The result of the month at the head of its sum. */
const Payable = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: 0 ${token.space[2]};
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  strong { font-size: ${token.text.h3}; line-height: ${token.leading.tight}; }
`;

/** What the branches of the programme pay. */
const Shares = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  max-width: 62%;
  li {
    padding: ${token.space[1]} ${token.space[3]};
    border: 1px solid ${token.color.hairline};
    border-radius: ${token.radius.full};
    background: ${token.color.surface};
    font-size: ${token.text.sm};
  }
  @media (max-width: ${breakpoint.tablet}px) { max-width: none; }
`;

/** The link leaves room for the tree, which is moved to the right for it. */
const AgentHero = styled(Hero)`
  @media (min-width: ${breakpoint.tablet + 1}px) {
    > :first-child { right: -40px; }
    > :last-child { max-width: 540px; }
  }
`;

const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  align-items: center;
  > :last-child { font-family: ${token.font.sans}; }
`;

export const data: PageData = ({ dispatch }) => [dispatch(moneyApi.endpoints.agentProgramme.initiate({}))];

/** What the month lacks for the next rate: it needs both the base and the members. */
const NextRate = ({ plan, month }: { readonly plan: Plan; readonly month: AgentSum }) => {
  const t = useMessages(agentMessages);
  const current = plan.rates.findIndex(({ rate }) => rate === month.rate);
  const next = plan.rates[current + 1];
  if (!next) return null;
  const rate = Number(next.rate);
  const missing = parseMinor(next.base) - parseMinor(month.base);
  const amount = formatAmount(formatMinor(missing));
  const count = next.active - month.active;
  const text = () => {
    if (missing > 0n && count > 0) return t('nextBoth', { rate, amount, count });
    return missing > 0n ? t('nextBase', { rate, amount }) : t('nextActive', { rate, count });
  };
  return missing > 0n || count > 0 ? <NextNote className="pv-num">{text()}</NextNote> : null;
};

const PlanTable = ({ plan, month }: { readonly plan: Plan; readonly month?: AgentSum }) => {
  const t = useMessages(agentMessages);
  const whole = (amount: string) => formatAmount(amount, { decimals: 0 });
  return (
    <Card title={t('planTitle')} padding="none">
      <Rates>
        <DataTable
          caption={t('planCaption')}
          rows={plan.rates}
          rowKey={({ base }) => base}
          columns={[
            {
              key: 'base',
              title: t('base'),
              render: ({ base }) => <Money value={base} decimals={0} />,
            },
            {
              key: 'active',
              title: t('activeMembers'),
              align: 'center',
              render: ({ active }) => t('activeCount', { count: active }),
            },
            {
              key: 'rate',
              title: t('rate'),
              align: 'end',
              render: ({ rate }) =>
                rate === month?.rate ? (
                  <span data-current="">
                    <Badge tone="info">{t('currentRate')}</Badge>
                    <strong className="pv-num">{Number(rate)}%</strong>
                  </span>
                ) : (
                  <strong className="pv-num">{Number(rate)}%</strong>
                ),
            },
          ]}
        />
      </Rates>
      {month && <NextRate plan={plan} month={month} />}
      <TableNote>
        {t('planNote', { turnover: whole(plan.activeTurnover), deposits: whole(plan.activeDeposits) })}
      </TableNote>
    </Card>
  );
};

const rules = ['ruleTie', 'ruleCarry', 'ruleOwn', 'ruleTwo', 'rulePrivacy', 'rulePlay'] as const;

const ProgrammeRules = () => {
  const t = useMessages(agentMessages);
  return (
    <Card title={t('rulesTitle')}>
      <Rules>
        {rules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </Rules>
    </Card>
  );
};

/** What a visitor or a member without an agency sees below the hero: the state of the application, or its form. */
const Application = ({ info, plan }: { readonly info: Info | undefined; readonly plan: Plan }) => {
  const t = useMessages(agentMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const isMember = useIsMember();
  if (!isMember) return null;
  if (!info) return <Skeleton shape="block" height={320} />;
  const { application } = info;
  if (application?.state === 'pending') {
    return (
      <Card title={t('pendingTitle')} id="apply">
        <p>{t('pendingText', { date: timeText(application.appliedAt, 'minute') })}</p>
      </Card>
    );
  }
  return (
    <>
      {application?.state === 'refused' && (
        <Card title={t('refusedTitle')}>
          <p>{application.reason && text(application.reason)}</p>
        </Card>
      )}
      <ApplicationForm fields={plan.fields} />
    </>
  );
};

const Desk = ({ agent, plan }: { readonly agent: NonNullable<Info['agent']>; readonly plan: Plan }) => {
  const t = useMessages(agentMessages);
  const isActive = agent.state === 'active';
  const isClosed = agent.state === 'closed';
  const soFarTitle = t('soFarTitle', { month: agent.month.month.replace('-', '/') });
  return (
    <>
      {!isActive && (
        <Card>
          <p role="status">
            {t(isClosed ? 'closedAgentText' : 'suspendedText')}{' '}
            <SupportLink to={paths.customer.main}>{t('linkSupport')}</SupportLink>
          </p>
        </Card>
      )}
      <Figures agent={agent} />
      <Columns>
        {!isClosed && (
          <Card
            title={soFarTitle}
            extra={
              <Payable>
                <small>{t('total')}</small>
                <strong>
                  <Money value={agent.month.amount} tone="value" />
                </strong>
              </Payable>
            }
          >
            <SumTable sum={agent.month} plan={plan} caption={soFarTitle} />
            <Note>{t('soFarNote')}</Note>
          </Card>
        )}
        <Stack>
          <Months plan={plan} uncounted={agent.uncounted ?? []} />
          <PlanTable plan={plan} {...(!isClosed && { month: agent.month })} />
        </Stack>
      </Columns>
      <MembersTable />
    </>
  );
};

/** By distance. */
const shareTexts = ['shareDirect', 'shareNext'] as const;

const stateNames = {
  active: 'stateActive',
  suspended: 'stateSuspended',
  closed: 'stateClosed',
} as const satisfies Record<AgentState, string>;

/** `/agent`: what the programme pays, the check of a code, the application, and an agent's own months and members (AGT-1 to AGT-3). */
export const AgentPage = () => {
  const t = useMessages(agentMessages);
  const text = useLocalText();
  const isMember = useIsMember();
  const programme = useAgentProgrammeQuery({});
  const own = useAgentInfoQuery({}, { skip: !isMember });
  const { protection } = useProtection();
  const plan = programme.data;
  const info = isMember ? own.data : undefined;

  if (!plan) {
    return (
      <LandingPage>
        {programme.isError ? (
          <PageFailed
            page={t('title')}
            error={programme.error}
            isRetrying={programme.isFetching}
            onRetry={programme.refetch}
          />
        ) : (
          <Skeleton shape="block" height={400} />
        )}
      </LandingPage>
    );
  }
  const rates = plan.rates.map(({ rate }) => Number(rate));
  const agent = info?.agent;
  // An agent keeps the desk in a break; to others the programme would be an offer.
  if (protection?.closure && !agent) {
    return (
      <LandingPage>
        {own.isLoading ? (
          <Skeleton shape="block" height={400} />
        ) : (
          <ClosedNotice closure={protection.closure} page={t('title')} />
        )}
      </LandingPage>
    );
  }
  return (
    <LandingPage>
      <AgentHero>
        <HeroPicture>
          <SceneImage name="branches" early isUnderText />
        </HeroPicture>
        <h1>
          {agent ? (
            <Title>
              {agent.name}
              <Badge tone={agent.state === 'active' ? 'success' : 'warning'}>
                {t(stateNames[agent.state])}
              </Badge>
            </Title>
          ) : (
            t('title')
          )}
        </h1>
        <p>{t('lead', { low: Math.min(...rates), high: Math.max(...rates) })}</p>
        <Shares className="pv-num">
          <li>{t('shareOwn', { rate: Math.max(...rates) })}</li>
          {plan.below.slice(0, 2).map((rate, distance) => (
            <li key={shareTexts[distance]}>{t(shareTexts[distance as 0 | 1], { rate: Number(rate) })}</li>
          ))}
        </Shares>
        {agent ? (
          agent.state !== 'closed' && (
            <ShareLink code={agent.code} query={{ i_code: agent.code, agent_verify: agent.code }} />
          )
        ) : (
          <Actions>
            {isMember ? (
              <Button as="a" href="#apply" variant="primary" size="lg">
                {t('apply')}
              </Button>
            ) : (
              <>
                <Button
                  as={Link}
                  to={withIntended(paths.user.login, paths.agent)}
                  variant="primary"
                  size="lg"
                >
                  {t('loginToApply')}
                </Button>
                <Button as={Link} to={paths.user.register} size="lg">
                  {t('register')}
                </Button>
              </>
            )}
          </Actions>
        )}
      </AgentHero>
      {own.isError && !info && (
        <PageFailed error={own.error} isRetrying={own.isFetching} onRetry={own.refetch} />
      )}
      {agent ? (
        <>
          <Desk agent={agent} plan={plan} />
          <ProgrammeRules />
        </>
      ) : (
        <Columns>
          <Stack>
            <PlanTable plan={plan} />
            <ProgrammeRules />
            {isMember && <VerifyCard />}
          </Stack>
          <Stack>
            {!own.isError && <Application info={info} plan={plan} />}
            <Card title={t('exampleTitle')}>
              <SumTable sum={plan.example} plan={plan} />
              <Note>{t('exampleLead')}</Note>
            </Card>
            {!isMember && <VerifyCard />}
          </Stack>
        </Columns>
      )}
      <LandingSection>
        <h2>{t('cycleTitle')}</h2>
        <StackedRow as="ol">
          {(
            [
              ['cycleClose', 'cycleCloseText', CalendarIcon],
              ['cycleCount', 'cycleCountText', RecordIcon],
              ['cyclePay', 'cyclePayText', WalletIcon],
            ] as const
          ).map(([name, explained, Icon]) => (
            <StepCard key={name}>
              <span aria-hidden="true">
                <Icon size={26} />
              </span>
              <h3>{t(name, plan.countedOn)}</h3>
              <p>{t(explained, { zone: text(zoneNames[brandTimeZone]) })}</p>
            </StepCard>
          ))}
        </StackedRow>
      </LandingSection>
    </LandingPage>
  );
};
