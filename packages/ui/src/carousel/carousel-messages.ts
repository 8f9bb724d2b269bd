export const carouselMessages = {
  'zh-CN': {
    carousel: '轮播',
    slide: '轮播图',
    slideNumber: '第 {index} 张，共 {count} 张',
    previousSlide: '上一张',
    nextSlide: '下一张',
    pause: '暂停',
    play: '播放',
    closeNamed: '关闭{label}',
  },
  en: {
    carousel: 'carousel',
    slide: 'slide',
    slideNumber: 'Slide {index} of {count}',
    previousSlide: 'Previous slide',
    nextSlide: 'Next slide',
    pause: 'Pause',
    play: 'Play',
    closeNamed: 'Close: {label}',
  },
};
