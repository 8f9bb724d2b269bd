import { agentTexts } from './agent-texts';
import { agentAnswer, questions } from './questions';

const answerOf = (id: string) => questions.find((question) => question.id === id)?.answer;

describe('the automatic agent', () => {
  it.each(['取款', '提款', '提现', 'WITHDRAW'])(
    '[SUP-1] answers a message with “%s” as the question about withdrawals',
    (word) => {
      expect(agentAnswer(`${word} ?`)).toEqual(answerOf('withdrawal-locked'));
    },
  );

  it('[SUP-1] answers the question with most of its words in the message', () => {
    expect(agentAnswer('我的登录密码和手机')).toEqual(agentAnswer('登录'));
  });

  it('[SUP-1] says that it is no person when it knows no answer', () => {
    expect(agentAnswer('……')).toBe(agentTexts.other);
  });
});
