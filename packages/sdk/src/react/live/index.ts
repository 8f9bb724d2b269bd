export { useLiveState } from './use-live-state';
export { watchLive } from './watch-live';
