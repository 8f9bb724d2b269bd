import { errorCodes, limits } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { toErrorData } from '@pavilion/sdk';
import { useDemoRefillMutation, useDemoStartMutation, usePreInfoQuery } from '@pavilion/sdk/react';
import { Button, Card, ErrorFallback, Skeleton, toast, token } from '@pavilion/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { Countdown } from '../../../shared/calendar/countdown';
import { hours, minutes } from '../../../shared/calendar/durations';
import { useDue } from '../../../shared/calendar/use-due';
import { RegisterButton } from '../../../shared/demo/register-button';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { Fact, Hero, HeroPicture, LandingPage, Rules, StackedRow } from '../../../shared/layout/landing';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import { Balance } from '../../../shared/money/balance';
import { intendedPath, withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useIsMember } from '../../../shared/session/session-context';
import { ShareActions } from '../../../shared/share-link/share-link';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { demoPageMessages } from '../messages/demo-messages';

const { balance, refillBelow, refillAfter, lifetime } = limits.demo;

const Account = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 240px));
  gap: ${token.space[3]};
`;

/** The offer to visitors: one button. */
const Offer = ({ amount }: { readonly amount: string }) => {
  const t = useMessages(demoPageMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const showError = useErrorToast();
  const preInfo = usePreInfoQuery(preInfoBody);
  const [start, { isLoading }] = useDemoStartMutation();
  const intended = intendedPath(search);
  const isClosed = preInfo.data?.stopRegister ?? false;

  const begin = async () => {
    try {
      await start({ ofAge: true }).unwrap();
      if (intended !== undefined) await navigate(intended, { replace: true });
    } catch (error) {
      if (Number(toErrorData(error).code) === errorCodes.registerClosed) void preInfo.refetch();
      await showError(error);
    }
  };
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{isClosed ? t('closed') : t('lead', { amount })}</p>
      <ShareActions>
        {!isClosed && (
          <Button variant="primary" size="lg" loading={isLoading} onClick={begin}>
            {t('start')}
          </Button>
        )}
        <Button as={Link} to={withIntended(paths.user.login, intended)} size="lg">
          {t('login')}
        </Button>
      </ShareActions>
    </>
  );
};

/** A running demo: its money and its time. */
const Playing = ({ registeredAt, left }: { readonly registeredAt: string; readonly left: string }) => {
  const t = useMessages(demoPageMessages);
  const { refetch } = useMember();
  const showError = useErrorToast();
  const [refill, { isLoading }] = useDemoRefillMutation();
  const end = Date.parse(registeredAt) + lifetime;
  // The call answers that the session has ended.
  useDue(end, () => void refetch());
  const fill = async () => {
    try {
      const { balance: filled } = await refill({}).unwrap();
      toast.success(t('refilled', { amount: formatAmount(filled) }));
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <>
      <h1>{t('playingTitle')}</h1>
      <p>{t('playingLead')}</p>
      <Account>
        <Fact>
          <dt>{t('balance')}</dt>
          <dd>
            <Balance value={left} />
          </dd>
        </Fact>
        <Fact>
          <dt>{t('timeLeft')}</dt>
          <dd>
            <Countdown deadline={end} />
          </dd>
        </Fact>
      </Account>
      <ShareActions>
        <Button as={Link} to={paths.game.egame} variant="primary" size="lg">
          {t('play')}
        </Button>
        <Button size="lg" loading={isLoading} onClick={fill}>
          {t('refill')}
        </Button>
        <RegisterButton variant="secondary" size="lg" />
      </ShareActions>
    </>
  );
};

const MemberNote = () => {
  const t = useMessages(demoPageMessages);
  return (
    <>
      <h1>{t('memberTitle')}</h1>
      <p>{t('memberLead')}</p>
      <ShareActions>
        <Button as={Link} to={paths.game.egame} variant="primary" size="lg">
          {t('play')}
        </Button>
      </ShareActions>
    </>
  );
};

/** `/demo`: a demo in one click, and the money and time of a running one (DEM-1). */
export const DemoPage = () => {
  const t = useMessages(demoPageMessages);
  const isMember = useIsMember();
  const { member, error, refetch } = useMember();
  const values = {
    amount: formatAmount(balance),
    below: formatAmount(refillBelow),
    hours: hours(lifetime),
    minutes: minutes(refillAfter),
  };

  const content = () => {
    if (!isMember) return <Offer amount={values.amount} />;
    if (!member && error)
      return <ErrorFallback message={<ErrorMessage error={error} />} onRetry={() => void refetch()} />;
    if (!member) return <Skeleton shape="block" height={200} />;
    return member.isDemo ? (
      <Playing registeredAt={member.registeredAt} left={member.balance} />
    ) : (
      <MemberNote />
    );
  };

  return (
    <LandingPage>
      <Hero>
        <HeroPicture>
          <SceneImage name="jackpot" early isUnderText />
        </HeroPicture>
        {content()}
      </Hero>
      {!member?.isDemo && (
        <StackedRow as="dl">
          <Fact>
            <dt>{t('factMoney')}</dt>
            <dd>
              <Balance value={balance} />
            </dd>
          </Fact>
          <Fact>
            <dt>{t('factTime')}</dt>
            <dd>{t('factTimeValue', values)}</dd>
          </Fact>
          <Fact>
            <dt>{t('factRefill')}</dt>
            <dd>{t('factRefillValue', values)}</dd>
          </Fact>
        </StackedRow>
      )}
      <Card title={t('rulesTitle')}>
        <Rules>
          <li>{t('ruleSame', values)}</li>
          <li>{t('ruleRefill', values)}</li>
          <li>{t('ruleClosed')}</li>
          <li>{t('ruleNothing')}</li>
          <li>{t('rulePlayMoney')}</li>
        </Rules>
      </Card>
    </LandingPage>
  );
};
