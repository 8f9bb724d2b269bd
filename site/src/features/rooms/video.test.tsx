import { roomIds } from '@pavilion/contract';
import { buildJoinedRoom } from '@pavilion/sdk/testing';
import { act, screen } from '@testing-library/react';
import { rooms } from './messages/zh-CN';
import * as videoLimit from './model/video-limit';
import { setWindow, showRooms } from './rooms-test-kit';

/** Ends the stream that is played. */
let die: () => void = () => {};
const played: string[] = [];
jest.mock('./model/play-stream', () => ({
  playStream: (_video: HTMLVideoElement, url: string, onDead: () => void) => {
    played.push(url);
    die = onDead;
    return () => {};
  },
}));

const stream = { kind: 'hls', url: 'https://video.example/index.m3u8' } as const;
const drawn = { kind: 'drawn', url: null } as const;

describe('the video of a live room', () => {
  beforeEach(() => {
    played.length = 0;
    setWindow();
  });
  const ballOf = ({ container }: { container: Element }) => container.querySelector('ellipse[transform]');

  it('[LIV-3] is shown, silent at first, in the place of the drawn match, whose score stays', async () => {
    const { connect, joined, view } = await showRooms();
    await connect();
    await joined({ stream });
    expect(screen.getByLabelText(rooms.video)).toHaveProperty('muted', true);
    expect(played).toEqual([stream.url]);
    expect(screen.getByText('1 : 0')).toBeVisible();
    expect(ballOf(view)).toBeNull();
  });

  it('[LIV-3] passes the VIP limit, which reads the range of the site, before it is loaded', async () => {
    const check = jest.spyOn(videoLimit, 'passesVideoLimit');
    const { rules } = buildJoinedRoom();
    check.mockReturnValue(false);
    const { connect, joined } = await showRooms();
    await connect();
    await joined({ stream, rules: { ...rules, vipMin: 3, vipMax: 5 } });
    expect(check).toHaveBeenCalledWith(expect.objectContaining({ vipMin: 3, vipMax: 5 }));
    expect(played).toEqual([]);
    check.mockRestore();
    for (const range of [
      { vipMin: 0, vipMax: 0 },
      { vipMin: 9, vipMax: 10 },
    ])
      expect(videoLimit.passesVideoLimit(range)).toBe(true);
  });

  it('[LIV-3] that does not play is replaced by the drawn match with a notice, and can be tried again', async () => {
    const { connect, joined, user, view } = await showRooms();
    await connect();
    await joined({ stream });
    act(() => die());
    expect(screen.getByText(rooms.videoDead)).toBeVisible();
    expect(screen.queryByLabelText(rooms.video)).toBeNull();
    expect(ballOf(view)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: rooms.videoAgain }));
    expect(screen.getByLabelText(rooms.video)).toBeVisible();
    expect(screen.queryByText(rooms.videoDead)).toBeNull();
    expect(played).toEqual([stream.url, stream.url]);
  });

  it('[LIV-3] begins and ends with the address that the operator sets', async () => {
    const { connect, joined, push, view } = await showRooms();
    await connect();
    await joined();
    expect(screen.queryByLabelText(rooms.video)).toBeNull();
    const { match } = buildJoinedRoom();
    await push(roomIds.state, { state: 'live', match, stream });
    expect(screen.getByLabelText(rooms.video)).toBeVisible();
    await push(roomIds.state, { state: 'live', match, stream: drawn });
    expect(screen.queryByLabelText(rooms.video)).toBeNull();
    expect(ballOf(view)).not.toBeNull();
    await push(roomIds.state, { state: 'ended', match, stream });
    expect(screen.queryByLabelText(rooms.video)).toBeNull();
  });
});
