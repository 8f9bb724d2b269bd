import type Hls from 'hls.js/light';

/** Delays before further attempts to load a stream, ms. After the last one the stream counts as dead. */
const retryDelays = [1_000, 2_000, 4_000, 8_000];
/** How long a stream may show nothing new, ms. */
const longestStall = 30_000;
/** A second failure to decode within this time, ms, needs a new player. */
const decodeAgain = 5_000;
/** New players of one stream. */
const maxPlayers = 3;
/** How long the page may be hidden before nothing is loaded any more, ms. */
const hiddenLimit = 60_000;

/** Loads a file once: the attempts are those of `retryDelays`. */
const loadOnce = {
  default: { maxTimeToFirstByteMs: 8_000, maxLoadTimeMs: 15_000, timeoutRetry: null, errorRetry: null },
};

/**
 * For a live stream: little behind, and of bounded memory. Without a worker, whose script the policy of the pages would have
 * to allow.
 */
const hlsConfig = {
  enableWorker: false,
  lowLatencyMode: true,
  backBufferLength: 30,
  maxBufferLength: 10,
  liveSyncDurationCount: 3,
  maxLiveSyncPlaybackRate: 1.1,
  capLevelToPlayerSize: true,
  manifestLoadPolicy: loadOnce,
  playlistLoadPolicy: loadOnce,
  fragLoadPolicy: loadOnce,
};

type LoadHls = () => Promise<{ default: typeof Hls }>;

const loadHls: LoadHls = () => import('hls.js/light');

/** What a way of playing does; `playStream` decides when. */
interface Player {
  /** Loads the stream again after a failure. */
  retry(): void;
  stop(): void;
  resume(): void;
  close(): void;
}

interface PlayerEvents {
  onFailure(): void;
  onDead(): void;
  onData(): void;
}

const playNatively = (video: HTMLVideoElement, url: string, { onFailure }: PlayerEvents): Player => {
  const load = () => {
    video.src = url;
    video.load();
  };
  const unload = () => {
    video.removeAttribute('src');
    video.load();
  };
  video.addEventListener('error', onFailure);
  load();
  return {
    retry: load,
    stop: unload,
    // A live stream begins at its live edge.
    resume: load,
    close: () => {
      video.removeEventListener('error', onFailure);
      unload();
    },
  };
};

const playWithHls = (
  Class: typeof Hls,
  video: HTMLVideoElement,
  url: string,
  { onFailure, onDead, onData }: PlayerEvents,
): Player => {
  let hls: Hls;
  let failedToDecodeAt = Number.NEGATIVE_INFINITY;
  let players = 0;

  const open = () => {
    players += 1;
    const created = new Class(hlsConfig);
    hls = created;
    created.on(Class.Events.FRAG_BUFFERED, onData);
    created.on(Class.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal || created !== hls) return;
      if (type === Class.ErrorTypes.NETWORK_ERROR) onFailure();
      else if (type === Class.ErrorTypes.MEDIA_ERROR) recover();
      else onDead();
    });
    created.loadSource(url);
    created.attachMedia(video);
  };
  const recover = () => {
    const now = performance.now();
    const isAgain = now - failedToDecodeAt < decodeAgain;
    failedToDecodeAt = now;
    if (!isAgain) return hls.recoverMediaError();
    if (players >= maxPlayers) return onDead();
    hls.destroy();
    open();
  };
  open();
  return {
    // Without a playlist there is nothing that could go on.
    retry: () => (hls.levels.length > 0 ? hls.startLoad() : hls.loadSource(url)),
    stop: () => hls.stopLoad(),
    resume: () => {
      hls.startLoad();
      if (hls.liveSyncPosition) video.currentTime = hls.liveSyncPosition;
    },
    close: () => hls.destroy(),
  };
};

/**
 * Plays an HLS stream: by the browser where it can, else by hls.js, which is loaded then. Failures are retried with growing
 * delays; nothing is loaded while the page is hidden for long.
 *
 * @param onDead is called at most once, when the stream does not play.
 * @returns stops it.
 */
export const playStream = (
  video: HTMLVideoElement,
  url: string,
  onDead: () => void,
  load: LoadHls = loadHls,
): (() => void) => {
  let player: Player | undefined;
  let isClosed = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stall: ReturnType<typeof setTimeout> | undefined;
  let hide: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const close = () => {
    if (isClosed) return;
    isClosed = true;
    for (const timer of [retry, stall, hide]) clearTimeout(timer);
    for (const [name, listener] of listeners) video.removeEventListener(name, listener);
    document.removeEventListener('visibilitychange', handleVisibility);
    player?.close();
  };
  const die = () => {
    if (isClosed) return;
    close();
    onDead();
  };
  const handleProgress = () => {
    clearTimeout(stall);
    stall = undefined;
  };
  const handleWaiting = () => {
    if (!isStopped) stall ??= setTimeout(die, longestStall);
  };
  const handleData = () => {
    failures = 0;
  };
  const handleFailure = () => {
    const delay = retryDelays[failures];
    failures += 1;
    if (delay === undefined) return die();
    clearTimeout(retry);
    retry = setTimeout(() => isStopped || player?.retry(), delay);
  };
  const handleVisibility = () => {
    clearTimeout(hide);
    if (document.hidden) {
      hide = setTimeout(() => {
        isStopped = true;
        handleProgress();
        player?.stop();
      }, hiddenLimit);
    } else if (isStopped) {
      isStopped = false;
      failures = 0;
      if (!video.paused) handleWaiting();
      player?.resume();
    }
  };
  const listeners = [
    ['play', handleWaiting],
    ['waiting', handleWaiting],
    ['playing', handleData],
    ['canplay', handleProgress],
    ['timeupdate', handleProgress],
    ['pause', handleProgress],
  ] as const;

  for (const [name, listener] of listeners) video.addEventListener(name, listener);
  document.addEventListener('visibilitychange', handleVisibility);
  // Otherwise the visitor starts it, and until then it need not show anything.
  if (video.autoplay) handleWaiting();
  const events = { onFailure: handleFailure, onDead: die, onData: handleData };
  if (video.canPlayType('application/vnd.apple.mpegurl') !== '') {
    player = playNatively(video, url, events);
  } else {
    load().then(({ default: Class }) => {
      if (isClosed) return;
      if (Class.isSupported()) player = playWithHls(Class, video, url, events);
      else die();
    }, die);
  }
  return close;
};
