// @ts-check

const zh = {
  returnTitle: '返还率与公平性',
  fairDraw:
    '每一局的牌由服务器种子、您的客户端种子和局号共同决定，发牌前服务器种子的哈希已经公布，换种子后可以逐张核对。',
  stakeNote: '投注范围 {min} 至 {max}。本游戏使用游戏币，没有自动投注，两局之间至少间隔 5 秒。',
  course: '玩法',
  leftTitle: '牌局中断',
  bjRulesCourse:
    '每局使用重新洗过的 8 副牌。2 至 10 按点数计，J、Q、K 计 10 点，A 计 1 点或 11 点；把 A 计作 11 点的牌称为“软”牌。点数高于庄家且不超过 21 点即获胜。',
  bjRulesDealer:
    '庄家满 17 点停牌（软 17 也停）。庄家明牌为 A 或 10 点时先看底牌，若为黑杰克，本局立即结束。',
  bjRulesActs:
    '任意前两张牌可以加倍：再押一份投注，只补一张牌。两张点数相同的牌可以分牌一次，分牌后可以加倍；分开的 A 各补一张牌。满 21 点自动停牌。没有保险和投降。',
  bjRulesPays:
    '黑杰克赔 3∶2，其余获胜赔 1∶1，平局退回投注。分牌后的 21 点不算黑杰克。您的各手都爆牌时，庄家不再补牌。',
  bjRulesReturn:
    '按基本策略玩，首注的返还率为 99.512325%；以全部投注（平均为首注的 1.127741 倍）计为 99.567565%。这是逐一计算所有牌序得出的准确值，是长期平均，单局结果可能相差很大。',
  bjRulesLeft: '离开后牌局会保留，回来可以继续；24 小时未完成的牌局由系统按“停牌”结束。',
  bjStrategyText: '按下表选择，长期返还率最高。行是您的牌，列是庄家的明牌。',
  bjStrategyHard: '硬牌',
  bjStrategySoft: '软牌',
  bjStrategyPairs: '对子',
  bjStrategyD: '加倍，不能加倍时要牌',
  bjStrategyT: '加倍，不能加倍时停牌',
  tcRulesCourse:
    '押底注后您与庄家各得三张牌。看牌后选择跟注（再押与底注相同的一份）或弃牌（输掉底注）。牌型从大到小：豹子、同花顺、同花、顺子、对子、单张；A-2-3 是最小的顺子。',
  tcRulesDealer:
    '庄家至少 Q 高才算成牌。未成牌时底注赔 1∶1，跟注退回；成牌时比大小，赢则底注与跟注各赔 1∶1，相同则退回。',
  tcRulesBonus: '底注奖：跟注后持顺子、豹子或同花顺，不论输赢都按底注另赔 1、4、5 倍。',
  tcRulesPair:
    '“对子以上”是单独的边注，只看您的三张牌：对子赔 1、同花 4、顺子 6、豹子 30、同花顺 40 倍，弃牌也照赔。',
  tcRulesReturn:
    'Q-6-4 或更大时跟注，底注的返还率为 96.627019%；以全部投注（平均为底注的 1.674208 倍）计为 97.9853%。“对子以上”的返还率为 97.683258%。这是逐一计算所有牌组得出的准确值，是长期平均。',
  tcRulesLeft: '离开后牌局会保留，回来可以继续；24 小时未完成的牌局由系统按“弃牌”结束。',
  nnRulesCourse:
    '您与三个荷官席同桌，荷官席由系统按固定概率出价，不是其他玩家。发牌前各席抢庄（不抢、1 至 3 倍），出价最高者坐庄，相同则随机；其余各席下注 1 至 3 倍，然后每席发五张牌，庄家与各席分别比牌。',
  nnRulesBull:
    '三张牌之和为 10 的倍数即“有牛”，另两张之和的个位是牛几，J、Q、K 计 10。大小：五小牛（都小于 5 且和不超过 10）、四炸、五花牛（全是 J、Q、K）、四花牛（四张 J、Q、K 加一张 10）、牛牛、牛九至牛一、无牛；相同时比最大的一张，再比花色（黑桃、红桃、梅花、方块）。',
  nnRulesPays: '每一对输赢 = 底分 × 下注倍数 × 抢庄倍数（不抢算 1 倍）× 赢家的牛型倍数；赢的一方抽 5%。',
  nnRulesMost:
    '开局与每一步都先预留本局最多会输的金额，结束时按实际输赢一并结算；按钮上标出选择后的“最多输”。',
  nnRulesReturn: '抢庄和下注都在发牌之前，任何选择都不改变返还率：以实际承担输赢的金额计，准确为 97.50%。',
  nnRulesLeft: '离开后牌局会保留，回来可以继续；24 小时未完成的牌局由系统按“不抢”和 1 倍结束。',
};

/** @type {typeof zh} */
const en = {
  returnTitle: 'Return and fairness',
  fairDraw:
    'The server seed, your client seed and the number of the hand decide the cards. The hash of the server seed is published before the deal. After a change of seeds you can check every card.',
  stakeNote:
    'Stakes from {min} to {max}. Play money. There is no autoplay, and hands start at least 5 seconds apart.',
  course: 'How to play',
  leftTitle: 'Interrupted hands',
  bjRulesCourse:
    'Each hand is dealt from eight freshly shuffled decks. Cards from 2 to 10 count their number, J, Q and K ten, an ace one or eleven; a hand with an ace that counts eleven is soft. You win with more points than the dealer, up to 21.',
  bjRulesDealer:
    'The dealer stands on 17, soft 17 too. With an ace or a ten the dealer looks at the hidden card first: a blackjack ends the hand at once.',
  bjRulesActs:
    'Any first two cards can be doubled: one more stake, one more card. Two cards of the same value can be split once, and split hands can be doubled; split aces get one card each. A hand of 21 stands by itself. No insurance, no surrender.',
  bjRulesPays:
    'Blackjack pays 3:2, every other win 1:1, a push returns the stake. 21 after a split is not a blackjack. When all your hands are bust, the dealer draws no card.',
  bjRulesReturn:
    'With basic strategy the return is 99.512325% of the first stake; of all that is staked (1.127741 first stakes on average) it is 99.567565%. These figures are computed over every order of the cards. They are long-term means; single hands differ widely.',
  bjRulesLeft: 'A hand that you leave waits for you. After 24 hours the house ends it by standing.',
  bjStrategyText: 'These decisions have the highest return. Rows are your hand, columns the dealer’s card.',
  bjStrategyHard: 'Hard hands',
  bjStrategySoft: 'Soft hands',
  bjStrategyPairs: 'Pairs',
  bjStrategyD: 'double, otherwise hit',
  bjStrategyT: 'double, otherwise stand',
  tcRulesCourse:
    'After the ante, you and the dealer get three cards each. You see yours and call (as much again as the ante) or fold (the ante is lost). From high to low: three of a kind, straight flush, flush, straight, pair, high card; A-2-3 is the lowest straight.',
  tcRulesDealer:
    'The dealer needs at least queen high. Otherwise the ante wins 1:1 and the call comes back. With it the hands are compared: a win pays 1:1 on ante and call, equal hands return both.',
  tcRulesBonus:
    'Ante bonus: after a call, a straight, three of a kind or straight flush pays 1, 4 or 5 antes more, whoever wins.',
  tcRulesPair:
    'Pair plus is a bet of its own on your three cards: a pair pays 1, a flush 4, a straight 6, three of a kind 30, a straight flush 40 to one, also after a fold.',
  tcRulesReturn:
    'Calling with Q-6-4 or better, the return is 96.627019% of the ante; of all that is staked (1.674208 antes on average) it is 97.9853%. Pair plus returns 97.683258%. These figures are computed over every combination of cards; they are long-term means.',
  tcRulesLeft: 'A hand that you leave waits for you. After 24 hours the house ends it as folded.',
  nnRulesCourse:
    'You sit with three house seats. They bid by fixed chances and are no other players. Before the deal all bid for the bank (no bid, 1 to 3). The highest bid is the banker, equal bids are drawn. The others bet 1 to 3, then each seat has five cards, and the banker compares with each.',
  nnRulesBull:
    'Three cards that make a multiple of ten are a bull; the last digit of the other two is its number. J, Q and K count ten. From high to low: five small (all below 5, together at most 10), four of a kind, five faces (only J, Q, K), four faces (four J, Q, K and a ten), bull bull, bull 9 to bull 1, no bull. Equal hands compare the highest card, then its suit (spades, hearts, clubs, diamonds).',
  nnRulesPays:
    'Each pair wins or loses base × bet × bid of the banker (no bid counts 1) × multiple of the winning bull; 5% of a win is the fee.',
  nnRulesMost:
    'The opening and each step reserve the most that you can lose; the end settles what was really won or lost. Each button says the most that you can lose after it.',
  nnRulesReturn:
    'Bids and bets come before the cards, so no choice changes the return: exactly 97.50% of what is won and lost over.',
  nnRulesLeft:
    'A hand that you leave waits for you. After 24 hours the house ends it with no bid and a bet of 1.',
};

export const texts = { 'zh-CN': zh, en };
