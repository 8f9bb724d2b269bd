export const marqueeMessages = {
  'zh-CN': {
    pause: '暂停',
    play: '播放',
    closeNamed: '关闭{label}',
  },
  en: {
    pause: 'Pause',
    play: 'Play',
    closeNamed: 'Close: {label}',
  },
};
