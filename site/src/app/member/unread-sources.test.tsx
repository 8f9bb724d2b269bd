import { exampleAnswers } from '@pavilion/contract/examples';
import { createStore } from '@pavilion/sdk/react';
import { createTestClient, exampleHandlers } from '@pavilion/sdk/testing';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { TitleKey } from '../../routes/titles';
import { LocaleProvider } from '../../shared/messages';
import { ClientProvider } from '../../shared/session/session-context';
import { memberPorts } from '../../testing/member-ports';
import { memberSections, sectionOf } from '../menus/member-sections';
import { MenuBadge } from '../menus/menu-badge';
import { accountMenu } from '../menus/menus';
import { UnreadDot } from './unread-badge';
import { unreadPages } from './unread-sources';

const memberMenu: readonly TitleKey[] = memberSections.flatMap(({ sections }) =>
  sections.map(({ page }) => page),
);

/** Of 3 mails, 2 messages of support, and 1 of each other source, as in the examples of the contract. */
const total = 3 + 2 + (unreadPages.length - 2);

/** Shows the badges of a menu's entries, and that of the button that opens the menu. */
const show = (menu: readonly TitleKey[], isMember = true) => {
  const { client, gateway } = createTestClient({
    handlers: {
      ...exampleHandlers(),
      mailUnread: () => ({ ...exampleAnswers.mailUnread, total: 3 }),
      supportUnread: () => ({ ...exampleAnswers.supportUnread, total: 2 }),
    },
    ports: isMember ? memberPorts() : {},
  });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember={isMember}>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <div data-testid="menu">
            {menu.map((page) => (
              <div key={page} data-testid={page}>
                <MenuBadge page={page} />
              </div>
            ))}
          </div>
          <div data-testid="button">
            <UnreadDot />
          </div>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  return gateway;
};

/** Waits for the number at an entry, or the dot at the button, which has it in its name alone. */
const expectCount = async (entry: TitleKey | 'button', count: number) =>
  expect(
    await within(screen.getByTestId(entry)).findByRole('img', { name: `未读 ${count} 条` }),
  ).toHaveTextContent(entry === 'button' ? /^$/ : String(count));

describe('the counts of unread things in menus', () => {
  afterEach(() => jest.restoreAllMocks());

  it('[MAI-1] [SUP-1] are those of mails and messages of support', async () => {
    show(memberMenu);
    await expectCount('mail', 3);
    await expectCount('customer', 2);
  });

  it('[MAI-1] [SUP-1] are at an entry of the member menu, and of the account menu, that leads to the page', () => {
    const entryOf = (page: TitleKey) => sectionOf(page)?.page;
    const problems = unreadPages.flatMap((page) => {
      const entry = entryOf(page);
      if (!entry) return [`${page} is not in memberSections: put it beside a section`];
      if (accountMenu.some((each) => entryOf(each) === entry)) return [];
      return [
        `${page}: accountMenu needs the entry ${entry}, or put the page beside a section with an entry`,
      ];
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ['the account menu', accountMenu],
    ['the member menu', memberMenu],
  ])('[MAI-1] [SUP-1] add up to that of the button that opens %s', async (_, menu) => {
    show(menu);
    await expectCount('button', total);
    const counts = within(screen.getByTestId('menu')).getAllByRole('img');
    expect(counts.reduce((sum, { textContent }) => sum + Number(textContent), 0)).toBe(total);
  });

  it('[MAI-1] [SUP-1] include those of pages beside an entry', async () => {
    jest.replaceProperty(sectionOf('customer')!, 'beside', ['feedback', 'mail']);
    show(['customer']);
    await expectCount('customer', 5);
  });

  it('[SUP-1] are not requested for visitors', () => {
    expect(show(memberMenu, false).requests).toEqual([]);
  });
});
