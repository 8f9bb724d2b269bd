import { resetModals } from '@pavilion/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as liveRooms from '../features/rooms/live-rooms';
import { setWindow, showRooms } from '../features/rooms/rooms-test-kit';
import { BrandProvider, useBrand } from '../shared/brand/brand-context';
import { lazyComponent } from '../shared/lazy/lazy-component';
import { lazy as texts } from '../shared/lazy/messages/zh-CN';
import { OpenRoom } from './open-room';

let mockLoad: () => Promise<typeof liveRooms>;
let mockRooms: unknown;
jest.mock('./shell-components', () => ({
  shellComponents: {
    get liveRooms() {
      return mockRooms;
    },
  },
}));

const WithoutRooms = () => (
  <BrandProvider value={{ ...useBrand(), off: ['rooms'] }}>
    <OpenRoom />
  </BrandProvider>
);

describe('the room of an address, whose code is loaded with the first one', () => {
  const load = async () => liveRooms;
  beforeEach(() => {
    setWindow();
    mockLoad = jest.fn(load);
    mockRooms = lazyComponent('features/rooms/live-rooms.tsx', 'LiveRooms', () => mockLoad());
  });
  afterEach(() => act(() => resetModals()));

  const show = (address: string, opens = <OpenRoom />) => showRooms({ address, rooms: opens });
  const panelName = { 1920: 'complementary', 390: 'dialog' } as const;
  const findPanel = (width: 1920 | 390 = 1920) => screen.findByRole(panelName[width]);
  // A component that is loaded in a synchronous `act` is never rendered.
  const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
  const closeButtonOf = (panel: HTMLElement) => within(panel).getByRole('button', { name: /^关闭/ });

  it('[LIV-3] loads nothing before a link to a room is followed, and then opens the room over the page', async () => {
    const { address } = await show('/');
    expect(mockLoad).not.toHaveBeenCalled();
    await press(screen.getByRole('link', { name: '打开直播间' }));
    expect(await findPanel()).toBeVisible();
    expect(address()).toBe('/?room=room-1');
    expect(screen.getByRole('link', { name: '打开首页' })).toBeVisible();
    expect(mockLoad).toHaveBeenCalledTimes(1);
  });

  it.each([1920, 390] as const)(
    '[LIV-3] after a room was closed, one press of Back leaves the page on which it was opened (%d px)',
    async (width) => {
      setWindow({ width });
      const { address, traverse } = await show('/game/sport');
      await press(screen.getByRole('link', { name: '打开首页' }));
      await press(screen.getByRole('link', { name: '打开直播间' }));
      await press(closeButtonOf(await findPanel(width)));
      await waitFor(() => expect(address()).toBe('/'));
      await traverse(-1);
      await waitFor(() => expect(address()).toBe('/game/sport'));
    },
  );

  it('[LIV-3] closes a room that the page was opened with, and stays on the page', async () => {
    const { address } = await show('/game/sport?room=room-1');
    const panel = await findPanel();
    await press(closeButtonOf(panel));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(address()).toBe('/game/sport');
  });

  it('[LIV-3] stays open beside the next page', async () => {
    const { address } = await show('/?room=room-1');
    const panel = await findPanel();
    await press(screen.getByRole('link', { name: '体育' }));
    await waitFor(() => expect(address()).toBe('/game/sport?room=room-1'));
    expect(panel).toBeVisible();
  });

  it('[LIV-3] opens no room in a brand without rooms', async () => {
    await show('/?room=room-1', <WithoutRooms />);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(mockLoad).not.toHaveBeenCalled();
  });

  describe('when its code cannot be loaded', () => {
    beforeEach(() => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      mockLoad = jest.fn().mockRejectedValueOnce(new Error('offline')).mockImplementation(load);
    });
    afterEach(() => jest.restoreAllMocks());

    it('[APP-5] [LIV-3] says so, and opens with another attempt', async () => {
      await show('/game/sport?room=room-1');
      expect(await screen.findByText(texts.failed)).toBeVisible();
      await press(screen.getByRole('button', { name: '重试' }));
      expect(await findPanel()).toBeVisible();
      expect(screen.queryByText(texts.failed)).toBeNull();
    });

    it('[APP-5] [LIV-3] can be given up, and then the address names no room', async () => {
      const { address } = await show('/game/sport?room=room-1');
      await screen.findByText(texts.failed);
      await press(screen.getByRole('button', { name: texts.close }));
      await waitFor(() => expect(screen.queryByText(texts.failed)).toBeNull());
      expect(address()).toBe('/game/sport');
    });
  });
});
