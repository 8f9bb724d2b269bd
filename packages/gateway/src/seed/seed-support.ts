import type { SupportTopic } from '@pavilion/contract';
import type { Database } from '../db/database';
import { agentTexts, createThreadStore, type SupportRules } from '../domain/support';
import { text } from '../domain/texts';
import { dayMs, minuteMs } from '../durations';
import { findDemoMember } from './find-demo-member';

/** A thread of the demo member: a request, an answer ten minutes later, and what follows. */
interface SeededThread {
  readonly topic: SupportTopic | null;
  readonly daysAgo: number;
  readonly request: string;
  readonly answer: ReturnType<typeof text>;
  /** The customer's second message, an hour after the answer; without one the answer is the last message. */
  readonly reply?: string;
  readonly isClosed?: true;
  readonly isUnread?: true;
}

/** In the order of their ages. */
const threads: readonly SeededThread[] = [
  {
    topic: 'withdrawal',
    daysAgo: 12,
    request: '取款页提示还差流水，想知道还差多少？',
    answer: text(
      '您好，流水页逐笔列出每笔存款和礼金还差多少，以及哪些投注计入。',
      'Hello, the turnover page lists for each deposit and bonus what is left, and which bets count.',
    ),
    reply: '看到了，谢谢！',
    isClosed: true,
  },
  {
    topic: null,
    daysAgo: 5,
    request: '怎么核对电子游戏一局的结果？',
    answer: text(
      '投注记录里有每一局的明细，可以用公布的种子自行验证。',
      'The bet record shows every round in detail, and you can verify it with the seeds shown there.',
    ),
  },
  {
    topic: 'suggestion',
    daysAgo: 1,
    request: '希望收藏的游戏可以排序。',
    answer: text(
      '谢谢您的建议，已转给产品团队。还有其他想法请直接回复。',
      'Thank you, the product team has your suggestion. Reply here if there is more.',
    ),
    isUnread: true,
  },
];

/** Gives the demo member a closed ticket, an answered one that is unread, and a chat. */
export const seedSupport = async (db: Database, now: number, rules: SupportRules): Promise<void> => {
  const demo = await findDemoMember(db);
  if (!demo) return;
  const store = createThreadStore(rules, null);
  const owner = { memberId: demo.id };
  for (const { topic, daysAgo, request, answer, reply, isClosed, isUnread } of threads) {
    const start = now - daysAgo * dayMs;
    const at = new Date(start);
    const key = `seeded-thread-${daysAgo}`;
    const kind = topic === null ? 'chat' : 'ticket';
    const details = { topic, client_key: topic === null ? null : key };
    const thread = await store.insertThread(db, owner, kind, at, details);
    if (!thread) continue;
    await store.addRequest(db, thread, { text: request, key, hash: key }, at);
    const answered = new Date(start + 10 * minuteMs);
    const { id } = await store.addAnswer(
      db,
      thread,
      { text: answer, name: agentTexts.name, isAutomatic: true },
      answered,
    );
    if (!isUnread)
      await db.updateTable('threads').set({ read_up_to: id }).where('id', '=', thread.id).execute();
    if (reply !== undefined) {
      const replied = new Date(start + 70 * minuteMs);
      await store.addRequest(db, thread, { text: reply, key: `${key}-reply`, hash: key }, replied);
    }
    if (isClosed) await store.close(db, thread.id, 'customer', new Date(start + 80 * minuteMs));
  }
};
