import { type JoinedRoom, type LiveFrame, liveIds, type RoomDelta, roomIds } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import {
  buildJoinedRoom,
  buildLiveSnapshot,
  buildMember,
  buildPreInfo,
  buildRoomMessage,
  createTestClient,
  type Handlers,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { LocaleProvider } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';
import { ClientProvider } from '../../shared/session/session-context';
import { memberPorts } from '../../testing/member-ports';
import { LiveRooms } from './live-rooms';

/** A text with its placeholders filled. */
export const named = (text: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{${name}}`, String(value)), text);

export const messageOf = (number: number, changes: Parameters<typeof buildRoomMessage>[0] = {}) =>
  buildRoomMessage({ id: String(number).padStart(12, '0'), text: `第 ${number} 句`, ...changes });

/** Answers the media queries of the component: the width of the window, px, and whether motion is reduced. */
export const setWindow = ({ width = 1920, isReduced = false } = {}) => {
  window.matchMedia = ((query: string) => {
    const least = /min-width: (\d+)px/.exec(query)?.[1];
    const matches =
      least === undefined ? query.includes('reduced-motion') && isReduced : width >= Number(least);
    return { matches, addEventListener: () => {}, removeEventListener: () => {} };
  }) as unknown as typeof window.matchMedia;
};

let navigate: NavigateFunction;
const Address = () => {
  navigate = useNavigate();
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

interface Options {
  readonly address?: string;
  readonly handlers?: Handlers;
  readonly isVisitor?: boolean;
  /** What opens the room of the address. */
  readonly rooms?: ReactNode;
}

/** Renders the live rooms of an address beside a page with links, as if the code of the rooms was loaded with the page. */
export const showRooms = async ({
  address = '/?room=room-1',
  handlers = {},
  isVisitor = false,
  rooms = <LiveRooms isOverPrevious={false} />,
}: Options = {}) => {
  const { client, gateway, ports } = createTestClient({
    handlers: {
      memberInfo: () => buildMember(),
      memberJwt: () => ({ jwt: 'a.b.c' }),
      preInfo: () => buildPreInfo(),
      ...handlers,
    },
    ports: isVisitor ? {} : memberPorts(),
  });
  const store = createStore(client);
  // In an asynchronous `act`, for components that are loaded.
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <ClientProvider client={client} wasMember={!isVisitor}>
          <LocaleProvider locale="zh-CN" setLocale={() => {}}>
            <UiProvider locale="zh-CN">
              <MemoryRouter initialEntries={[address]}>
                <main tabIndex={-1}>
                  <Link to="/">打开首页</Link>
                  <Link to="/?room=all">全部直播间</Link>
                  <Link to="/?room=room-1">打开直播间</Link>
                  <Link to="/game/sport">体育</Link>
                  <Link to="/user/login">登录页</Link>
                </main>
                {rooms}
                <Address />
              </MemoryRouter>
              <ToastHost />
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>,
    ),
  );
  // The code of connections and of dialogs is loaded on demand.
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await act(() => ports.clock.settle());
  };
  await settle();

  const deliver = async (frame: LiveFrame) => {
    await act(async () => ports.socket.latest().deliver(frame));
    await settle();
  };
  let seq = 0;
  const frames = {
    /** Opens the connection and answers the snapshot. */
    connect: async () => {
      await act(async () => ports.socket.latest().open());
      await settle();
      const balance = isVisitor ? null : '10.00';
      await deliver({
        id: liveIds.snapshot,
        msgData: { data: buildLiveSnapshot({ seq: { site: 0, member: 0 }, balance }) },
      });
    },
    joined: (room: Partial<JoinedRoom> = {}) => {
      seq = 0;
      return deliver({ id: roomIds.join, room: 'room-1', msgData: { data: buildJoinedRoom(room) } });
    },
    refused: (code: number) =>
      deliver({ id: roomIds.join, room: 'room-1', msgData: { refusal: { code, message: '' } } }),
    push: <Id extends RoomDelta['id']>(id: Id, data: Extract<RoomDelta, { id: Id }>['msgData']['data']) => {
      seq += 1;
      return deliver({ id, topic: 'room', room: 'room-1', seq, msgData: { data } } as LiveFrame);
    },
  };
  const sent = (id: number) => ports.socket.latest().sent.filter((request) => request.id === id);
  return {
    client,
    gateway,
    ports,
    view,
    settle,
    deliver,
    sent,
    /** Goes back or forward in the history. */
    traverse: async (steps: number) => {
      act(() => navigate(steps));
      await settle();
    },
    address: () => screen.getByTestId('address').textContent,
    user: userEvent.setup(),
    ...frames,
  };
};
