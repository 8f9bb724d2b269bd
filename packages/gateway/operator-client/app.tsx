import { inLanguage, isLanguage, languageIds, languages } from '@pavilion/format';
import {
  Badge,
  Button,
  defaultThemeName,
  ErrorFallback,
  Loadable,
  type ThemeName,
  ToastHost,
  themeNames,
  token,
  UiProvider,
  useTheme,
} from '@pavilion/ui';
import { Activity, type ReactNode, useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { OperatorReadName, OperatorResponse } from '../src/operator/contract';
import { CallError, call, listenLoggedOut, showOperator, useRead, useStaleSince, watchUse } from './api';
import { AccessPage } from './pages/access';
import { ActsPage } from './pages/acts';
import { AgentsPage } from './pages/agents';
import { AssistedPage } from './pages/assisted';
import { BookPage } from './pages/book';
import { ContentPage } from './pages/content';
import { LoginPage } from './pages/login';
import { MallPage } from './pages/mall';
import { MembersPage } from './pages/members';
import { OffersPage } from './pages/offers';
import { OperatorsPage, usePasswordAct } from './pages/operators';
import { OverviewPage } from './pages/overview';
import { PlacementsPage } from './pages/placements';
import { PlayPage } from './pages/play';
import { ReportPage } from './pages/report';
import { ReviewsPage } from './pages/reviews';
import { RoomsPage } from './pages/rooms';
import { ThreadsPage } from './pages/threads';
import { WithdrawalsPage } from './pages/withdrawals';
import { AskProvider } from './parts/act-dialog';
import { forgetDrafts } from './parts/drafts';
import { NotUpdated } from './parts/not-updated';
import { Row } from './parts/page';
import { hrefOf, useRoute } from './parts/route';
import { SessionContext, useCan, useOperator } from './parts/session';
import { type Locale, type Texts, useWords, WordsContext, words } from './texts';

type Counts = OperatorResponse<'overview'>;

interface PageRow {
  readonly page: keyof Texts['nav'];
  /** The call that its content is read with: who may not, does not see the page. */
  readonly needs: OperatorReadName;
  readonly content: () => ReactNode;
  readonly count?: (counts: Counts) => number;
}

/** The pages in the order of the menu, by its groups. */
const pageGroups: Readonly<Record<keyof Texts['navGroups'], readonly PageRow[]>> = {
  queues: [
    {
      page: 'overview',
      needs: 'overview',
      content: () => <OverviewPage />,
      count: ({ requests }) => requests,
    },
    { page: 'threads', needs: 'threadList', content: () => <ThreadsPage />, count: ({ threads }) => threads },
    {
      page: 'assisted',
      needs: 'assistedList',
      content: () => <AssistedPage />,
      count: ({ assisted }) => assisted,
    },
    {
      page: 'withdrawals',
      needs: 'withdrawalList',
      content: () => <WithdrawalsPage />,
      count: ({ withdrawals }) => withdrawals,
    },
    {
      page: 'reviews',
      needs: 'nameList',
      content: () => <ReviewsPage />,
      count: ({ names, changes }) => names + changes,
    },
    {
      page: 'offers',
      needs: 'grantList',
      content: () => <OffersPage />,
      count: ({ grants, promotions }) => grants + promotions,
    },
    { page: 'mall', needs: 'mallOrderList', content: () => <MallPage />, count: ({ mall }) => mall },
    { page: 'agents', needs: 'agentList', content: () => <AgentsPage />, count: ({ agents }) => agents },
    { page: 'rooms', needs: 'roomQueue', content: () => <RoomsPage />, count: ({ rooms }) => rooms },
  ],
  insight: [
    { page: 'report', needs: 'report', content: () => <ReportPage /> },
    { page: 'members', needs: 'memberFind', content: () => <MembersPage /> },
    { page: 'play', needs: 'roundList', content: () => <PlayPage /> },
  ],
  content: [
    { page: 'content', needs: 'noticeList', content: () => <ContentPage /> },
    { page: 'placements', needs: 'placementList', content: () => <PlacementsPage /> },
  ],
  settings: [
    { page: 'book', needs: 'bookInfo', content: () => <BookPage /> },
    { page: 'access', needs: 'accessInfo', content: () => <AccessPage /> },
    { page: 'acts', needs: 'actList', content: () => <ActsPage /> },
    { page: 'operators', needs: 'operatorList', content: () => <OperatorsPage /> },
  ],
};
const groupNames = Object.keys(pageGroups) as (keyof typeof pageGroups)[];

const Skip = styled.a`
  position: absolute;
  left: ${token.space[2]};
  top: -100px;
  z-index: ${token.z.header};
  padding: ${token.space[2]} ${token.space[3]};
  background: ${token.color.raised};

  &:focus {
    top: ${token.space[2]};
  }
`;
const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token.z.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  padding: ${token.space[2]} ${token.space[4]};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surface};
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  align-items: start;
  min-height: calc(100dvh - 57px);

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;
const Nav = styled.nav`
  position: sticky;
  top: 57px;
  display: grid;
  gap: ${token.space[4]};
  max-height: calc(100dvh - 57px);
  overflow-y: auto;
  padding: ${token.space[3]};

  h2 {
    margin: 0 0 ${token.space[1]};
    padding: 0 ${token.space[3]};
    color: ${token.color.inkMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.medium};
  }
  ul {
    display: grid;
    gap: ${token.space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 6px ${token.space[3]};
    border-radius: ${token.radius.md};
    color: ${token.color.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${token.color.sunken};
  }
  a[aria-current='page'] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
    font-weight: ${token.weight.medium};
  }

  @media (max-width: 899px) {
    position: relative;
    top: auto;
    display: flex;
    gap: ${token.space[1]};
    max-height: none;
    overflow: auto hidden;

    h2 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    ul {
      display: flex;
    }
    a {
      gap: ${token.space[2]};
      white-space: nowrap;
    }
  }
`;
const Main = styled.main`
  min-width: 0;
  padding: ${token.space[5]} ${token.space[4]} ${token.space[12]};
`;

/** On narrow screens the menu scrolls sideways. */
const showInMenu = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

const nextTheme = (name: ThemeName): ThemeName =>
  themeNames[(themeNames.indexOf(name) + 1) % themeNames.length] ?? name;

const Switches = ({
  locale,
  onLocaleChange,
}: {
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
}) => {
  const { texts } = useWords();
  const { name, setTheme } = useTheme();
  const next = languageIds[(languageIds.indexOf(locale) + 1) % languageIds.length] ?? locale;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setTheme(nextTheme(name))}>
        {texts.theme}
      </Button>
      <Button size="sm" variant="ghost" lang={next} onClick={() => onLocaleChange(next)}>
        {languages[next].shortName ?? languages[next].name}
      </Button>
    </>
  );
};

const Shell = ({ switches, onLogout }: { switches: ReactNode; onLogout: () => void }) => {
  const { texts } = useWords();
  const can = useCan();
  const operator = useOperator();
  const setPassword = usePasswordAct();
  const { page } = useRoute();
  const groups = groupNames
    .map((name) => ({ name, rows: pageGroups[name].filter(({ needs }) => can(needs)) }))
    .filter(({ rows }) => rows.length > 0);
  const shown = groups.flatMap(({ rows }) => rows);
  const current = shown.find((row) => row.page === page) ?? shown[0];
  const counts = useRead('overview', {}, { every: 10_000 });
  const staleSince = useStaleSince();
  return (
    <>
      <Skip
        href="#content"
        onClick={(event) => {
          // The hash names the page.
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        {texts.skip}
      </Skip>
      <Header>
        <Row>
          <strong>{texts.console}</strong>
          <Badge>{texts.playMoney}</Badge>
          {counts.data?.isHalted && <Badge tone="danger">{texts.overview.halted}</Badge>}
          <NotUpdated since={staleSince} />
        </Row>
        <Row>
          {switches}
          <Button size="sm" variant="ghost" onClick={setPassword}>
            {operator.name}
          </Button>
          <Button size="sm" onClick={onLogout}>
            {texts.logout}
          </Button>
        </Row>
      </Header>
      <Body>
        <Nav aria-label={texts.menu}>
          {groups.map(({ name, rows }) => (
            <section key={name} aria-labelledby={`menu-${name}`}>
              <h2 id={`menu-${name}`}>{texts.navGroups[name]}</h2>
              <ul>
                {rows.map((row) => {
                  const count = counts.data && row.count ? row.count(counts.data) : 0;
                  return (
                    <li key={row.page}>
                      <a
                        href={hrefOf(row.page)}
                        aria-current={row === current ? 'page' : undefined}
                        ref={row === current ? showInMenu : undefined}
                      >
                        {texts.nav[row.page]}
                        {count > 0 && (
                          <Badge tone="accent" variant="solid">
                            {count}
                          </Badge>
                        )}
                      </a>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </Nav>
        <Main id="content" tabIndex={-1} key={current?.page}>
          {current?.content()}
        </Main>
      </Body>
    </>
  );
};

/**
 * The login, or the pages of the operator. Below the login after a session has ended they stay as they are, without effects, so
 * that the operator who logs in again finds what was written; another one gets new pages, as after a logout.
 */
const Session = ({ switches }: { switches: ReactNode }) => {
  const [state, setState] = useState<'loading' | 'open' | 'logged-out' | 'error'>('loading');
  const [operator, setOperator] = useState<OperatorResponse<'sessionInfo'>>();
  const open = useCallback(async () => {
    try {
      const info = await call('sessionInfo', {});
      showOperator(info.id);
      setOperator(info);
      setState('open');
    } catch (error) {
      setState(error instanceof CallError && error.status === 401 ? 'logged-out' : 'error');
    }
  }, []);
  useEffect(() => {
    listenLoggedOut(() => setState('logged-out'));
    void open();
  }, [open]);
  useEffect(watchUse, []);
  return (
    <>
      {state === 'loading' && <Loadable />}
      {state === 'error' && <ErrorFallback onRetry={() => void open()} />}
      {state === 'logged-out' && (
        <>
          <Header as="div">
            <span />
            <Row>{switches}</Row>
          </Header>
          <LoginPage onOpened={() => void open()} />
        </>
      )}
      {operator && (
        <Activity key={operator.id} mode={state === 'open' ? 'visible' : 'hidden'}>
          <SessionContext value={operator}>
            <AskProvider>
              <Shell
                switches={switches}
                onLogout={async () => {
                  forgetDrafts();
                  await call('sessionEnd', {}).catch(() => {});
                  showOperator(undefined);
                  setOperator(undefined);
                  setState('logged-out');
                }}
              />
            </AskProvider>
          </SessionContext>
        </Activity>
      )}
    </>
  );
};

/** What the operator has chosen on this device. */
const stored = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  },
};

const firstLocale = (): Locale => {
  const chosen = stored.read('locale');
  if (isLanguage(chosen)) return chosen;
  const tag = navigator.language;
  if (isLanguage(tag)) return tag;
  const [spoken] = tag.split('-');
  return languageIds.find((id) => id.split('-')[0] === spoken) ?? 'en';
};

export const App = () => {
  const [locale, setLocale] = useState(firstLocale);
  const changeLocale = (next: Locale) => {
    stored.write('locale', next);
    setLocale(next);
  };
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <WordsContext value={inLanguage(words, locale)}>
      <UiProvider
        locale={locale}
        theme={themeNames.find((name) => name === stored.read('theme')) ?? defaultThemeName}
        onThemeChange={(name) => stored.write('theme', name)}
      >
        <Session switches={<Switches locale={locale} onLocaleChange={changeLocale} />} />
        <ToastHost />
      </UiProvider>
    </WordsContext>
  );
};
