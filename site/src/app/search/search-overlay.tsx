import type { Game } from '@pavilion/contract';
import { useGameListInfiniteQuery } from '@pavilion/sdk/react';
import {
  Button,
  breakpoint,
  ChevronRightIcon,
  Empty,
  Modal,
  SearchIcon,
  Skeleton,
  TextInput,
  token,
} from '@pavilion/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type TitleKey, titles } from '../../routes/titles';
import { CoverImage } from '../../shared/games/cover-image';
import { useClosedStatus } from '../../shared/games/game-badges';
import { gamesMessages } from '../../shared/games/games-messages';
import { usePlayLink } from '../../shared/games/use-play-link';
import { useLocalText, useMessages } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';
import { NextPage } from '../../shared/paging/next-page';
import { SceneImage } from '../../shared/scenes/scene-image';
import { useIsMember } from '../../shared/session/session-context';
import { memberSections, pagesOf } from '../menus/member-sections';
import { footerMenu, mainMenu } from '../menus/menus';
import { PageLink, useOfferedPages } from '../menus/page-link';
import { searchMessages } from './search-messages';

/** Debounce of the search, ms. */
const searchDelay = 250;

/** Below this number of games the suggestions stay. */
const fewGames = 5;

/** The limit of the gateway, UTF-16 units. */
const maxTextLength = 40;

/** The height stays the same while results come and go. */
const Results = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[5]};
  height: min(52vh, 520px);
  margin-top: ${token.space[4]};
  padding-inline-end: ${token.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const Group = styled.section`
  display: grid;
  gap: ${token.space[2]};
  &[aria-busy='true'] { opacity: 0.6; }
  h3 { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.medium}; }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[2]};
  @media (max-width: ${breakpoint.phone}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 45px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[2]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.gradient.panel};
  &:hover, &:focus-visible { border-color: ${token.color.hairline}; box-shadow: ${token.shadow[2]}; }
  &:focus-visible { outline-offset: -2px; }
  img { width: 45px; height: 60px; border-radius: ${token.radius.sm}; }
  > span { display: grid; min-width: 0; }
  strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-variant-numeric: tabular-nums; }
  > svg { color: ${token.color.inkFaint}; }
`;

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

const PageChip = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: 36px;
  padding-inline: ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.full};
  background: ${token.gradient.panel};
  &:hover { border-color: ${token.color.hairline}; color: ${token.color.accentText}; }
`;

const GameRow = ({ game, onOpen }: { readonly game: Game; readonly onOpen: () => void }) => {
  const t = useMessages(searchMessages);
  const tGames = useMessages(gamesMessages);
  const text = useLocalText();
  const { to, onClick } = usePlayLink(game);
  const closed = useClosedStatus(game);
  return (
    <li>
      <Row
        to={to}
        onClick={(event) => {
          onClick(event);
          onOpen();
        }}
      >
        <CoverImage game={game} />
        <span>
          <strong>{text(game.name)}</strong>
          <small>
            {closed ?? t('facts', { category: tGames(game.category), percent: game.returnToPlayer })}
          </small>
        </span>
        <ChevronRightIcon size={16} />
      </Row>
    </li>
  );
};

/** The names of all pages that menus offer, to members their own too, that contain the text. */
const useFoundPages = (text: string): readonly TitleKey[] => {
  const title = useMessages(titles);
  const isMember = useIsMember();
  const offered = useOfferedPages();
  if (!text) return [];
  const sections = isMember ? memberSections.flatMap((group) => group.sections.flatMap(pagesOf)) : [];
  const all = new Set([...mainMenu, ...sections, ...footerMenu.flatMap(({ pages }) => pages)]);
  return offered([...all])
    .filter((page) => title(page).toLowerCase().includes(text.toLowerCase()))
    .slice(0, 8);
};

/** What is shown before a search: for members the games that they played last. */
const useSuggestions = () => {
  const isMember = useIsMember();
  const recent = useGameListInfiniteQuery({ shelf: 'recent', limit: 4 }, { skip: !isMember });
  const hot = useGameListInfiniteQuery({ shelf: 'hot', limit: 8 });
  return { recent: recent.data?.pages[0]?.items ?? [], hot: hot.data?.pages[0]?.items };
};

const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** The search over any page: games by name, pinyin or initials, and pages by title. The arrow keys move through the results. */
export const SearchOverlay = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useMessages(searchMessages);
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useGameListInfiniteQuery({ text: searched, limit: 12 }, { skip: searched === '' });
  const { recent, hot } = useSuggestions();
  const pages = useFoundPages(searched);
  const results = useRef<HTMLDivElement>(null);

  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    // A result for an older text would be a surprise.
    if (text.trim() === searched) results.current?.querySelector('a')?.click();
  };
  // While a new search loads, the previous games stay visible, dimmed.
  const games = (found.currentData ?? found.data)?.pages;
  const items = games?.flatMap((page) => page.items);
  const isStale = found.isFetching && !found.currentData;
  const total = games?.[0]?.total ?? 0;

  const group = (title: string, list: readonly Game[] | undefined, more?: ReactNode) => (
    <Group key={title} aria-label={title} aria-busy={list === undefined || (list === items && isStale)}>
      <h3>{title}</h3>
      <List>
        {list
          ? list.map((game) => <GameRow key={game.code} game={game} onOpen={onClose} />)
          : [1, 2, 3, 4].map((place) => (
              <li key={place}>
                <Skeleton shape="block" height={78} />
              </li>
            ))}
      </List>
      {more}
    </Group>
  );
  const isFound = new Set(searched === '' ? [] : items?.map(({ code }) => code));
  const others = (list: readonly Game[]) => list.filter(({ code }) => !isFound.has(code));
  const suggested = [
    { title: t('recent'), list: others(recent) },
    { title: t('hot'), list: hot && others(hot) },
  ];
  const suggestions = suggested.map(({ title, list }) => list?.length !== 0 && group(title, list));
  const nothing = items?.length === 0 && pages.length === 0 && !isStale;

  return (
    <Modal open onOpenChange={onClose} title={t('title')} style={{ width: '720px' }} data-search="">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links in it */}
      <div onKeyDown={moveFocus}>
        <form onSubmit={openFirst}>
          <TextInput
            type="search"
            size="lg"
            aria-label={t('field')}
            placeholder={t('placeholder')}
            prefix={<SearchIcon size={20} />}
            value={text}
            onValueChange={setText}
            maxLength={maxTextLength}
            autoComplete="off"
            enterKeyHint="search"
            clearable
          />
        </form>
        <p className="pv-sr-only" role="status">
          {searched !== '' && items && !isStale && t('found', { count: total + pages.length })}
        </p>
        <Results ref={results}>
          {searched === '' ? (
            suggestions
          ) : (
            <>
              {pages.length > 0 && (
                <Group aria-label={t('pages')}>
                  <h3>{t('pages')}</h3>
                  <Pages>
                    {pages.map((page) => (
                      <li key={page}>
                        <PageChip page={page} onClick={onClose} after={<ChevronRightIcon size={14} />} />
                      </li>
                    ))}
                  </Pages>
                </Group>
              )}
              {found.isError && !items && (
                <Empty
                  compact
                  picture={<SceneImage name="network" />}
                  title={t('failed')}
                  action={<Button onClick={() => void found.refetch()}>{t('retry')}</Button>}
                />
              )}
              {!found.isError &&
                items?.length !== 0 &&
                group(t('games'), items, found.hasNextPage && <NextPage list={found} />)}
              {nothing && (
                <Empty
                  compact
                  picture={<SceneImage name="results" />}
                  title={t('noneTitle', { text: searched })}
                  description={t('noneText')}
                />
              )}
              {items && !isStale && items.length < fewGames && suggestions}
            </>
          )}
        </Results>
      </div>
    </Modal>
  );
};
