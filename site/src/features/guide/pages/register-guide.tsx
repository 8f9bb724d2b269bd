import type { GuideStep, GuideStepState } from '@pavilion/contract';
import { moneyApi, useGuideInfoQuery } from '@pavilion/sdk/react/money';
import {
  Badge,
  type BadgeTone,
  Button,
  breakpoint,
  CardIcon,
  CheckIcon,
  DepositIcon,
  type Icon,
  PlayIcon,
  Progress,
  ShieldIcon,
  Skeleton,
  token,
} from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { PageFailed } from '../../../shared/errors/page-failed';
import { Hero, HeroPicture, LandingPage, LandingSection } from '../../../shared/layout/landing';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageData } from '../../../shared/page/page-data';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { ShareActions } from '../../../shared/share-link/share-link';
import { guideMessages } from '../messages/guide-messages';

const steps = {
  'real-name': {
    name: 'realName',
    text: 'realNameText',
    action: 'realNameAction',
    icon: ShieldIcon,
    to: paths.mine.authentication,
  },
  'payout-account': {
    name: 'payout',
    text: 'payoutText',
    action: 'payoutAction',
    icon: CardIcon,
    to: paths.mine.payoutAccounts,
  },
  deposit: {
    name: 'deposit',
    text: 'depositText',
    action: 'depositAction',
    icon: DepositIcon,
    to: paths.mine.finance.deposit,
  },
  round: {
    name: 'round',
    text: 'roundText',
    action: 'roundAction',
    icon: PlayIcon,
    to: paths.game.egame,
  },
} as const satisfies Readonly<
  Record<GuideStep, { name: string; text: string; action: string; icon: Icon; to: string }>
>;

const states = {
  todo: { name: 'todo', tone: 'neutral' },
  pending: { name: 'pending', tone: 'info' },
  done: { name: 'done', tone: 'success' },
} as const satisfies Readonly<Record<GuideStepState, { name: string; tone: BadgeTone }>>;

/** The steps in order: a line joins their icons. */
const Way = styled.ol`
  --station: 240px;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[4]};
  @media (max-width: ${breakpoint.tablet}px) { --station: 112px; grid-template-columns: minmax(0, 1fr); gap: ${token.space[3]}; }
`;

const Station = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${token.space[3]};
  justify-items: start;
  padding: ${token.space[5]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  h3 { font-size: ${token.text.lg}; }
  p { color: ${token.color.inkMuted}; line-height: ${token.leading.text}; }
  & + &::before {
    content: '';
    position: absolute;
    inset-block-start: 48px;
    inset-inline-start: calc(-1 * ${token.space[4]} - 1px);
    width: ${token.space[4]};
    border-top: 2px dashed ${token.color.hairline};
    @media (max-width: ${breakpoint.tablet}px) { display: none; }
  }
  /* Below the width of four columns a step is a row: the icon, the step with its text, and the state over the action. */
  @media (max-width: ${breakpoint.tablet}px) {
    grid-template: auto auto / auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[1]} ${token.space[4]};
    padding: ${token.space[4]};
    > :first-child { display: contents; }
    > :nth-child(2) { grid-area: 1 / 2; }
    > p { grid-area: 2 / 2; align-self: start; font-size: ${token.text.sm}; }
    > :last-child { grid-area: 2 / 3; justify-self: end; }
  }
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  width: 100%;
  small { color: ${token.color.inkMuted}; }
`;

const StepMarker = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${token.radius.full};
  background: ${token.color.valueSoft};
  color: ${token.color.value};
  @media (max-width: ${breakpoint.tablet}px) { grid-area: 1 / 1 / 3 / 2; width: 44px; height: 44px; }
  [data-state='done'] & { background: ${token.color.successSoft}; color: ${token.color.success}; }
`;

export const data: PageData = ({ dispatch, isMember }) =>
  isMember ? [dispatch(moneyApi.endpoints.guideInfo.initiate({}))] : [];

/** `/registerGuide`: the first steps of a member, with their states (GUI-1). */
export const RegisterGuidePage = () => {
  const t = useMessages(guideMessages);
  const {
    data: rows,
    error,
    refetch,
    isFetching,
  } = useGuideInfoQuery({}, { refetchOnMountOrArgChange: true });
  const { protection } = useProtection();
  const done = rows?.filter(({ state }) => state === 'done').length ?? 0;
  const firstTodo = rows?.find(({ state }) => state === 'todo');
  const nextStep = firstTodo && steps[firstTodo.step];
  const isDone = rows !== undefined && done === rows.length;
  const content = () => {
    if (!rows && error) return <PageFailed error={error} isRetrying={isFetching} onRetry={refetch} />;
    if (!rows)
      return (
        <Way aria-busy="true">
          {Object.keys(steps).map((step) => (
            <li key={step}>
              <Skeleton shape="block" height="var(--station)" />
            </li>
          ))}
        </Way>
      );
    return (
      <>
        <Progress
          value={done}
          max={rows.length}
          label={t('progress', { count: done, total: rows.length })}
          tone="value"
        />
        <Way>
          {rows.map(({ step, state }, index) => {
            const { name, text, action, icon: StepIcon, to } = steps[step];
            const actionText = t(state === 'todo' ? action : 'view');
            return (
              <Station key={step} data-state={state}>
                <Ends>
                  <StepMarker aria-hidden="true">
                    {state === 'done' ? <CheckIcon size={26} /> : <StepIcon size={26} />}
                  </StepMarker>
                  <Badge tone={states[state].tone}>{t(states[state].name)}</Badge>
                </Ends>
                <div>
                  <small>{t('step', { number: index + 1 })}</small>
                  <h3>{t(name)}</h3>
                </div>
                <p>{t(text)}</p>
                <Button
                  as={Link}
                  to={to}
                  variant={state === 'todo' ? 'secondary' : 'ghost'}
                  aria-label={`${actionText} ${t(name)}`}
                >
                  {actionText}
                </Button>
              </Station>
            );
          })}
        </Way>
      </>
    );
  };
  // Deposits and rounds are no steps for a member in a break.
  if (protection?.closure)
    return (
      <LandingPage>
        <ClosedNotice closure={protection.closure} page={t('title')} onEnd={() => void refetch()} />
      </LandingPage>
    );
  return (
    <LandingPage>
      <Hero>
        <HeroPicture>
          <SceneImage name="festival" early isUnderText />
        </HeroPicture>
        <h1>{t(isDone ? 'allDone' : 'title')}</h1>
        <p>{t(isDone ? 'allDoneText' : 'lead')}</p>
        {nextStep && (
          <ShareActions>
            <Button as={Link} to={nextStep.to} variant="primary" size="lg">
              {t(nextStep.action)}
            </Button>
          </ShareActions>
        )}
        {isDone && (
          <ShareActions>
            <Button as={Link} to={paths.home} variant="primary" size="lg">
              {t('toHome')}
            </Button>
            <Button as={Link} to={paths.mine.protection} size="lg">
              {t('toLimits')}
            </Button>
          </ShareActions>
        )}
      </Hero>
      <LandingSection>{content()}</LandingSection>
    </LandingPage>
  );
};
