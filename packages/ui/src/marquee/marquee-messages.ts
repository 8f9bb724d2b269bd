export const marqueeMessages = {
  'zh-CN': {
    pause: '暂停',
    play: '播放',
    close: '关闭{label}',
  },
  en: {
    pause: 'Pause',
    play: 'Play',
    close: 'Close: {label}',
  },
};
