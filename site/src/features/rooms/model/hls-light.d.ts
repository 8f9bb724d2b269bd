/** The build of hls.js without subtitles, alternative audio and protected streams has no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
