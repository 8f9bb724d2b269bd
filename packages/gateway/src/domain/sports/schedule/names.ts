/** A part of an invented name in both languages. */
export type NamePart = readonly [chinese: string, english: string];

const parse = (list: string): readonly NamePart[] =>
  list
    .trim()
    .split(/\s*,\s*/)
    .map((entry) => {
      const [chinese, ...english] = entry.split(' ');
      return [chinese!, english.join(' ')];
    });

/** Invented towns. */
export const places = parse(`
  云岭 Yunling, 东渡 Dongdu, 北桥 Beiqiao, 南湖 Nanhu, 蓝湾 Lanwan, 石城 Shicheng, 青川 Qingchuan, 西关 Xiguan,
  江夏 Jiangxia, 临渊 Linyuan, 鹿鸣 Luming, 白沙 Baisha, 松原 Songyuan, 海棠 Haitang, 金坪 Jinping, 望潮 Wangchao,
  柳溪 Liuxi, 雁门 Yanmen, 碧水 Bishui, 星河 Xinghe, 长汀 Changting, 玉泉 Yuquan, 梅岗 Meigang, 竹山 Zhushan,
  枫林 Fenglin, 沧浪 Canglang, 赤岩 Chiyan, 银滩 Yintan, 紫霞 Zixia, 翠屏 Cuiping, 寒江 Hanjiang, 流沙 Liusha,
  平川 Pingchuan, 高原 Gaoyuan, 碣石 Jieshi, 鹤岭 Heling, 双塔 Shuangta, 九曲 Jiuqu, 清源 Qingyuan, 望月 Wangyue,
  潜龙 Qianlong, 霜桥 Shuangqiao, 麦田 Maitian, 落雁 Luoyan, 丹溪 Danxi, 苍山 Cangshan, 古渡 Gudu, 明湖 Minghu,
  雪峰 Xuefeng, 晴沙 Qingsha, 连港 Liangang, 桐庐湾 Tonglu Bay`);

/** What teams are called after. */
export const mascots = parse(`
  飞鹤 Cranes, 海燕 Swifts, 铁骑 Riders, 白鹭 Egrets, 水手 Sailors, 猛虎 Tigers, 竹马 Bamboo, 灯塔 Lights,
  雄鹰 Eagles, 骏马 Horses, 苍狼 Wolves, 黑豹 Panthers, 赤狐 Foxes, 银鲨 Sharks, 火凤 Phoenix, 雷霆 Thunder,
  流星 Meteors, 青龙 Dragons, 巨象 Elephants, 灵鹿 Deer, 猎隼 Falcons, 北极熊 Bears, 羚羊 Antelopes, 海豚 Dolphins,
  风帆 Sails, 山鹰 Hawks, 磐石 Rocks, 烈焰 Flames, 寒冰 Ice, 金狮 Lions, 游侠 Rangers, 卫士 Guards,
  先锋 Pioneers, 骑士 Knights, 工匠 Makers, 渔夫 Fishers, 信使 Heralds, 矿工 Miners, 园丁 Gardeners, 旅人 Travellers`);

/** Parts of the names of esports teams. */
export const teamPrefixes = parse(`
  静夜 Silent, 绯红 Crimson, 极光 Aurora, 深空 Deep, 零度 Zero, 回声 Echo, 暗流 Undertow, 晨星 Daystar, 铁幕 Iron,
  幻影 Phantom, 蓝焰 Blueflame, 量子 Quantum, 逆风 Headwind, 破晓 Dawn`);
export const teamSuffixes = parse(`
  彗星 Comets, 方阵 Phalanx, 猎手 Hunters, 棱镜 Prism, 矩阵 Matrix, 信标 Beacon, 裂隙 Rift, 引擎 Engine, 守望 Watch,
  风暴 Storm, 轨迹 Orbit, 齿轮 Gears, 王座 Throne, 回路 Circuit`);

/** Parts of the names of players. */
export const familyNames = parse(`
  林 Lin, 沈 Shen, 陆 Lu, 顾 Gu, 许 Xu, 江 Jiang, 白 Bai, 秦 Qin, 叶 Ye, 苏 Su, 温 Wen, 程 Cheng, 宋 Song, 傅 Fu,
  谢 Xie, 方 Fang, 唐 Tang, 裴 Pei, 蓝 Lan, 岑 Cen`);
export const givenNames = parse(`
  知远 Zhiyuan, 清和 Qinghe, 明川 Mingchuan, 若谷 Ruogu, 映雪 Yingxue, 星野 Xingye, 听澜 Tinglan, 云舟 Yunzhou,
  南乔 Nanqiao, 望舒 Wangshu, 子衿 Zijin, 长风 Changfeng, 寒松 Hansong, 一诺 Yinuo, 初晴 Chuqing, 怀瑾 Huaijin`);

/** Colours of shirts. */
export const colours: readonly string[] = [
  '#b3261e',
  '#1f5fa8',
  '#2e7d4f',
  '#e0a526',
  '#5b3a8c',
  '#1b1f24',
  '#f2efe6',
  '#d9622b',
  '#4fa3a5',
  '#8a2f4f',
];
