import { playStream } from './play-stream';

/** A segment list as a server of streams answers it. */
const playlistUrl = 'https://video.example/room/index.m3u8';

/** Stands for hls.js: records what is asked of it, and fails on request. */
class FakeHls {
  static readonly Events = { ERROR: 'error', FRAG_BUFFERED: 'buffered' };
  static readonly ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' };
  static isSupported = () => true;
  static all: FakeHls[] = [];
  levels: unknown[] = [];
  liveSyncPosition: number | null = null;
  readonly config: Record<string, unknown>;
  readonly calls: string[] = [];
  private readonly listeners = new Map<string, (event: string, data: object) => void>();

  constructor(config: Record<string, unknown>) {
    this.config = config;
    FakeHls.all.push(this);
  }
  on(name: string, listener: (event: string, data: object) => void) {
    this.listeners.set(name, listener);
  }
  emit(name: string, data: object = {}) {
    this.listeners.get(name)?.(name, data);
  }
  fail(type: 'network' | 'media' | 'other', fatal = true) {
    this.emit('error', { type, fatal });
  }
  loadSource = (url: string) => this.calls.push(`load ${url}`);
  attachMedia = () => this.calls.push('attach');
  startLoad = () => this.calls.push('start');
  stopLoad = () => this.calls.push('stop');
  recoverMediaError = () => this.calls.push('recover');
  destroy = () => this.calls.push('destroy');
}

const latest = () => FakeHls.all.at(-1) as FakeHls;

describe('the stream of a live room', () => {
  let video: HTMLVideoElement;
  let load: jest.Mock;
  let onDead: jest.Mock;
  let close: (() => void) | undefined;
  beforeEach(() => {
    jest.useFakeTimers();
    FakeHls.all = [];
    video = document.createElement('video');
    video.autoplay = true;
    video.load = jest.fn();
    load = jest.fn(async () => ({ default: FakeHls }));
    onDead = jest.fn();
  });
  afterEach(() => {
    close?.();
    setHidden(false);
    jest.useRealTimers();
  });

  const play = async () => {
    close = playStream(video, playlistUrl, onDead, load as never);
    await jest.advanceTimersByTimeAsync(0);
  };
  const setHidden = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('[LIV-3] is played by the browser where it can, without hls.js', async () => {
    video.canPlayType = () => 'maybe';
    await play();
    expect(video.src).toBe(playlistUrl);
    expect(load).not.toHaveBeenCalled();
    close?.();
    expect(video.hasAttribute('src')).toBe(false);
  });

  it('[LIV-3] is else played by hls.js, little behind and of bounded memory, without a worker', async () => {
    await play();
    expect(latest().calls).toEqual([`load ${playlistUrl}`, 'attach']);
    expect(latest().config).toMatchObject({
      enableWorker: false,
      lowLatencyMode: true,
      backBufferLength: 30,
      maxBufferLength: 10,
      liveSyncDurationCount: 3,
      maxLiveSyncPlaybackRate: 1.1,
      capLevelToPlayerSize: true,
    });
    close?.();
    expect(latest().calls.at(-1)).toBe('destroy');
  });

  it('[LIV-3] is loaded again after 1, 2, 4 and 8 s, and then is dead', async () => {
    await play();
    for (const delay of [1_000, 2_000, 4_000, 8_000]) {
      const before = latest().calls.length;
      latest().fail('network');
      await jest.advanceTimersByTimeAsync(delay - 1);
      expect(latest().calls).toHaveLength(before);
      await jest.advanceTimersByTimeAsync(1);
      // There is no playlist yet.
      expect(latest().calls.at(-1)).toBe(`load ${playlistUrl}`);
    }
    latest().fail('network');
    expect(onDead).toHaveBeenCalledTimes(1);
    expect(latest().calls.at(-1)).toBe('destroy');
  });

  it('[LIV-3] counts failures from zero once it plays, and goes on with its playlist', async () => {
    await play();
    latest().levels = [{}];
    for (let turn = 0; turn < 8; turn += 1) {
      latest().fail('network');
      await jest.advanceTimersByTimeAsync(1_000);
      latest().emit('buffered');
    }
    expect(latest().calls.filter((call) => call === 'start')).toHaveLength(8);
    expect(onDead).not.toHaveBeenCalled();
  });

  it('[LIV-3] that cannot be decoded is recovered, within 5 s again by a new player, and then is dead', async () => {
    await play();
    latest().fail('media');
    expect(latest().calls.at(-1)).toBe('recover');
    await jest.advanceTimersByTimeAsync(4_000);
    latest().fail('media');
    expect(FakeHls.all).toHaveLength(2);
    latest().fail('media', false);
    latest().fail('media');
    expect(FakeHls.all).toHaveLength(3);
    latest().fail('media');
    expect(onDead).toHaveBeenCalledTimes(1);
    expect(FakeHls.all.every(({ calls }) => calls.includes('destroy'))).toBe(true);
  });

  it('[LIV-3] is dead when nothing is shown for 30 s, and not while it shows something', async () => {
    await play();
    await jest.advanceTimersByTimeAsync(29_000);
    video.dispatchEvent(new Event('timeupdate'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onDead).not.toHaveBeenCalled();
    video.dispatchEvent(new Event('waiting'));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(onDead).toHaveBeenCalledTimes(1);
  });

  it('[LIV-3] that the visitor has not started is not dead, but once started it is', async () => {
    video.autoplay = false;
    await play();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(onDead).not.toHaveBeenCalled();
    video.dispatchEvent(new Event('play'));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(onDead).toHaveBeenCalledTimes(1);
  });

  it('[LIV-3] is not loaded while the page is hidden for a minute, and goes on at its live edge', async () => {
    await play();
    video.dispatchEvent(new Event('timeupdate'));
    setHidden(true);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(latest().calls).not.toContain('stop');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(latest().calls.at(-1)).toBe('stop');
    latest().liveSyncPosition = 42;
    setHidden(false);
    expect(latest().calls.at(-1)).toBe('start');
    expect(video.currentTime).toBe(42);
    expect(onDead).not.toHaveBeenCalled();
  });

  it('[LIV-3] is dead where hls.js does not work or does not load', async () => {
    load.mockResolvedValueOnce({
      default: Object.assign(class extends FakeHls {}, { isSupported: () => false }),
    });
    await play();
    load.mockRejectedValueOnce(new Error('offline'));
    await play();
    expect(onDead).toHaveBeenCalledTimes(2);
  });
});
