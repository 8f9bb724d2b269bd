export { useLiveState } from './use-live-state';
export { watchLive } from './watch-live';
export { type WatchReturnPorts, watchReturn } from './watch-return';
