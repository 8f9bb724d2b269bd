export const marqueeMessages = {
  'zh-CN': {
    pause: '暂停',
    play: '播放',
  },
  en: {
    pause: 'Pause',
    play: 'Play',
  },
};
