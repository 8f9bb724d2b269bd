/** Texts of uploaded pictures. */
export const pictures = {
  hint: '支持 {formats}，最多 {count} 张。上传前会在您的设备上缩小，并去除拍摄地点等信息。',
  unreadable: '这张图片无法读取，请换一张',
  show: '查看图片（{count}）',
  hide: '收起图片',
  picture: '图片 {number}',
  loadFailed: '这张图片没有加载成功',
} as const;
