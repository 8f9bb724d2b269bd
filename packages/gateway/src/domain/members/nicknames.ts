/** Words of staff and of money that a nickname must not pretend, in lower case. */
const reservedWords = [
  ...['客服', '官方', '管理员', '工作人员', '财务', '系统', '站长', '代充', '充值'],
  ...['admin', 'official', 'service', 'support', 'staff', 'system', 'moderator'],
];

interface Ports {
  /** Names of the brands, which a nickname must not pretend either. */
  readonly brandNames: readonly string[];
  /** Whether a text that others see has no banned word and no contact. */
  readonly isAllowedText: (text: string) => Promise<boolean>;
}

/** Which names others may see (PFL-1): no word of the rules of live rooms, and none that pretends to be staff or a brand. */
export const createNicknames = ({ brandNames, isAllowedText }: Ports) => {
  const reserved = [...reservedWords, ...brandNames.map((name) => name.toLowerCase())];
  const isReserved = (nickname: string) => {
    const plain = nickname.toLowerCase().replace(/[\s_·-]/g, '');
    return reserved.some((word) => plain.includes(word));
  };
  return {
    isAllowed: async (nickname: string): Promise<boolean> =>
      !isReserved(nickname) && (await isAllowedText(nickname)),
  };
};

export type Nicknames = ReturnType<typeof createNicknames>;
